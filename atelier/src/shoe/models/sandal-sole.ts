import { cells2, noise2 } from '../../render/noise.ts'
import { curveThrough } from '../../render/spline.ts'
import { createSurface, type Surface, type SurfacePoint } from '../../render/surface.ts'
import { mix, smoothstep, type Vec2, type Vec3 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { middleLine } from '../last.ts'
import { layeredShader } from '../layered-shader.ts'
import type { Grain } from '../texture.ts'
import { satin } from '../texture.ts'
import { soleOutline } from './sandal-foot.ts'

/** The height of the footbed's rim: a cup behind the heel, a bumper before the toes. */
const rimLine = curveThrough([
  [-4, 43],
  [10, 42],
  [34, 37.5],
  [80, 31.5],
  [140, 27],
  [195, 23.5],
  [238, 24.5],
  [264, 29],
  [285, 34],
])
export const soleBottom = curveThrough([
  [-8, 5],
  [10, 1],
  [28, 0],
  [88, 0],
  [101, 4.2],
  [124, 4.6],
  [139, 0.3],
  [150, 0],
  [206, 0],
  [246, 4],
  [270, 9.5],
  [292, 16.5],
])
const isMedial = (place: number): number => smoothstep(0.5, 0.56, place) * smoothstep(1, 0.94, place)
const arch = (x: number): number => 6.5 * smoothstep(70, 112, x) * smoothstep(172, 124, x)
const rimAt = (place: number, x: number): number => rimLine(x) + isMedial(place) * arch(x)

const LUG = 20.7
const OUTLINE_LENGTH = 705
const lugDepth = curveThrough([
  [-8, 5],
  [92, 5],
  [104, 2.4],
  [126, 2.4],
  [138, 5],
  [292, 5],
])
const lugAt = (along: number): number => smoothstep(0.17, 0.33, Math.abs(((along / LUG) % 1) - 0.5) * 2)

const wideAt = (x: number): number =>
  4.6 + 1.6 * smoothstep(100, 40, x) - 1.4 * smoothstep(20, 0, x) + 0.8 * smoothstep(150, 210, x)
/** Where rubber ends below the foam: it climbs before the toes. */
const rubberTop = (x: number): number =>
  soleBottom(x) + 8.6 + (rimLine(x) - soleBottom(x) - 13) * smoothstep(244, 276, x)

/** The foam, from the footbed over the rim down the wall. */
export function midsoleSection(place: number, x: number): readonly Vec2[] {
  const [top, under, wide] = [rimAt(place, x), soleBottom(x), wideAt(x)]
  const wall = top - under
  return [
    [-12, top - 17],
    [-4.6, top - 12],
    [-3.2, top - 4.5],
    [-2.4, top - 1.4],
    [-0.6, top - 0.2],
    [1.6, top],
    [3.2, top - 1.2],
    [wide - 0.6, top - 3.8],
    [wide - 0.2, under + wall * 0.66],
    [wide - 1.4, under + wall * 0.5],
    [wide - 0.2, under + wall * 0.38],
    [wide, under + 8.4],
    [wide - 1.4, under + 5.8],
    [-9, under + 5.6],
  ]
}

/** The rubber under it, cut into lugs. */
export function lugSection(place: number, x: number): readonly Vec2[] {
  const lug = lugAt(place * OUTLINE_LENGTH)
  const [top, under, wide] = [rubberTop(x), soleBottom(x), wideAt(x)]
  const bottom = under + (1 - lug) * lugDepth(x)
  return [
    [-9, under + 4],
    [wide - 3.4, under + 4.4],
    [wide - 2.6, under + 5.4],
    [wide - 1.4, top - 0.7],
    [wide + 0.4, top],
    [wide + 1.1, top - 0.8],
    [wide + 1 + 0.8 * lug, under + 6.2],
    [wide + 0.7 + 1.4 * lug, Math.max(under + 4.6, bottom + 1.6)],
    [wide + 0.1 + 1.3 * lug, bottom + 0.9],
    [wide - 1.4 + lug, bottom],
    [-9, bottom],
  ]
}

/** Millimetres to a line about the wall where it is drawn in. */
export function inSoleLine(p: SurfacePoint): number {
  return Math.max(Math.abs(p.z - mix(soleBottom(p.x), rimLine(p.x), 0.52)) - 1.2, p.x - 250)
}

/** Millimetres to the panels of the wall that are moulded in ribs, at the heel and at the ball of the foot. */
export function inRibs(p: SurfacePoint): number {
  const from = mix(soleBottom(p.x), rimLine(p.x), 0.56) + 2.2
  const to = rimLine(p.x) - 5.6
  const ends = Math.min(Math.max(p.x - 92, 14 - p.x), Math.max(154 - p.x, p.x - 232))
  return p.d > 1.5 ? Math.max(from - p.z, p.z - to, ends + 0.5 * (p.z - from)) : 9
}

/** Where the foot stands: the footbed at its edge. */
export function footbedEdge(x: number): number {
  return rimLine(x) - 6
}

/** Lines of equal height as on a map, pressed into the footbed. */
function mapLines(u: number, v: number, grain: Grain): void {
  const hill = (x: number, y: number) =>
    3.4 * noise2(x * 0.017 + 3, y * 0.024) + 0.9 * noise2(x * 0.04, y * 0.05 + 7) + Math.hypot(x - 46, y * 1.2) * 0.018
  const here = hill(u, v)
  const slope = Math.hypot(hill(u + 0.5, v) - here, hill(u, v + 0.5) - here) * 2 + 0.012
  const level = here * 2.6
  const off = Math.abs(level - Math.round(level)) / (slope * 2.6)
  const line = 1 - smoothstep(0.45, 1.05, off)
  const skin = cells2(u * 1.4, v * 1.4)
  grain.height = -0.42 * line + 0.03 * Math.min(0.4, skin)
  grain.shade = 1 - 0.22 * line
  grain.gloss = 0.12
  grain.hole = 0
}

/** The footbed's edge runs into the rim, so that the two meet in a clean line. */
const INSET = 1.6

/** The footbed: a cup under the heel, a rise under the arch, a pad behind the toes and a bar that they grip. */
export function createFootbed(parts: { footbed: number; mark: number }, detail: number): Surface {
  const columns = Math.round(260 * detail)
  const rows = Math.round(70 * detail)
  const edge = (column: number, side: number) => {
    const share = 0.004 + (0.992 * column) / (columns - 1)
    const place = side < 0 ? share / 2 : 1 - share / 2
    const { x, y, outX, outY } = soleOutline.at(place)
    return { x: x - INSET * outX, y: y - INSET * outY, z: rimAt(place, x) - 3.4 }
  }
  const around = Array.from({ length: 240 }, (_, i) => soleOutline.at(i / 240))
  const fromEdge = (x: number, y: number) =>
    Math.min(...around.map((p) => Math.hypot(p.x - INSET * p.outX - x, p.y - INSET * p.outY - y)))
  const place = (column: number, row: number): Vec3 => {
    const [p, q] = [edge(column, -1), edge(column, 1)]
    const t = row / (rows - 1)
    const [x, y, z] = [mix(p.x, q.x, t), mix(p.y, q.y, t), mix(p.z, q.z, t)]
    const inside = 1 - (1 - Math.min(1, fromEdge(x, y) / 19)) ** 2
    return [x, y, z - inside * dishAt(x) + inside * bumpsAt(x, y)]
  }
  const places = Array.from({ length: rows * columns }, (_, i) => place(i % columns, Math.floor(i / columns)))
  const point = (column: number, row: number): Vec3 => places[row * columns + column] as Vec3
  const sign = brandMark({ x: 0, z: 28, size: 0.62 })
  const print = (p: SurfacePoint) => sign(middleLine(p.x) - p.y - 4, p.x)
  const shader = layeredShader({
    base: { part: parts.footbed, texture: mapLines },
    layers: [{ part: parts.mark, distance: print, thickness: 0.15, texture: satin, bevel: 0.4 }],
    flat: (p) => [p.x, p.y - middleLine(p.x)],
  })
  return createSurface({
    key: 'footbed',
    columns,
    rows,
    closed: false,
    point,
    coordinate: (column, row) => [point(column, row)[0], point(column, row)[1], 0, 0],
    shader,
  })
}

const dishAt = curveThrough([
  [0, 4],
  [30, 7.5],
  [80, 5],
  [140, 3.4],
  [210, 3],
  [262, 4.5],
  [284, 6],
])
const bump = (x: number, y: number, at: Vec3, size: Vec2): number =>
  at[2] * Math.exp(-(((x - at[0]) / size[0]) ** 2) - ((y - at[1]) / size[1]) ** 2)

function bumpsAt(x: number, y: number): number {
  const bar = 226 + 0.12 * y - 0.006 * (y - 8) ** 2
  return (
    bump(x, y, [118, 24, 4], [30, 14]) + bump(x, y, [168, -2, 1.8], [16, 14]) + 1.5 * Math.exp(-(((x - bar) / 5) ** 2))
  )
}
