import { noise } from '../geometry/noise.ts'
import { clamp, step } from '../geometry/shaping.ts'
import type { Feature } from './spot.ts'

export type RibKnitOptions = {
  /** Ribs over the width that is seen. */
  count: number
  height: number
  /** Half width of the tube at a height of the pattern; the ribs crowd towards its sides and where it narrows. */
  halfWidth: (y: number) => number
  /** Length of one stitch along a rib. */
  stitch: number
}

const wrap = (t: number): number => t - Math.floor(t)

/** Heavy rib knitting around a tube seen from the side: columns of stitches that turn away towards both edges; none on a patch. */
export function ribKnit(options: RibKnitOptions): Feature {
  const { count, height, stitch } = options
  return (x, y, spot, pixel) => {
    if (spot.grain === 0) return
    const share = clamp(x / options.halfWidth(y), -0.999, 0.999)
    const around = (Math.asin(share) / Math.PI + 0.5) * count
    const wobble = 0.12 * noise(x / 13, y / 17, 41)
    const place = wrap(around + wobble) * 2 - 1
    const round = Math.sqrt(Math.max(0, 1 - place * place))
    const width = (options.halfWidth(y) * Math.PI * Math.sqrt(1 - share * share)) / count
    const shown = step(0.6, 0.25, pixel / Math.max(0.5, width))
    const depth = Math.min(height, width * 0.45)
    spot.z += depth * (round - 0.7) * shown
    spot.open *= 1 - 0.5 * (1 - round) * shown
    const leg = wrap(y / stitch + Math.abs(place) * 0.9 + 0.2 * noise(x / 9, y / 9, 43))
    const loop = 1 - (leg * 2 - 1) ** 2
    const fine = step(0.5, 0.25, pixel / stitch)
    spot.z += 0.16 * stitch * (loop - 0.5) * fine * round
    spot.open *= 1 - 0.3 * (1 - loop) * fine
    const split = step(0.16, 0.02, Math.abs(place)) * step(0.3, 0.12, pixel / Math.max(0.5, width))
    spot.z -= 0.3 * depth * split
    spot.open *= 1 - 0.2 * split
    spot.grain = 0
  }
}
