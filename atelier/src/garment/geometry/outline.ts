import { type Knot, toCurve } from './curve.ts'
import { type Grid, sampleGrid, toGrid } from './grid.ts'
import { type Nearness, Path, type Point } from './path.ts'

const REACH = 16
const PITCH = 1

/** A closed shape: its edge, and a field of signed distance (negative inside, capped at 16 mm). */
export type Outline = { edge: Path; field: Grid }

function crossingsOf(points: readonly Point[], y: number): number[] {
  const found: number[] = []
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1] as Point
    const [bx, by] = points[i] as Point
    if (ay <= y === by <= y) continue
    found.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
  }
  return found.sort((a, b) => a - b)
}

/** The outline through the knots. */
export function toOutline(knots: readonly Knot[], pitch = PITCH): Outline {
  const edge = new Path(toCurve(knots, { closed: true, spacing: 3 * pitch }), { closed: true, band: REACH })
  const field = toGrid(edge.box, pitch, REACH + 2)
  const near: Nearness = { distance: 0, along: 0, past: 0 }
  for (let j = 0; j < field.height; j++) {
    const y = field.y0 + j * field.pitch + 1e-7
    const crossings = crossingsOf(edge.points, y)
    let next = 0
    for (let i = 0; i < field.width; i++) {
      const x = field.x0 + i * field.pitch
      while (next < crossings.length && (crossings[next] as number) < x) next++
      const distance = edge.near(x, y, near) ? Math.abs(near.distance) : REACH
      field.data[j * field.width + i] = next % 2 === 1 ? -distance : distance
    }
  }
  return { edge, field }
}

/** Signed distance to the outline in millimetres, negative inside. */
export function distanceTo(outline: Outline, x: number, y: number): number {
  const { field } = outline
  const right = field.x0 + (field.width - 1) * field.pitch
  const bottom = field.y0 + (field.height - 1) * field.pitch
  if (x < field.x0 || y < field.y0 || x > right || y > bottom) return REACH
  return sampleGrid(field, x, y)
}
