import { step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type MarkOptions = {
  x: number
  y: number
  /** Height of the mark in millimetres. */
  size: number
  parts: readonly [left: string, right: string]
  /** Relief: embroidery stands up, a print hardly does. */
  raise?: number
}

/** The house's mark: a leaning leaf parted by a slit. */
export function mark(options: MarkOptions): Feature {
  const { x: mx, y: my, size, parts } = options
  const raise = options.raise ?? 0.5
  const turn = 0.62
  const c = Math.cos(turn)
  const s = Math.sin(turn)
  return (x, y, spot, pixel) => {
    const dx = (x - mx) / size
    const dy = (y - my) / size
    if (Math.abs(dx) > 1 || Math.abs(dy) > 1) return
    const u = dx * c + dy * s
    const v = -dx * s + dy * c
    const leaf = Math.hypot(u, Math.abs(v) + 0.55) - 0.82
    const slit = Math.abs(u + v * 0.22) - 0.035
    const edge = Math.max(leaf, -slit) * size
    if (edge >= 0) return
    spot.part = u + v * 0.22 < 0 ? parts[0] : parts[1]
    spot.z += raise * step(0, 0.8, -edge)
    spot.grain = 0
    const satin = Math.sin((u * 0.5 + v) * size * 9)
    spot.z += raise * 0.16 * satin * step(0.35, 0.15, pixel)
  }
}
