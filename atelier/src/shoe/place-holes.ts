import { at, type Vec2, type Vec3 } from '../render/vector.ts'
import { middleLine } from './last.ts'
import type { Spot } from './stitching.ts'
import type { Upper } from './upper.ts'

/** Round holes on top of the foot at places given as x and distance across the middle line, none near the top edge. */
export function placeHoles(
  { surface }: Upper,
  places: readonly Vec2[],
  hole: { radius: number; clear: number },
): Spot[] {
  const { position, coordinate } = surface
  return places.flatMap(([x, across]): Spot[] => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < position.length; i += 3) {
      const miss = (at(position, i) - x) ** 2 + (at(position, i + 1) - across - middleLine(x)) ** 2
      if (miss < least) [best, least] = [i, miss]
    }
    if (at(coordinate, (best / 3) * 4 + 3) < hole.clear) return []
    const place: Vec3 = [at(position, best), at(position, best + 1), at(position, best + 2)]
    return [{ from: place, to: place, radius: hole.radius, part: 0, height: -0.6 }]
  })
}
