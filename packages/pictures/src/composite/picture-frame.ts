import type { ViewPass } from '../passes/view-pass.ts'
import type { Rectangle } from './paint-cutout.ts'

/** The picture's frame at the scale of the passes: its size, and where the passes' corner lies in it. */
export type Frame = { width: number; height: number; left: number; top: number; feather: number }

export const FEATHER = 0.09

/** Share of a tall picture's width that a model covers where its own form allows it. */
const FILLED = 0.93

/**
 * A picture taller than the passes cuts empty ground beside the model, and then shows more ground over and under it. A
 * close view, whose model leaves the passes at a border, is cut to the picture at its sides instead. A picture wider than the passes cuts empty ground above and below a low model before it shows ground beside it.
 */
export function frameFor(
  pass: Pick<ViewPass, 'width' | 'height' | 'id'>,
  wanted: { aspect: number; bounds: Rectangle | undefined },
): Frame {
  const { aspect, bounds } = wanted
  const own = pass.width / pass.height
  if (Math.abs(aspect - own) < 0.005) return { width: pass.width, height: pass.height, left: 0, top: 0, feather: 0 }
  if (aspect < own) return tallFrame(pass, aspect)
  const least = bounds ? Math.round(bounds.height / 0.76) : pass.height
  const height = Math.min(pass.height, Math.max(least, Math.round(pass.width / aspect)))
  const width = Math.round(height * aspect)
  const middle = bounds ? bounds.top + bounds.height * 0.53 : pass.height / 2
  const cut = Math.round(Math.min(pass.height - height, Math.max(0, middle - height / 2)))
  return { width, height, left: Math.round((width - pass.width) / 2), top: -cut, feather: FEATHER }
}

function tallFrame(pass: Pick<ViewPass, 'width' | 'height' | 'id'>, aspect: number): Frame {
  const narrowest = Math.round(pass.height * aspect)
  const { first, last, isCut } = coveredColumns(pass)
  const wanted = isCut ? narrowest : Math.round((last + 1 - first) / FILLED)
  const width = Math.min(pass.width, Math.max(narrowest, wanted))
  const height = width === narrowest ? pass.height : Math.round(width / aspect)
  const middle = isCut ? pass.width / 2 : (first + last + 1) / 2
  const cut = Math.round(Math.min(pass.width - width, Math.max(0, middle - width / 2)))
  const feather = height > pass.height ? FEATHER : 0
  return { width, height, left: 0 - cut, top: Math.round((height - pass.height) / 2), feather }
}

/** The columns that a model covers, and whether it leaves the passes at a border. */
function coveredColumns({ width, height, id }: Pick<ViewPass, 'width' | 'height' | 'id'>) {
  const covered = (x: number, y: number) => (id[(y * width + x) * 4 + 3] as number) > 0
  let [first, last] = [width, -1]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < first; x++) if (covered(x, y)) first = x
    for (let x = width - 1; x > last; x--) if (covered(x, y)) last = x
  }
  if (last < 0) return { first: 0, last: width - 1, isCut: false }
  const isHigh = Array.from({ length: width }, (_, x) => x).some((x) => covered(x, 0) || covered(x, height - 1))
  return { first, last, isCut: isHigh || first === 0 || last === width - 1 }
}
