import { catmullRom, resample } from '../../render/spline.ts'
import { createSurface, type Shader, type Surface } from '../../render/surface.ts'
import { add, along, cross, mix3, normalize, scale, subtract, type Vec3 } from '../../render/vector.ts'
import type { Upper } from '../upper.ts'
import { nearestOnFoot } from './sandal-foot.ts'

/** A strap on the foot. Millimetres. */
export type BandPlan = {
  key: string
  /** Points near the foot that its middle passes, from end to end. */
  guide: readonly Vec3[]
  width: number
  thickness: number
  /** How far above the skin it lies, by share of the way: over other straps, or over a buckle. */
  lift: (t: number) => number
  /** How far the first and the last end go on down into the sole. */
  sunk: readonly [number, number]
  /** Length of the rounding at both ends. */
  rounded: readonly [number, number]
  detail: number
}

/** Where a strap runs: lines from end to end, from one edge to the other. */
export type Band = { lines: readonly Vec3[][]; length: number }

/** A place on a strap: along it, across it to its second edge, and away from the foot. */
export type BandFrame = { place: Vec3; forward: Vec3; across: Vec3; out: Vec3 }

const ACROSS = 7
const SAMPLES = 56

/** Lays a strap on the foot, bent along and across as its skin is. */
export function layBand(foot: Upper, plan: BandPlan): Band {
  const guide = resample(catmullRom(plan.guide, 10, false), SAMPLES, false)
  const spine = evened(guide.map((point) => nearestOnFoot(foot, point).place))
  const sides = spine.map((place, i) => {
    const [before, after] = [spine[Math.max(0, i - 1)] as Vec3, spine[Math.min(SAMPLES - 1, i + 1)] as Vec3]
    return normalize(cross(nearestOnFoot(foot, place).out, subtract(after, before)))
  })
  const lines = Array.from({ length: ACROSS }, (_, k) => {
    const off = plan.width * (k / (ACROSS - 1) - 0.5)
    const line = spine.map((place, i): Vec3 => {
      const found = nearestOnFoot(foot, along(place, sides[i] as Vec3, off))
      return along(found.place, found.out, plan.lift(i / (SAMPLES - 1)))
    })
    return sink(evened(line), plan.sunk)
  })
  const count = Math.round(lengthOf(lines[ACROSS >> 1] as Vec3[]) / (1.2 / plan.detail))
  const even = lines.map((line) => resample(line, Math.max(24, count), false))
  return { lines: even, length: lengthOf(even[ACROSS >> 1] as Vec3[]) }
}

/** What the grid of the foot leaves rough is made even. */
function evened(line: readonly Vec3[]): Vec3[] {
  let result = [...line]
  for (let round = 0; round < 3; round++) {
    result = result.map((point, i) => {
      const [before, after] = [result[i - 1], result[i + 1]]
      return before && after ? add(scale(point, 0.5), scale(add(before, after), 0.25)) : point
    })
  }
  return result
}

function sink(line: readonly Vec3[], [first, last]: readonly [number, number]): Vec3[] {
  const down = (point: Vec3, by: number): Vec3 => [point[0], point[1], point[2] - by]
  const steps = (point: Vec3, by: number) => (by > 0 ? [down(point, by), down(point, by / 2)] : [])
  return [...steps(line[0] as Vec3, first), ...line, ...steps(line.at(-1) as Vec3, last).toReversed()]
}

/** Where a strap is at a share of its way. */
export function frameOf({ lines }: Band, t: number): BandFrame {
  const middle = lines[ACROSS >> 1] as Vec3[]
  const i = Math.min(middle.length - 2, Math.max(1, Math.round(t * (middle.length - 1))))
  const forward = normalize(subtract(middle[i + 1] as Vec3, middle[i - 1] as Vec3))
  const across = normalize(subtract((lines.at(-1) as Vec3[])[i] as Vec3, (lines[0] as Vec3[])[i] as Vec3))
  return { place: middle[i] as Vec3, forward, across, out: normalize(cross(forward, across)) }
}

/** The strap as a closed body. Coordinates: along, across, share of the way, 1 on top and -1 below. */
export function createBand(band: Band, plan: BandPlan, shader: Shader): Surface {
  const rows = (band.lines[0] as Vec3[]).length
  const ring = bandRing(plan)
  const narrow = (row: number) => {
    const t = row / (rows - 1)
    const ends = [t / plan.rounded[0], (1 - t) / plan.rounded[1]].map((share) => Math.min(1, share * band.length))
    return ends.reduce((width, end) => width * Math.sqrt(1 - (1 - end) ** 2), 1)
  }
  return createSurface({
    key: plan.key,
    columns: ring.length + 1,
    rows,
    closed: true,
    point: (column, row) => {
      const { across, over } = ring[column % ring.length] as RingPoint
      return onBand(band, { row, across: across * narrow(row), over })
    },
    coordinate: (column, row) => {
      const { across, top } = ring[column % ring.length] as RingPoint
      const t = row / (rows - 1)
      return [t * band.length, across * narrow(row) * 0.5 * plan.width, t, top]
    },
    shader,
  })
}

type RingPoint = { across: number; over: number; top: number }

/** The strap's cut: flat above and below, round at the edges; across from -1 to 1. */
function bandRing({ width, thickness, detail }: BandPlan): RingPoint[] {
  const flat = Math.round(13 * detail) + 4
  const round = 5
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

function onBand({ lines }: Band, { row, across, over }: { row: number; across: number; over: number }): Vec3 {
  const last = (lines[0] as Vec3[]).length - 1
  const at = (step: number, side: number): Vec3 => {
    const exact = ((Math.min(1, Math.max(-1, side)) + 1) / 2) * (ACROSS - 1)
    const k = Math.min(ACROSS - 2, Math.floor(exact))
    const here = Math.min(last, Math.max(0, step))
    return mix3((lines[k] as Vec3[])[here] as Vec3, (lines[k + 1] as Vec3[])[here] as Vec3, exact - k)
  }
  const forward = subtract(at(row + 2, across), at(row - 2, across))
  const sideways = subtract(at(row, across + 0.3), at(row, across - 0.3))
  return along(at(row, across), normalize(cross(forward, sideways)), over)
}

function lengthOf(line: readonly Vec3[]): number {
  return line.slice(1).reduce((sum, point, i) => sum + Math.hypot(...subtract(point, line[i] as Vec3)), 0)
}
