import type { Surface } from '../render/surface.ts'
import { add, cross, normalize, scale, type Vec3 } from '../render/vector.ts'
import { type Eyelet, placeEyelets } from './eyelets.ts'
import type { Spot } from './stitching.ts'

const PIECES = 14

/** A metal ring about every eyelet, of short round pieces that run into one another. */
export function ringEyelets(
  upper: Surface,
  eyelets: { xs: readonly number[]; fromEdge: number; radius: number },
  ring: { part: number; width: number },
): Spot[] {
  const { lateral, medial } = placeEyelets(upper, eyelets.xs, eyelets.fromEdge)
  return [...lateral, ...medial].flatMap((eyelet) => ringAround(eyelet, eyelets.radius, ring))
}

function ringAround({ place, normal }: Eyelet, radius: number, ring: { part: number; width: number }): Spot[] {
  const first = normalize(cross(normal, [0, 0, 1]))
  const second = cross(normal, first)
  const on = (i: number): Vec3 => {
    const angle = (2 * Math.PI * i) / PIECES
    const reach = radius + ring.width * 0.4
    return add(place, add(scale(first, Math.cos(angle) * reach), scale(second, Math.sin(angle) * reach)))
  }
  return Array.from({ length: PIECES }, (_, i) => {
    return { from: on(i), to: on(i + 1), radius: ring.width / 2, part: ring.part, height: 0.5 }
  })
}
