import { createSurface, type Shader, type Surface } from '../render/surface.ts'
import { add, along, at, mix, normalize, scale, subtract, type Vec3 } from '../render/vector.ts'
import type { Upper } from './upper.ts'

const ROLL = 14

/**
 * The collar's rolled rim and, hanging from it, the inside of the upper. `radius` is half the thickness of the
 * upper at its edge by the edge's x. Coordinates: along the edge, down from the outer edge, x, z.
 */
export function createLining(upper: Upper, radius: (x: number) => number, shader: Shader): Surface {
  const { surface, edge } = upper
  const count = surface.columns - 1
  const lines = edge.map((point, column) => liningLine(upper, column, radius(point[0])))
  const rows = lines[0]?.length ?? 0
  const alongEdge = edgeLengths(edge)
  return createSurface({
    key: 'lining',
    columns: surface.columns,
    rows,
    closed: true,
    point: (column, row) => (lines[column] as Vec3[])[row] as Vec3,
    coordinate: (column, row) => {
      const line = lines[column % count] as Vec3[]
      const here = line[row] as Vec3
      return [alongEdge[column] as number, lengthTo(line, row), here[0], here[2]]
    },
    shader,
  })
}

function liningLine({ surface, edge }: Upper, column: number, radius: number): Vec3[] {
  const top = surface.rows - 1
  const read = (values: Float32Array, row: number): Vec3 => {
    const i = (row * surface.columns + column) * 3
    return [at(values, i), at(values, i + 1), at(values, i + 2)]
  }
  const out = read(surface.normal, top)
  const start = edge[column] as Vec3
  const up = normalize(subtract(read(surface.position, top), read(surface.position, top - 2)))
  const centre = along(read(surface.position, top), out, -radius)
  const roll = Array.from({ length: ROLL }, (_, i): Vec3 => {
    if (i === 0) return read(surface.position, top) ?? start
    const angle = (Math.PI * i) / (ROLL - 1)
    return add(centre, add(scale(out, Math.cos(angle) * radius), scale(up, Math.sin(angle) * radius)))
  })
  const inside: Vec3[] = []
  for (let row = top - 2; row >= 0; row -= 2) {
    const thick = mix(3, 2 * radius, Math.min(1, row / top) ** 0.5)
    inside.push(along(read(surface.position, row), read(surface.normal, row), -thick))
  }
  return [...roll, ...inside]
}

function edgeLengths(edge: readonly Vec3[]): number[] {
  const lengths = [0]
  for (let i = 1; i <= edge.length; i++) {
    const step = subtract(edge[i % edge.length] as Vec3, edge[i - 1] as Vec3)
    lengths.push((lengths[i - 1] as number) + Math.hypot(...step))
  }
  return lengths
}

function lengthTo(line: readonly Vec3[], row: number): number {
  let sum = 0
  for (let i = 1; i <= row; i++) sum += Math.hypot(...subtract(line[i] as Vec3, line[i - 1] as Vec3))
  return sum
}

/** The footbed that closes the shoe inside, between the lower ends of the lining. Coordinates: x, y. */
export function createInsole(upper: Upper, lift: number, shader: Shader): Surface {
  const { surface } = upper
  const half = Math.floor((surface.columns - 1) / 2)
  const rim = (column: number): Vec3 => {
    const i = column * 3
    const inset = (values: Float32Array, axis: number) => at(values, i + axis) - 5 * at(surface.normal, i + axis)
    return [inset(surface.position, 0), inset(surface.position, 1), at(surface.position, i + 2)]
  }
  const rows = 24
  const point = (column: number, row: number): Vec3 => {
    const [p, q] = [rim(column), rim((surface.columns - 1 - column) % (surface.columns - 1))]
    const t = row / (rows - 1)
    const cup = (2 * t - 1) ** 4 * 3
    return [mix(p[0], q[0], t), mix(p[1], q[1], t) * 0.98, mix(p[2], q[2], t) + lift + cup]
  }
  return createSurface({
    key: 'insole',
    columns: half + 1,
    rows,
    closed: false,
    point,
    coordinate: (column, row) => [point(column, row)[0], point(column, row)[1], 0, 0],
    shader,
  })
}
