import type { Vec2 } from '../render/vector.ts'
import { closedShape, type ShapeField, strokeShape } from '../shoe/shape-field.ts'

/** Lays drawn points where a mark stands. */
export type Place = (points: readonly Vec2[]) => Vec2[]

/** The mark of Outpost: a pennant with two tails at its post. */
export function pennant(place: Place, size: number): ShapeField {
  const post = strokeShape(
    place([
      [76, 14],
      [76, 30],
      [76, 45],
      [76, 60],
    ]),
    6.6 * size,
  )
  const cloth = closedShape(
    place([
      [83.4, 63],
      [83.4, 63],
      [115, 63],
      [115, 63],
      [104.5, 49],
      [104.5, 49],
      [115, 35],
      [115, 35],
      [83.4, 35],
      [83.4, 35],
    ]),
  )
  return (x, z) => Math.min(post(x, z), cloth(x, z))
}
