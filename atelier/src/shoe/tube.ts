import { catmullRom, resample } from '../render/spline.ts'
import { createSurface, type Shader, type Surface } from '../render/surface.ts'
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../render/vector.ts'

export type TubePlan = {
  key: string
  path: readonly Vec3[]
  /** Which way the flat side faces at each point of the path; one direction serves a whole path. */
  facing: readonly Vec3[]
  width: number
  thickness: number
  /** Millimetres between rings. */
  step: number
  around: number
  /** Narrows the tube by share of its length. */
  taper?: (t: number) => number
}

/** A flat or round cord swept along a path and closed at both ends. Coordinates: along, around in radians, across, side. */
export function createTube(plan: TubePlan, shader: Shader): Surface {
  const smooth = catmullRom(plan.path, 12, false)
  const turned = catmullRom(plan.facing.length > 1 ? plan.facing : [...plan.facing, ...plan.facing], 12, false)
  const total = pathLength(smooth)
  const rows = Math.max(8, Math.round(total / plan.step))
  const line = resample(smooth, rows, false)
  const faces = resampleByIndex(turned, rows)
  const rings = line.map((centre, row) => {
    const before = line[Math.max(0, row - 1)] as Vec3
    const after = line[Math.min(rows - 1, row + 1)] as Vec3
    const forward = normalize(subtract(after, before))
    const face = faces[row] as Vec3
    const up = normalize(subtract(face, scale(forward, dot(face, forward))))
    return { centre, up, side: cross(forward, up) }
  })
  const columns = plan.around + 1
  const size = (row: number) => {
    const t = row / (rows - 1)
    const end = Math.min(1, (Math.min(t, 1 - t) * total) / (plan.thickness * 0.5) + 1e-3)
    return Math.sqrt(1 - (1 - end) ** 2) * (plan.taper?.(t) ?? 1)
  }
  return createSurface({
    key: plan.key,
    columns,
    rows,
    closed: true,
    point: (column, row) => {
      const angle = (2 * Math.PI * column) / plan.around
      const ring = rings[row] as (typeof rings)[number]
      const across = Math.cos(angle) * 0.5 * plan.width * size(row)
      const over = Math.sin(angle) * 0.5 * plan.thickness * size(row)
      return add(ring.centre, add(scale(ring.side, across), scale(ring.up, over)))
    },
    coordinate: (column, row) => {
      const angle = (2 * Math.PI * column) / plan.around
      return [(total * row) / (rows - 1), angle, Math.cos(angle) * 0.5 * plan.width, Math.sin(angle)]
    },
    flip: true,
    shader,
  })
}

function pathLength(line: readonly Vec3[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(...subtract(point, line[i] as Vec3)), 0)
}

function resampleByIndex(list: readonly Vec3[], count: number): Vec3[] {
  return Array.from({ length: count }, (_, k) => list[Math.round((k * (list.length - 1)) / (count - 1))] as Vec3)
}
