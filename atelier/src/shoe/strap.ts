import { catmullRom, resample } from '../render/spline.ts'
import { createSurface, type Shader, type Surface } from '../render/surface.ts'
import { add, along, at, cross, mix3, normalize, subtract, type Vec3 } from '../render/vector.ts'
import type { Upper } from './upper.ts'

/** A band laid over the foot from side to side. Millimetres. */
export type StrapPlan = {
  key: string
  /** Where its middle would meet the ground, and how far it leans to the toe with each millimetre of height. */
  x: number
  lean: number
  width: number
  thickness: number
  /** Along the upper from the lateral sole, and how much of the way to the medial sole is left out at the other end. */
  from: number
  short: number
  /** How far it rises where the upper is open. */
  arch: number
  /** Length of the rounding at the lateral and at the medial end. */
  rounded: readonly [number, number]
  detail: number
}

const ACROSS = 9

/** A closed band that lies on the upper everywhere. Coordinates: along from the lateral end, across, share of the way, 1 on top and -1 below. */
export function createStrap(upper: Upper, plan: StrapPlan, shader: Shader): Surface {
  const rows = Math.round(200 * plan.detail)
  const lines = Array.from({ length: ACROSS }, (_, k) => {
    const x = plan.x + plan.width * (k / (ACROSS - 1) - 0.5)
    return cutTo(sectionOf(upper, plan, x), plan, rows)
  })
  const ring = bandRing(plan)
  const total = lengthOf(lines[ACROSS >> 1] as Vec3[])
  const narrow = (row: number) => {
    const t = row / (rows - 1)
    const ends = [t / plan.rounded[0], (1 - t) / plan.rounded[1]].map((share) => Math.min(1, share * total))
    return ends.reduce((width, end) => width * Math.sqrt(1 - (1 - end) ** 2), 1)
  }
  return createSurface({
    key: plan.key,
    columns: ring.length + 1,
    rows,
    closed: true,
    point: (column, row) => {
      const { across, over } = ring[column % ring.length] as RingPoint
      return onBand(lines, { row, across: across * narrow(row), over })
    },
    coordinate: (column, row) => {
      const { across, top } = ring[column % ring.length] as RingPoint
      const t = row / (rows - 1)
      return [t * total, across * narrow(row) * 0.5 * plan.width, t, top]
    },
    flip: true,
    shader,
  })
}

type RingPoint = { across: number; over: number; top: number }

/** The band's cut: flat above and below, round at the edges; across from -1 to 1. */
function bandRing({ width, thickness, detail }: StrapPlan): RingPoint[] {
  const flat = Math.round(26 * detail) + 4
  const round = 7
  const edge = Math.min(0.9, thickness / width)
  const side = Array.from({ length: flat }, (_, i) => (1 - edge) * (1 - (2 * i) / (flat - 1)))
  const turn = (way: number) =>
    Array.from({ length: round }, (_, i): RingPoint => {
      const angle = (Math.PI * (i + 1)) / (round + 1)
      const top = way * Math.cos(angle)
      return { across: -way * (1 - edge + edge * Math.sin(angle)), over: (thickness * (1 + top)) / 2, top }
    })
  return [
    ...side.map((across): RingPoint => ({ across, over: thickness, top: 1 })),
    ...turn(1),
    ...side.map((across): RingPoint => ({ across: -across, over: 0, top: -1 })),
    ...turn(-1),
  ]
}

function onBand(lines: readonly Vec3[][], place: { row: number; across: number; over: number }): Vec3 {
  const at = (row: number, across: number): Vec3 => {
    const exact = ((across + 1) / 2) * (ACROSS - 1)
    const k = Math.min(ACROSS - 2, Math.floor(exact))
    const row0 = Math.min((lines[0] as Vec3[]).length - 1, Math.max(0, row))
    return mix3((lines[k] as Vec3[])[row0] as Vec3, (lines[k + 1] as Vec3[])[row0] as Vec3, exact - k)
  }
  const { row, across, over } = place
  const forward = subtract(at(row + 2, across), at(row - 2, across))
  const sideways = subtract(at(row, Math.min(1, across + 0.15)), at(row, Math.max(-1, across - 0.15)))
  return along(at(row, across), normalize(cross(sideways, forward)), over + 0.15)
}

/** The upper's outside in a plane across the foot, from the lateral sole over the throat to the medial sole. */
function sectionOf({ surface }: Upper, plan: StrapPlan, x: number): Vec3[] {
  const half = (surface.columns - 1) >> 1
  const side = (from: number, to: number): Crossing[] => {
    const found: Crossing[] = []
    for (let row = 0; row < surface.rows; row += 2) {
      const crossing = crossingIn(surface, { row, from, to, x, lean: plan.lean })
      if (crossing) found.push(crossing)
    }
    return found
  }
  const [lateral, medial] = [side(0, half), side(surface.columns - 1, half)]
  const [left, right] = [lateral.at(-1) as Crossing, medial.at(-1) as Crossing]
  const up = normalize(add(left.normal, right.normal))
  const bridge = [0.2, 0.4, 0.6, 0.8].map((q) =>
    along(mix3(left.place, right.place, q), up, plan.arch * 4 * q * (1 - q)),
  )
  const thin = (list: readonly Crossing[]) => list.filter((_, i) => i % 4 === 0 && i < list.length - 2)
  const points = [...thin(lateral).map(placeOf), ...bridge, ...thin(medial).toReversed().map(placeOf)]
  return catmullRom(points, 12, false)
}

type Crossing = { place: Vec3; normal: Vec3 }

const placeOf = ({ place }: Crossing): Vec3 => place

type Cut = { row: number; from: number; to: number; x: number; lean: number }

function crossingIn(surface: Surface, { row, from, to, x, lean }: Cut): Crossing | undefined {
  const step = Math.sign(to - from)
  const read = (values: Float32Array, column: number): Vec3 => {
    const i = (row * surface.columns + column) * 3
    return [at(values, i), at(values, i + 1), at(values, i + 2)]
  }
  const beyond = (column: number) => {
    const [px, , pz] = read(surface.position, column)
    return px - lean * pz - x
  }
  for (let column = from; column !== to; column += step) {
    const [here, next] = [beyond(column), beyond(column + step)]
    if (here > 0 || next <= 0) continue
    const t = here / (here - next)
    return {
      place: mix3(read(surface.position, column), read(surface.position, column + step), t),
      normal: normalize(mix3(read(surface.normal, column), read(surface.normal, column + step), t)),
    }
  }
  return undefined
}

function cutTo(line: readonly Vec3[], { from, short }: StrapPlan, count: number): Vec3[] {
  const fine = resample(line, 600, false)
  const step = lengthOf(fine) / 599
  return resample(fine.slice(Math.round(from / step), 600 - Math.round(short / step)), count, false)
}

function lengthOf(line: readonly Vec3[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(...subtract(point, line[i] as Vec3)), 0)
}
