import { toOtherSide } from '../geometry/curve.ts'
import type { Point } from '../geometry/path.ts'
import { type Nearness, Path } from '../geometry/path.ts'
import { band } from '../surface/band.ts'
import { type StitchRow, seam } from '../surface/seam.ts'
import type { Feature } from '../surface/spot.ts'
import type { LongTop } from './long-top.ts'

/** A seam of the right half and its mirror image, with the sign by which distances must be multiplied to stay the same way out. */
export function bothSides(points: readonly Point[]): { points: readonly Point[]; side: 1 | -1 }[] {
  return [
    { points, side: 1 },
    { points: toOtherSide(points), side: -1 },
  ]
}

/** Names what lies outside an armhole that runs from the shoulder downwards: surely from `to` on, by the seam between `from` and `to`. */
export function outerArea(
  points: readonly Point[],
  area: { part: string; side: number; from: number; to: number; bottom: number },
): Feature {
  const path = new Path(points, { band: 30 })
  const near: Nearness = { distance: 0, along: 0, past: 0 }
  const { part, side, from, to, bottom } = area
  return (x, y, spot) => {
    if (x * side < from || y > bottom) return
    const close = path.near(x, y, near)
    if (close ? near.distance * side < 0 : x * side > to) spot.part = part
  }
}

/** Names everything on one side of a path within a width: a cuff, a waistband, a panel along an edge; with a sewn upper edge. */
export function ribEnd(
  points: readonly Point[],
  end: { part: string; side: 1 | -1; width: number; pitch?: number; rows?: readonly StitchRow[] },
): Feature[] {
  const path = new Path(points, { band: end.width + 12 })
  const away = end.side
  const from = away > 0 ? 0 : -end.width - 10
  const to = away > 0 ? end.width + 10 : 0
  return [
    band(path, { part: end.part, from, to, raise: -1.2, rib: { pitch: end.pitch ?? 3.3, height: 0.85 } }),
    seam(path, { depth: 2.2, width: 2.2, pucker: 1.1, rows: end.rows ?? [] }),
  ]
}

/** The feature where one of these parts shows, nothing elsewhere. */
export function onParts(parts: readonly string[], feature: Feature): Feature {
  return (x, y, spot, pixel) => {
    if (parts.includes(spot.part)) feature(x, y, spot, pixel)
  }
}

/** Names the set-in sleeves of a top: above the armpit outside of the seam, below it beyond the gap between arm and body. */
export function sleeveAreas(part: string, top: LongTop): Feature[] {
  const [widest, low] = top.armpit
  return bothSides(top.armhole).flatMap(({ points, side }) => [
    outerArea(points, { part, side, from: widest - 60, to: widest - 16, bottom: 800 }),
    (x, y, spot) => {
      if (y < 800 && y > low - 52 && x * side > top.split) spot.part = part
    },
  ])
}
