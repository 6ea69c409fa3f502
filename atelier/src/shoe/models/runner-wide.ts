import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { foam, meshOf, ribOf, suede } from '../texture.ts'
import { runnerPart as part, runner, runnerDesign } from './runner.ts'

/** Fuller over the toes than the regular last, above all outside. */
const OUTLINE = lowShoeOutline(6.5)

/** The foam climbs beside the heel and at the toe, and dips under the ankle bone. */
const soleTop = curveThrough([
  [0, 55],
  [28, 57],
  [56, 50],
  [84, 43],
  [120, 41],
  [160, 35],
  [205, 30.5],
  [245, 32],
  [285, 42],
])
const soleBottom = curveThrough([
  [-8, 10],
  [8, 3.4],
  [26, 0],
  [200, 0],
  [232, 3],
  [258, 9.5],
  [292, 23],
])
/** The firm rail that guides the foot: a wedge under the heel that runs out in front of the arch. */
const rail = closedShape([
  [-20, 22],
  [-20, 22],
  [20, 18],
  [70, 15],
  [118, 14],
  [150, 17],
  [158, 21],
  [150, 25],
  [112, 28],
  [60, 37],
  [14, 46],
  [-20, 48],
  [-20, 48],
])
/** A saddle of suede: broad where it leaves the sole, narrow at the laces. */
const saddle = closedShape([
  [96, 24],
  [96, 24],
  [172, 20],
  [172, 20],
  [176, 44],
  [182, 66],
  [196, 92],
  [196, 92],
  [146, 104],
  [146, 104],
  [134, 78],
  [116, 52],
])
const counter = closedShape([
  [-20, 30],
  [-20, 30],
  [78, 30],
  [78, 30],
  [64, 48],
  [48, 58],
  [38, 72],
  [33, 90],
  [31, 106],
  [31, 106],
  [-20, 106],
  [-20, 106],
])
const mark = brandMark({ x: 138, z: 44, size: 0.56 })
/** A rand round the toes that runs back to the saddle. */
const rand = (p: SurfacePoint): number => Math.max(p.c - 10 - 26 * smoothstep(190, 268, p.x), 168 - p.x)

const tread = ribOf(9, 0.9)
const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    const flare = 3.4 + 2.6 * smoothstep(90, 30, x) - 3 * smoothstep(26, 0, x) - 4 * smoothstep(252, 288, x)
    return [
      [-9, top - 6],
      [-2.4, top - 3.4],
      [0.4, top - 0.8],
      [2, top],
      [3.6, top - 1.2],
      [4.4, top - 5],
      [3.6 + 0.3 * flare, top - (top - bottom) * 0.34],
      [3.2 + 0.7 * flare, top - (top - bottom) * 0.5],
      [4 + flare, bottom + (top - bottom) * 0.3],
      [4.2 + flare, bottom + 5],
      [3 + flare, bottom + 1.4],
      [0.6 + 0.7 * flare, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: foam },
  layers: [
    {
      part: part.carrier,
      distance: (p) => rail(p.x, p.z),
      thickness: 0.9,
      texture: foam,
      bevel: 1.4,
    },
    {
      part: part.outsole,
      distance: (p) =>
        Math.max(above(p) - 4.4 - 6 * smoothstep(262, 286, p.x) - 3 * smoothstep(16, -4, p.x), 4 - Math.abs(p.x - 150)),
      thickness: 0.6,
      texture: (u, _v, grain) => tread(0, u, grain),
    },
  ],
}

const raised = lifted(
  {
    ...runnerDesign,
    last: {
      ...runnerDesign.last,
      rows: lowLastRows({ heel: 6, dip: 7, instep: 9, toe: 2 }).map((row) => ({
        ...row,
        top: [row.top[0] - (row.x < 12 ? 3 : 0), row.top[1] + 1.5, row.top[2] + 3],
        foot: [row.foot[0] + 1.4 * smoothstep(150, 200, row.x), row.foot[1]],
      })),
    },
    base: { part: part.upper, texture: meshOf(2.5, 0.66), behind: part.bootie },
    layers: [
      { part: part.toe, distance: rand, thickness: 0.8, texture: suede, seams: [1.8] },
      ...layersWithout(runnerDesign, [part.toe, part.counter, part.mark, part.accent]),
      {
        part: part.accent,
        distance: onSurface((x, _y, z) => saddle(x, z)),
        thickness: 0.8,
        texture: suede,
        seams: [1.8],
      },
      {
        part: part.counter,
        distance: onSurface((x, _y, z) => counter(x, z)),
        thickness: 1,
        texture: suede,
        seams: [1.8, 4],
      },
      { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: suede, bevel: 0.6 },
    ],
    rim: (x) => 1 + 5 * (1 - smoothstep(112, 142, x)),
  },
  () => 5,
)

const design: ShoeDesign = {
  ...raised,
  last: {
    ...raised.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    padding: (x, fromTop) => 6.5 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 14) / 10) ** 2)),
  },
  laces: { part: part.laces, pattern: 'crosses', width: 6.4, thickness: 2.4, bow: true },
  soles: [sole],
}

/** A running shoe on the wide last: round toes behind a suede rand, a saddle over the instep, and a broad sole that guides the foot. */
export const runnerWide = formOf(runner, { key: 'runner-wide', name: 'Runner Wide', design })
