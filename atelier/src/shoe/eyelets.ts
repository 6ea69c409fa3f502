import type { Surface } from '../render/surface.ts'
import { at, type Vec3 } from '../render/vector.ts'

export type Eyelet = { place: Vec3; normal: Vec3 }
export type EyeletRow = { lateral: Eyelet[]; medial: Eyelet[] }

/** Places for laces on an upper, at the given x and millimetres from the throat's edge, from the toe to the ankle. */
export function placeEyelets(upper: Surface, xs: readonly number[], fromEdge: number): EyeletRow {
  return {
    lateral: xs.map((x) => nearest(upper, { x, side: -1, fromEdge })),
    medial: xs.map((x) => nearest(upper, { x, side: 1, fromEdge })),
  }
}

function nearest(upper: Surface, goal: { x: number; side: number; fromEdge: number }): Eyelet {
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < upper.position.length / 3; i++) {
    if (at(upper.position, i * 3 + 1) * goal.side < 4) continue
    const miss = Math.abs(at(upper.coordinate, i * 4 + 3) - goal.fromEdge)
    const score = miss * miss + (at(upper.position, i * 3) - goal.x) ** 2
    if (score < least) [best, least] = [i, score]
  }
  const read = (values: Float32Array): Vec3 => [
    at(values, best * 3),
    at(values, best * 3 + 1),
    at(values, best * 3 + 2),
  ]
  return { place: read(upper.position), normal: read(upper.normal) }
}
