import { type DrawnBrand, drawnBrand } from '../brand/drawn-brand.ts'
import { type Place, pennant } from '../brand/pennant.ts'
import type { Vec2 } from '../render/vector.ts'
import { closedShape, type ShapeField, strokeShape } from './shape-field.ts'

/** A doorway under an arch. */
function doorway(place: Place, size: number): ShapeField {
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
    6.2 * size,
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

/**
 * The mark of the brand that is drawn, in side view, leaning forward with the foot: Lacehouse's doorway under an arch, Outpost's
 * pennant. `size` 1 is 46 mm high.
 */
export function brandMark(at: { x: number; z: number; size: number }): ShapeField {
  const place: Place = (points) =>
    points.map(([x, z]): Vec2 => [at.x + at.size * (x - 93 + 0.42 * (z - 14)), at.z + at.size * (z - 14)])
  const shapes: Record<DrawnBrand, ShapeField> = {
    lacehouse: doorway(place, at.size),
    outpost: pennant(place, at.size),
  }
  return (x, z) => shapes[drawnBrand()](x, z)
}
