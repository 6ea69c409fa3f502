import { createSurface, type Shader, type Surface } from '../../render/surface.ts'
import { along, at, cross, mix, mix3, normalize, smoothstep, subtract, type Vec3 } from '../../render/vector.ts'
import { createStrap } from '../strap.ts'
import type { Upper } from '../upper.ts'

/** A band over the ankle whose ends are cut square to its way. Millimetres. */
export type AnkleStrapPlan = {
  key: string
  /** Where its middle would meet the ground, and how far it leans to the toe with each millimetre of height. */
  x: number
  lean: number
  width: number
  thickness: number
  /** Along the upper from the lateral sole to its free end, and from the medial sole to its sewn end. */
  from: number
  short: number
  /** How far it rises over the tongue. */
  arch: number
  detail: number
  /** What it must not cut into. */
  over: readonly Surface[]
}

type Place = { s: number; t: number }

/** A closed band. Coordinates: along from the free end, across, share of the way, 1 on top and -1 below; the shader is told its length. */
export function createAnkleStrap(upper: Upper, plan: AnkleStrapPlan, shaderFor: (length: number) => Shader): Surface {
  const slant = Math.hypot(1, plan.lean)
  const reach = (plan.width / 2) * slant
  const spare = (reach * plan.lean) / slant + 1
  const sheet = layCarrier(upper, { ...plan, reach: reach + 2, spare })
  const length = sheet.length - 2 * spare
  const rows = Math.round(170 * plan.detail)
  const ring = ringOf(plan)
  const on = ({ s, t }: Place): Vec3 => {
    const skew = (plan.lean / slant) * Math.cos(Math.PI * smoothstep(0.15, 0.85, s / length))
    return sheet.at(s + spare - t * slant * skew, t * slant)
  }
  const outward = ({ s, t }: Place): Vec3 => {
    const forward = subtract(on({ s: s + 1.5, t }), on({ s: s - 1.5, t }))
    const sideways = subtract(on({ s, t: t + 1 }), on({ s, t: t - 1 }))
    return normalize(cross(sideways, forward))
  }
  const lift = liftOver(plan.over, { length, width: plan.width, on, outward })
  const placeOf = (column: number, row: number) => {
    const { across, over, top } = ring[column % ring.length] as RingPoint
    const s = (length * row) / (rows - 1)
    const corner = Math.max(0, 1 - s / 8, 1 - (length - s) / 4)
    const t = across * (plan.width / 2) * (1 - corner ** 3) ** (1 / 3)
    return { s, t, over, top }
  }
  return createSurface({
    key: plan.key,
    columns: ring.length + 1,
    rows,
    closed: true,
    point: (column, row) => {
      const place = placeOf(column, row)
      return along(on(place), outward(place), place.over + 0.1 + lift(place))
    },
    coordinate: (column, row) => {
      const { s, t, top } = placeOf(column, row)
      return [s, t, s / length, top]
    },
    flip: true,
    shader: shaderFor(length),
  })
}

const ALONG = 72
const ACROSS = 13
const MOST = 7

type Band = { length: number; width: number; on: (place: Place) => Vec3; outward: (place: Place) => Vec3 }

/** Millimetres that the band stands off so that what it crosses stays below it, smooth along and across. */
function liftOver(over: readonly Surface[], { length, width, on, outward }: Band): (place: Place) => number {
  const cells = Array.from({ length: ALONG * ACROSS }, (_, i): Place => {
    return { s: (length * (i % ALONG)) / (ALONG - 1), t: width * (Math.floor(i / ALONG) / (ACROSS - 1) - 0.5) }
  })
  const needed = cells.map((cell) => {
    const [place, normal] = [on(cell), outward(cell)]
    return Math.max(0, ...over.map((surface) => heightOver(surface, place, normal)))
  })
  let values = spread(needed, (list) => Math.max(...list))
  for (let round = 0; round < 3; round++) values = spread(values, (list) => list.reduce((a, b) => a + b) / list.length)
  const read = (i: number, k: number) => values[k * ALONG + i] as number
  return ({ s, t }) => {
    const x = Math.min(ALONG - 1.001, Math.max(0, (s / length) * (ALONG - 1)))
    const y = Math.min(ACROSS - 1.001, Math.max(0, (t / width + 0.5) * (ACROSS - 1)))
    const [i, k] = [Math.floor(x), Math.floor(y)]
    const upper = mix(read(i, k), read(i + 1, k), x - i)
    return mix(upper, mix(read(i, k + 1), read(i + 1, k + 1), x - i), y - k)
  }
}

/** How far a surface that faces the same way rises over a place in the direction of the normal; nothing if it does not. */
function heightOver({ position, normal, columns }: Surface, place: Vec3, up: Vec3): number {
  const near = columns > 300 ? 2 : 3.4
  let height = 0
  for (let i = 0; i < position.length; i += 3) {
    const [x, y, z] = [at(position, i) - place[0], at(position, i + 1) - place[1], at(position, i + 2) - place[2]]
    const rise = x * up[0] + y * up[1] + z * up[2]
    if (rise <= height || rise > MOST || x * x + y * y + z * z - rise * rise > near * near) continue
    const facing = at(normal, i) * up[0] + at(normal, i + 1) * up[1] + at(normal, i + 2) * up[2]
    if (facing > 0.1) height = rise
  }
  return height
}

function spread(values: readonly number[], of: (near: number[]) => number): number[] {
  return values.map((_, cell) => {
    const [i, k] = [cell % ALONG, Math.floor(cell / ALONG)]
    const near: number[] = []
    for (let y = Math.max(0, k - 1); y <= Math.min(ACROSS - 1, k + 1); y++) {
      for (let x = Math.max(0, i - 1); x <= Math.min(ALONG - 1, i + 1); x++) near.push(values[y * ALONG + x] as number)
    }
    return of(near)
  })
}

/** The upper's outside under the band and a little more, by millimetres along and across. */
function layCarrier(
  upper: Upper,
  plan: AnkleStrapPlan & { reach: number; spare: number },
): { length: number; at: (along: number, across: number) => Vec3 } {
  const { reach, spare } = plan
  const cut = { from: plan.from - spare, short: plan.short - spare, width: 2 * reach, thickness: 0.2 }
  const sheet = createStrap(upper, { ...plan, ...cut, rounded: [0.1, 0.1] }, () => {})
  const { columns, rows, position, coordinate } = sheet
  const middle = (rows >> 1) * columns
  let flat = 0
  while (at(coordinate, (middle + flat) * 4 + 3) === 1) flat++
  const length = at(coordinate, (rows - 1) * columns * 4)
  const vertex = (row: number, column: number): Vec3 => {
    const i = (row * columns + column) * 3
    return [at(position, i), at(position, i + 1), at(position, i + 2)]
  }
  const within = (value: number, last: number): { i: number; t: number } => {
    const exact = Math.min(last - 1e-6, Math.max(0, value))
    return { i: Math.floor(exact), t: exact - Math.floor(exact) }
  }
  return {
    length,
    at: (along, across) => {
      const row = within((along / length) * (rows - 1) - 1, rows - 3)
      const column = within(((1 - across / reach) / 2) * (flat - 1), flat - 1)
      const on = (r: number) => mix3(vertex(r, column.i), vertex(r, column.i + 1), column.t)
      return mix3(on(row.i + 1), on(row.i + 2), row.t)
    },
  }
}

type RingPoint = { across: number; over: number; top: number }

/** The band's cut: slightly domed above, flat below, round at the edges; across from -1 to 1. */
function ringOf({ width, thickness, detail }: AnkleStrapPlan): RingPoint[] {
  const flat = Math.round(26 * detail) + 4
  const edge = thickness / width
  const side = Array.from({ length: flat }, (_, i) => (1 - edge) * (1 - (2 * i) / (flat - 1)))
  const turn = (way: number) =>
    [1, 2, 3, 4, 5, 6, 7].map((i): RingPoint => {
      const top = way * Math.cos((Math.PI * i) / 8)
      const out = 1 - edge + edge * Math.sin((Math.PI * i) / 8)
      return { across: -way * out, over: (thickness * (1 + top)) / 2, top }
    })
  const dome = (across: number) => thickness + 1.1 * (1 - across ** 4)
  return [
    ...side.map((across): RingPoint => ({ across, over: dome(across), top: 1 })),
    ...turn(1),
    ...side.map((across): RingPoint => ({ across: -across, over: 0, top: -1 })),
    ...turn(-1),
  ]
}
