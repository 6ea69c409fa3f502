import { catmullRom } from '../render/spline.ts'
import { clamp, type Vec2 } from '../render/vector.ts'

const STEP = 0.5
const MARGIN = 9

/** Signed distance in millimetres to a drawn shape: negative inside; at least the margin far away. */
export type ShapeField = (u: number, v: number) => number

/** The inside of a smooth closed line through `points`; a point given twice in a row makes a corner. */
export function closedShape(points: readonly Vec2[]): ShapeField {
  return measuredWhenAsked(() => {
    const line = smoothLine(points, true)
    return gridField([...line, line[0] as Vec2], (u, v, distance) => (isInside(line, u, v) ? -distance : distance))
  })
}

/** A band of so many millimetres about a smooth line. */
export function strokeShape(points: readonly Vec2[], width: number): ShapeField {
  return measuredWhenAsked(() => gridField(smoothLine(points, false), (_u, _v, distance) => distance - width / 2))
}

/** Measuring takes a tenth of a second a shape: only for a shoe that is built, not for every shoe that is listed. */
function measuredWhenAsked(measure: () => ShapeField): ShapeField {
  let field: ShapeField | undefined
  return (u, v) => {
    field ??= measure()
    return field(u, v)
  }
}

function smoothLine(points: readonly Vec2[], closed: boolean): Vec2[] {
  const apart = points.map((p, i): Vec2 => {
    const before = points[i - 1]
    return before && before[0] === p[0] && before[1] === p[1] ? [p[0] + 1e-3, p[1]] : p
  })
  return catmullRom(apart, 14, closed)
}

function gridField(line: readonly Vec2[], sign: (u: number, v: number, distance: number) => number): ShapeField {
  const us = line.map((p) => p[0])
  const vs = line.map((p) => p[1])
  const [left, top] = [Math.min(...us) - MARGIN, Math.min(...vs) - MARGIN]
  const columns = Math.ceil((Math.max(...us) + MARGIN - left) / STEP) + 1
  const rows = Math.ceil((Math.max(...vs) + MARGIN - top) / STEP) + 1
  const values = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const [u, v] = [left + column * STEP, top + row * STEP]
      values[row * columns + column] = sign(u, v, distanceTo(line, u, v))
    }
  }
  return (u, v) => {
    const [x, y] = [(u - left) / STEP, (v - top) / STEP]
    if (!(x >= 0 && y >= 0 && x < columns - 1 && y < rows - 1)) return MARGIN
    const [c, r] = [Math.floor(x), Math.floor(y)]
    const [fx, fy] = [x - c, y - r]
    const i = r * columns + c
    const upper = (values[i] as number) * (1 - fx) + (values[i + 1] as number) * fx
    const lower = (values[i + columns] as number) * (1 - fx) + (values[i + columns + 1] as number) * fx
    return upper * (1 - fy) + lower * fy
  }
}

function distanceTo(line: readonly Vec2[], u: number, v: number): number {
  let nearest = 1e9
  for (let i = 1; i < line.length; i++) {
    const [p, q] = [line[i - 1] as Vec2, line[i] as Vec2]
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]]
    const t = clamp(((u - p[0]) * dx + (v - p[1]) * dy) / (dx * dx + dy * dy + 1e-12), 0, 1)
    const [ex, ey] = [p[0] + t * dx - u, p[1] + t * dy - v]
    nearest = Math.min(nearest, ex * ex + ey * ey)
  }
  return Math.sqrt(nearest)
}

function isInside(line: readonly Vec2[], u: number, v: number): boolean {
  let inside = false
  for (let i = 0, j = line.length - 1; i < line.length; j = i++) {
    const [p, q] = [line[i] as Vec2, line[j] as Vec2]
    if (p[1] > v !== q[1] > v && u < ((q[0] - p[0]) * (v - p[1])) / (q[1] - p[1]) + p[0]) inside = !inside
  }
  return inside
}
