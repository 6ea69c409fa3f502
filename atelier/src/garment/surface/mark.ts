import { LEAN, markDistance } from '../../brand/mark-distance.ts'
import { step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type MarkOptions = {
  x: number
  y: number
  /** Height of the mark in millimetres. */
  size: number
  part: string
  /** Relief: embroidery stands up, a print hardly does. */
  raise?: number
}

/** The brand's mark: an arch with a door in it. */
export function mark(options: MarkOptions): Feature {
  const { x: mx, y: my, size, part } = options
  const raise = options.raise ?? 0.5
  return (x, y, spot, pixel) => {
    const v = (y - my) / size
    const u = (x - mx) / size
    if (Math.abs(u) > 0.8 || Math.abs(v) > 0.6) return
    const edge = markDistance(u, v) * size
    spot.open *= 1 - 0.25 * step(0.7, 0, edge) * step(0, 0.05, edge)
    if (edge >= 0) return
    spot.part = part
    spot.z += raise * step(0, 0.8, -edge)
    spot.grain = 0
    spot.open = 1
    const satin = Math.sin((u + LEAN * v + v) * size * 8)
    spot.z += raise * 0.16 * satin * step(0.35, 0.15, pixel)
  }
}
