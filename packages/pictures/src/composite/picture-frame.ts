import type { Rectangle } from './paint-cutout.ts'

/** The picture's frame at the scale of the passes: its size, and where the passes' corner lies in it. */
export type Frame = { width: number; height: number; left: number; top: number; feather: number }

export const FEATHER = 0.09

/**
 * A picture taller than the passes shows more ground over and under them. A wider one cuts empty ground above and below
 * a low model before it shows ground beside it.
 */
export function frameFor(
  pass: { width: number; height: number },
  wanted: { aspect: number; bounds: Rectangle | undefined },
): Frame {
  const { aspect, bounds } = wanted
  const own = pass.width / pass.height
  if (Math.abs(aspect - own) < 0.005) return { width: pass.width, height: pass.height, left: 0, top: 0, feather: 0 }
  if (aspect < own) {
    const height = Math.round(pass.width / aspect)
    return { width: pass.width, height, left: 0, top: Math.round((height - pass.height) / 2), feather: FEATHER }
  }
  const least = bounds ? Math.round(bounds.height / 0.76) : pass.height
  const height = Math.min(pass.height, Math.max(least, Math.round(pass.width / aspect)))
  const width = Math.round(height * aspect)
  const middle = bounds ? bounds.top + bounds.height * 0.53 : pass.height / 2
  const cut = Math.round(Math.min(pass.height - height, Math.max(0, middle - height / 2)))
  return { width, height, left: Math.round((width - pass.width) / 2), top: -cut, feather: FEATHER }
}
