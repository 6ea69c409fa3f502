import { catmullRom, resample } from '../render/spline.ts'
import { createSurface, type Shader, type Surface } from '../render/surface.ts'
import { mix, type Vec2, type Vec3 } from '../render/vector.ts'
import type { Outline } from './outline.ts'

export type SolePlan = {
  key: string
  outline: Outline
  /**
   * The section from its inner top edge over the wall to its inner bottom edge: outwards from the outline, and z.
   * The same number of points at every place.
   */
  section: (place: number, x: number) => readonly Vec2[]
  columns: number
  rows: number
}

const CAP = 5

/** A closed body swept around the foot. Coordinates: along the outline, along the section from the top, z, outwards. */
export function createSole(plan: SolePlan, shader: Shader): Surface {
  const { columns, rows } = plan
  const sections = Array.from({ length: columns }, (_, i) => sectionAt(plan, i / columns))
  const lengths = outlineLengths(sections)
  const total = rows + 2 * CAP
  const point = (column: number, row: number): Vec3 => {
    const inner = row < CAP ? (CAP - row) / CAP : row >= rows + CAP ? (row - rows - CAP + 1) / CAP : 0
    const onWall = Math.min(rows - 1, Math.max(0, row - CAP))
    const here = (sections[column] as Section).points[onWall] as Vec3
    if (inner === 0) return here
    const partner = (sections[(columns - column) % columns] as Section).points[onWall] as Vec3
    const centre: Vec3 = [(here[0] + partner[0]) / 2, (here[1] + partner[1]) / 2, (here[2] + partner[2]) / 2]
    return [mix(here[0], centre[0], inner), mix(here[1], centre[1], inner), mix(here[2], centre[2], inner)]
  }
  return createSurface({
    key: plan.key,
    columns: columns + 1,
    rows: total,
    closed: true,
    point,
    coordinate: (column, row) => {
      const section = sections[column % columns] as Section
      const onWall = Math.min(rows - 1, Math.max(0, row - CAP))
      const beyond = row < CAP ? row - CAP : Math.max(0, row - rows - CAP + 1)
      const depth = (section.length * onWall) / (rows - 1) + beyond * 4
      const [, , z] = section.points[onWall] as Vec3
      return [lengths[column] as number, depth, z, section.out[onWall] as number]
    },
    flip: true,
    shader,
  })
}

type Section = { points: Vec3[]; out: number[]; length: number }

function sectionAt(plan: SolePlan, place: number): Section {
  const p = plan.outline.at(place)
  const smooth = catmullRom(plan.section(place, p.x), 10, false)
  const even = resample(smooth, plan.rows, false)
  const points = even.map(([out, z]): Vec3 => [p.x + p.outX * out, p.y + p.outY * out, z])
  let length = 0
  for (let i = 1; i < even.length; i++) {
    const [a, b] = [even[i - 1] as Vec2, even[i] as Vec2]
    length += Math.hypot(b[0] - a[0], b[1] - a[1])
  }
  return { points, out: even.map(([out]) => out), length }
}

function outlineLengths(sections: readonly Section[]): number[] {
  const lengths = [0]
  for (let i = 1; i <= sections.length; i++) {
    const [p, q] = [sections[i - 1], sections[i % sections.length]] as [Section, Section]
    const [a, b] = [p.points[0] as Vec3, q.points[0] as Vec3]
    lengths.push((lengths[i - 1] as number) + Math.hypot(b[0] - a[0], b[1] - a[1]))
  }
  return lengths
}
