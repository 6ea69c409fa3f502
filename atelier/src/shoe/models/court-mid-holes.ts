import { at, type Vec2 } from '../../render/vector.ts'
import { middleLine } from '../last.ts'
import type { Spot } from '../stitching.ts'
import type { Upper } from '../upper.ts'

const HOLE_ROWS: readonly (readonly [x: number, count: number])[] = [
  [229, 6],
  [234.6, 7],
  [240.2, 8],
  [245.8, 7],
  [251.4, 6],
  [257, 5],
]

/** Round holes over the toes in rows of even pitch, none of them near the throat. */
export function holesOverToes({ surface: { position, normal, coordinate } }: Upper): Spot[] {
  const places = HOLE_ROWS.flatMap(([x, count]) =>
    Array.from({ length: count }, (_, k): Vec2 => [x, middleLine(x) + (k - (count - 1) / 2) * 6.4]),
  )
  return places.flatMap(([x, y]): Spot[] => {
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let i = 0; i < position.length; i += 3) {
      const miss = (at(position, i) - x) ** 2 + (at(position, i + 1) - y) ** 2
      if (miss < least && at(normal, i + 2) > 0.2) [best, least] = [i, miss]
    }
    if (at(coordinate, (best / 3) * 4 + 3) < 20) return []
    const slope =
      (at(normal, best) * (x - at(position, best)) + at(normal, best + 1) * (y - at(position, best + 1))) /
      at(normal, best + 2)
    const place = [x, y, at(position, best + 2) - slope] as const
    return [{ from: [...place], to: [...place], radius: 1.05, part: 0, height: -0.7 }]
  })
}
