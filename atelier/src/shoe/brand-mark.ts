import type { Vec2 } from '../render/vector.ts'
import { closedShape, type ShapeField, strokeShape } from './shape-field.ts'

/** The brand's mark in side view: a doorway under an arch, leaning forward with the foot. `size` 1 is 46 mm high. */
export function brandMark(at: { x: number; z: number; size: number }): ShapeField {
  const place = (points: readonly Vec2[]): Vec2[] =>
    points.map(([x, z]): Vec2 => [at.x + at.size * (x - 93 + 0.42 * (z - 14)), at.z + at.size * (z - 14)])
  const arch = strokeShape(
    place([
      [74, 14],
      [74, 34],
      [76.5, 48],
      [86, 58.5],
      [98, 60],
      [109, 53],
      [112, 38],
      [112, 14],
    ]),
    6.2 * at.size,
  )
  const door = closedShape(
    place([
      [82.4, 14],
      [82.4, 14],
      [82.4, 34],
      [84.5, 44.5],
      [92, 50.5],
      [99, 49],
      [103.6, 42],
      [103.6, 14],
      [103.6, 14],
    ]),
  )
  return (x, z) => Math.min(arch(x, z), door(x, z))
}
