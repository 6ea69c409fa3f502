import { type Knot, toCurve, toOffset } from '../geometry/curve.ts'
import { type Outline, toOutline } from '../geometry/outline.ts'
import type { Point } from '../geometry/path.ts'

const thinned = (points: readonly Point[]): Knot[] =>
  points
    .filter((_, i) => i % 4 === 0 || i === points.length - 1)
    .map(([x, y], i, all): Knot => (i === 0 || i === all.length - 1 ? [x, y, 'corner'] : [x, y]))

/** The outline of a strip of one width along a line: a strap, a handle, a cord. */
export function strip(line: readonly Knot[], width: number): Outline {
  const points = toCurve(line)
  const right = thinned(toOffset(points, width / 2))
  const left = thinned(toOffset(points, -width / 2).reverse())
  return toOutline([...right, ...left], width < 12 ? 0.5 : 1)
}
