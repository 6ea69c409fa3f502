import { periodicSpline, resample } from '../render/spline.ts'
import { createSurface, type Shader, type Surface, updateNormals } from '../render/surface.ts'
import { add, at, scale, type Vec3 } from '../render/vector.ts'
import { flattenSurface } from './flatten-surface.ts'
import type { Outline } from './outline.ts'

/** One row from the sole to the top edge: a cubic curve whose numbers the last maker sets by hand, in millimetres. */
export type LastRow = {
  /** Where along the outline the row starts; the first row is the back of the heel, the last the tip of the toe. */
  x: number
  /** Top edge: x, half width from the middle line, z. */
  top: Vec3
  /** First control point from the start: outwards, up. */
  foot: readonly [number, number]
  /** Second control point from the top: along x, outwards, up. */
  over: Vec3
}

export type UpperPlan = {
  outline: Outline
  /** Height at which the upper meets the sole. */
  bite: (x: number) => number
  /** Middle line's y along x. */
  middle: (x: number) => number
  rows: readonly LastRow[]
  medial: (row: LastRow) => LastRow
  /** Millimetres that the collar's padding swells the upper at a point, from its x and its distance to the top edge. */
  padding: (x: number, fromTop: number) => number
  /** Where the top edge turns from the throat to the collar. */
  ankle: number
  detail: number
}

export type Upper = {
  surface: Surface
  /** Outer top edge, one point a column without the repeated last. */
  edge: Vec3[]
}

const COLUMNS = 480
const ROWS = 84

/** The upper as a ring of rows without poles, with coordinates: flat x, flat y, from the sole, from the top edge. */
export function createUpper(plan: UpperPlan, shader: Shader): Upper {
  const columns = Math.round(COLUMNS * plan.detail)
  const rows = Math.round(ROWS * plan.detail)
  const rowAt = rowCurves(plan)
  const lines = Array.from({ length: columns }, (_, i) => resample(bezier(rowAt(i / columns)), rows, false))
  const edge = lines.map((line) => line[rows - 1] as Vec3)
  const surface = createSurface({
    key: 'upper',
    columns: columns + 1,
    rows,
    closed: true,
    point: (column, row) => (lines[column] as Vec3[])[row] as Vec3,
    shader,
  })
  const fromTop = distancesTo(surface, edge)
  swell(surface, (i) => plan.padding(at(surface.position, i * 3), at(fromTop, i)))
  writeCoordinates(surface, fromTop, plan.ankle)
  return { surface, edge }
}

function rowCurves(plan: UpperPlan): (place: number) => readonly [Vec3, Vec3, Vec3, Vec3] {
  const keys = keyRows(plan)
  const places = keys.map((key) => key.place)
  const splines = [0, 1, 2, 3, 4, 5, 6, 7].map((k) =>
    periodicSpline(
      places,
      keys.map((key) => key.numbers[k] as number),
    ),
  )
  return (place) => {
    const p = plan.outline.at(place)
    const [tx, ty, tz, out, up, ox, oy, oz] = splines.map((spline) => spline(place)) as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    const foot: Vec3 = [p.x, p.y, plan.bite(p.x)]
    const top: Vec3 = [tx, ty + plan.middle(tx), tz]
    return [
      foot,
      [foot[0] + p.outX * out, foot[1] + p.outY * out, foot[2] + up],
      [top[0] + ox, top[1] + oy, top[2] + oz],
      top,
    ]
  }
}

function keyRows(plan: UpperPlan): { place: number; numbers: number[] }[] {
  const last = plan.rows.length - 1
  const toKey = (row: LastRow, place: number, side: number) => ({
    place,
    numbers: [row.top[0], side * row.top[1], row.top[2], ...row.foot, row.over[0], side * row.over[1], row.over[2]],
  })
  const lateral = plan.rows.map((row, i) => {
    const place = i === 0 ? 0 : i === last ? 0.5 : plan.outline.placeOf(row.x, 'lateral')
    return toKey(row, place, -1)
  })
  const medial = plan.rows
    .slice(1, last)
    .map((row) => toKey(plan.medial(row), plan.outline.placeOf(row.x, 'medial'), 1))
  return [...lateral, ...medial.toReversed()]
}

function bezier([a, b, c, d]: readonly [Vec3, Vec3, Vec3, Vec3]): Vec3[] {
  return Array.from({ length: 49 }, (_, i) => {
    const t = i / 48
    const u = 1 - t
    const first = add(scale(a, u * u * u), scale(b, 3 * u * u * t))
    return add(first, add(scale(c, 3 * u * t * t), scale(d, t * t * t)))
  })
}

function distancesTo(surface: Surface, edge: readonly Vec3[]): Float32Array {
  const { position } = surface
  const result = new Float32Array(position.length / 3)
  for (let i = 0; i < result.length; i++) {
    const [x, y, z] = [at(position, i * 3), at(position, i * 3 + 1), at(position, i * 3 + 2)]
    let nearest = 1e9
    for (const point of edge) {
      const [dx, dy, dz] = [point[0] - x, point[1] - y, point[2] - z]
      nearest = Math.min(nearest, dx * dx + dy * dy + dz * dz)
    }
    result[i] = Math.sqrt(nearest)
  }
  return result
}

function swell(surface: Surface, amount: (i: number) => number): void {
  const { position, normal } = surface
  for (let i = 0; i < position.length / 3; i++) {
    const by = amount(i)
    for (let axis = 0; axis < 3; axis++)
      position[i * 3 + axis] = at(position, i * 3 + axis) + by * at(normal, i * 3 + axis)
  }
  updateNormals(surface, 1)
}

function writeCoordinates(surface: Surface, fromTop: Float32Array, ankle: number): void {
  const { columns, rows, position, coordinate } = surface
  const flat = flattenSurface(surface, ankle)
  for (let column = 0; column < columns; column++) {
    let fromSole = 0
    for (let row = 0; row < rows; row++) {
      const i = row * columns + column
      if (row > 0) {
        const below = i - columns
        const step = [0, 1, 2].map((axis) => at(position, i * 3 + axis) - at(position, below * 3 + axis))
        fromSole += Math.hypot(...step)
      }
      coordinate.set([at(flat, i * 2), at(flat, i * 2 + 1), fromSole, at(fromTop, i)], i * 4)
    }
  }
}
