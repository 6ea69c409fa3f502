import type { Point } from './path.ts'

/** A control point of an outline; `corner` stops the curve from rounding through it. */
export type Knot = readonly [x: number, y: number, corner?: 'corner']

/** Knots written as text, `c` marking a corner: '0 -84, 40 -80, 98 32 c'. */
export function knots(text: string): Knot[] {
  return text
    .trim()
    .split(',')
    .map((item): Knot => {
      const [x, y, corner] = item.trim().split(/\s+/)
      return corner === 'c' ? [Number(x), Number(y), 'corner'] : [Number(x), Number(y)]
    })
}

const isCorner = (knot: Knot | undefined): boolean => knot?.[2] === 'corner'

function between(p: readonly [Knot, Knot, Knot, Knot], t: number): Point {
  const [a, b, c, d] = p
  const ab = Math.max(Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])), 1e-3)
  const bc = Math.max(Math.sqrt(Math.hypot(c[0] - b[0], c[1] - b[1])), 1e-3)
  const cd = Math.max(Math.sqrt(Math.hypot(d[0] - c[0], d[1] - c[1])), 1e-3)
  const value = (k: 0 | 1): number => {
    const m1 = (c[k] - b[k] + bc * ((b[k] - a[k]) / ab - (c[k] - a[k]) / (ab + bc))) * 1
    const m2 = (c[k] - b[k] + bc * ((d[k] - c[k]) / cd - (d[k] - b[k]) / (bc + cd))) * 1
    const q = 2 * (b[k] - c[k]) + m1 + m2
    const r = -3 * (b[k] - c[k]) - 2 * m1 - m2
    return ((q * t + r) * t + m1) * t + b[k]
  }
  return [value(0), value(1)]
}

const mirrorKnot = (end: Knot, next: Knot): Knot => [2 * end[0] - next[0], 2 * end[1] - next[1]]

/** A centripetal Catmull-Rom curve through the knots, as points about `spacing` millimetres apart. */
export function toCurve(line: readonly Knot[], options: { closed?: boolean; spacing?: number } = {}): Point[] {
  const closed = options.closed ?? false
  const spacing = options.spacing ?? 3
  const count = line.length
  const get = (i: number): Knot => line[(i + count) % count] as Knot
  const points: Point[] = []
  const spans = closed ? count : count - 1
  for (let i = 0; i < spans; i++) {
    const b = get(i)
    const c = get(i + 1)
    const a = isCorner(b) || (!closed && i === 0) ? mirrorKnot(b, c) : get(i - 1)
    const d = isCorner(c) || (!closed && i === spans - 1) ? mirrorKnot(c, b) : get(i + 2)
    const pieces = Math.max(1, Math.ceil(Math.hypot(c[0] - b[0], c[1] - b[1]) / spacing))
    for (let k = 0; k < pieces; k++) points.push(between([a, b, c, d], k / pieces))
  }
  if (!closed) {
    const last = get(count - 1)
    points.push([last[0], last[1]])
  }
  return points
}

/** The right half of a symmetric outline, from the top of the middle to its bottom, completed with its mirror image. */
export function toMirrored(half: readonly Knot[]): Knot[] {
  const right = half.filter(([x]) => x > 0.01)
  return [...half, ...flip(right, -1).reverse()]
}

/** The same polyline moved sideways, to the right of travel where `by` is positive. */
export function toOffset(points: readonly Point[], by: number): Point[] {
  return points.map(([x, y], i): Point => {
    const a = points[Math.max(0, i - 1)] as Point
    const b = points[Math.min(points.length - 1, i + 1)] as Point
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [x - ((b[1] - a[1]) / length) * by, y + ((b[0] - a[0]) / length) * by]
  })
}

/** Points mirrored at the middle line x = 0; the direction of travel stays, so right becomes left. */
export function toOtherSide(points: readonly Point[]): Point[] {
  return points.map(([x, y]): Point => [-x, y])
}

/** The knots on the right side, or mirrored to the left for -1. */
export function flip(line: readonly Knot[], side: number): Knot[] {
  return line.map(([x, y, corner]): Knot => (corner ? [x * side, y, corner] : [x * side, y]))
}
