import type { Knot } from '../geometry/curve.ts'
import { noise } from '../geometry/noise.ts'
import { bell, clamp, step } from '../geometry/shaping.ts'
import type { Feature } from '../surface/spot.ts'

/** Knife pleats about a flaring tube seen from the side; lengths in millimetres. */
export type Pleating = {
  /** Pleats over the width that is seen. */
  count: number
  /** By what share of a pleat they are turned about the body. */
  shift: number
  seed: number
  /** Height at which they begin, at the sides and by how much lower in the middle. */
  top: number
  dip: number
  halfWidth: (y: number) => number
  /** Height of the hem. */
  hemLine: (x: number) => number
  /** How much lower the outer fold hangs than the inner one. */
  drop: number
}

/** How far round the seen half a point lies, from 0 at the left edge to 1: pleats crowd a little towards the edges. */
function roundAt(pleating: Pleating, x: number, y: number): number {
  const share = clamp(x / pleating.halfWidth(y), -1, 1)
  return 0.5 + 0.33 * share + (0.34 * Math.asin(share)) / Math.PI
}

/** Place among the pleats: the whole part counts them, the rest goes from the inner fold to the outer. */
function placeAt(pleating: Pleating, x: number, y: number): number {
  const { count, shift, seed, top } = pleating
  const round = roundAt(pleating, x, y)
  const free = step(top + 40, top + 330, y)
  const sway = 0.34 * noise(round * 3.1, y / 260, seed) + 0.2 * noise(round * 9, y / 400, seed + 3)
  return round * count + shift + sway * free
}

const fraction = (t: number): number => t - Math.floor(t)

/** A pleat rises to its outer fold, turns there and falls. */
const rise = (t: number): number =>
  t < 0.93 ? (t / 0.93) ** 1.15 : Math.sqrt(Math.max(0, 1 - ((t - 0.93) / 0.07) ** 2))

/** The knots of the hem from `end` at the right to the left: one tooth a pleat. */
export function hemKnots(pleating: Pleating, end: number): Knot[] {
  const found: Knot[] = []
  const stride = 1
  let before = placeAt(pleating, end, pleating.hemLine(end))
  let last = end
  for (let x = end; x > -end; x -= stride) {
    const base = pleating.hemLine(x)
    const place = placeAt(pleating, x, base)
    if (Math.floor(place) !== Math.floor(before)) {
      found.push([x + stride, base, 'corner'], [x - 0.4, base + pleating.drop, 'corner'])
      last = x
    } else if (last - x > 9 && fraction(place) > 0.2) {
      found.push([x, base + pleating.drop * rise(fraction(place))])
      last = x
    }
    before = place
  }
  return found
}

/** How far below the hem's own line the cloth ends at a place among the pleats. */
const hangAt = (pleating: Pleating, place: number): number => pleating.drop * rise(fraction(place))

/** The relief of the pleats, deeper towards the hem; sewn down along the outer folds to a height, if need be. */
export function pleats(pleating: Pleating, sewing: { depth: number; stitch?: string; sewnTo?: number }): Feature {
  const { top, dip, seed } = pleating
  return (x, y, spot, pixel) => {
    const sag = dip * Math.max(0, 1 - (x / 165) ** 2)
    if (y < top + sag - 1) return
    const place = placeAt(pleating, x, y)
    const t = fraction(place)
    const index = Math.floor(place)
    const wide = pleatWidth(pleating, x, y)
    const own = 1 + 0.22 * noise(index * 3.7, y / 170, seed + 11)
    const sewn = sewing.sewnTo ? step(sewing.sewnTo - 10, sewing.sewnTo + 60, y) : 1
    const depth = Math.min(0.34 * wide, (1.5 + (sewing.depth - 1.5) * sewn * step(top, top + 300, y)) * own)
    spot.z += depth * (rise(t) - 0.5)
    spot.z += 0.7 * sewn * noise(place * 1.3, y / 70, seed + 17)
    const foot = Math.min(t, 1 - t) * wide
    spot.open *= 1 - 0.5 * bell(foot, Math.max(0.7, pixel)) - (t < 0.5 ? 0.16 * bell(t * wide, 4) : 0)
    const crease = (0.93 - t) * wide
    spot.open *= 1 + 0.04 * bell(crease, 1.2)
    if (sewing.stitch) sewDown(spot, { part: sewing.stitch, crease, y: y - sag, until: sewing.sewnTo ?? 0 })
  }
}

/** A row of stitches beside the outer fold, and a bar across its end. */
function sewDown(spot: Parameters<Feature>[2], at: { part: string; crease: number; y: number; until: number }): void {
  const across = Math.abs(at.crease - 3.4)
  const past = at.y - at.until
  const isBar = Math.abs(past) < 1.3 && at.crease > -1 && at.crease < 9
  const inStitch = Math.abs(fraction(at.y / 2.8) - 0.5) * 2.8
  const isStitch = past < 0 && across < 0.45 && inStitch < 1
  if (past < 0) spot.z -= 0.2 * bell(across, 0.9)
  if (!isBar && !isStitch) return
  spot.part = at.part
  spot.grain = 0
  spot.z += isBar ? 0.5 : 0.3
}

/** Width of the pleat at a point. */
function pleatWidth(pleating: Pleating, x: number, y: number): number {
  const reach = 2
  const turn = placeAt(pleating, x + reach, y) - placeAt(pleating, x - reach, y)
  return clamp((2 * reach) / Math.max(0.02, turn), 4, 60)
}

/** A tape sewn on along the hem, between two distances from it; it follows the pleats. */
export function hemTape(pleating: Pleating, tape: { part: string; from: number; to: number }): Feature {
  const { from, to } = tape
  return (x, y, spot, pixel) => {
    const base = pleating.hemLine(x)
    if (y < base - to - 4) return
    const place = placeAt(pleating, x, y)
    const up = base + hangAt(pleating, place) - y
    const inside = Math.min(up - from, to - up)
    spot.open *= 1 - 0.25 * bell(Math.min(0, inside), Math.max(0.6, pixel))
    if (inside < 0) return
    spot.part = tape.part
    spot.z += 0.5 * step(0, 0.8, inside)
  }
}
