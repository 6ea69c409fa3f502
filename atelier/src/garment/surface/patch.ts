import { distanceTo, type Outline } from '../geometry/outline.ts'
import { bell, step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type PatchOptions = {
  part: string
  /** Thickness of the cloth that lies on top. */
  raise?: number
  /** Swelling of the middle, as of a pocket that is not empty. */
  belly?: number
  /** Whether the ground cloth's grain shows on it. */
  grain?: number
  /** Width over which the edge is rounded. */
  bevel?: number
}

/** A piece of cloth laid on: a pocket, a panel, an appliqué. Its stitches are a seam along the outline's edge. */
export function patch(outline: Outline, options: PatchOptions): Feature {
  const raise = options.raise ?? 1
  const bevel = options.bevel ?? 1.1
  const belly = options.belly ?? 0
  return (x, y, spot, pixel) => {
    const d = distanceTo(outline, x, y)
    if (d >= 4) return
    spot.open *= 1 - 0.4 * bell(Math.max(0, d), Math.max(0.7, pixel)) * (d > 0 ? 1 : 0)
    if (d >= 0) return
    spot.part = options.part
    spot.z += raise * Math.sqrt(step(0, bevel, -d))
    if (belly > 0) spot.z += belly * step(0, 15.5, -d)
    if (options.grain !== undefined) spot.grain = options.grain
  }
}
