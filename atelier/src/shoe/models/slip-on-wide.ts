import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, lifted } from '../shoe-form.ts'
import { canvas, foam, ribOf, rubber } from '../texture.ts'
import { slipOnPart as part, slipOn, slipOnDesign } from './slip-on.ts'

/** Fuller over the toes than the regular last, above all outside. */
const OUTLINE = lowShoeOutline(7)

const soleTop = curveThrough([
  [0, 37],
  [60, 34],
  [130, 30.5],
  [200, 28.5],
  [245, 31],
  [285, 38],
])
const soleBottom = curveThrough([
  [-6, 7],
  [10, 1.6],
  [28, 0],
  [190, 0],
  [235, 4],
  [265, 10],
  [290, 18],
])
/** A broad panel of elastic over the instep, from one side to the other. */
const stretch = closedShape([
  [112, 36],
  [112, 36],
  [132, 33],
  [150, 36],
  [160, 48],
  [164, 66],
  [166, 120],
  [166, 120],
  [96, 120],
  [96, 120],
  [100, 70],
])
/** The pull: a loop of the collar that stands up behind the heel. */
const heelPatch = closedShape([
  [-20, 16],
  [-20, 16],
  [20, 16],
  [20, 16],
  [17, 40],
  [14, 64],
  [16, 120],
  [16, 120],
  [-20, 120],
  [-20, 120],
])
const mark = brandMark({ x: 66, z: 28, size: 0.4 })
/** The toe's seam runs over the vamp from side to side. */
const toeSeam = (x: number, y: number): number => 232 - 12 * Math.min(1.5, Math.abs(y - middleLine(x)) / 50) ** 2 - x
const guard = (p: SurfacePoint): number => p.c - 15 - 9 * smoothstep(200, 262, p.x)

const elastic = ribOf(2.6, 0.34)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    const flare = 2.6 + 1.6 * smoothstep(80, 20, x) + 0.8 * smoothstep(170, 220, x) - 3 * smoothstep(250, 288, x)
    return [
      [-9, top - 5],
      [-2, top - 2.8],
      [0.6, top - 0.6],
      [2.2, top],
      [3.8, top - 1.2],
      [4.6, top - 4.6],
      [3.8 + 0.6 * flare, (top + bottom) / 2 + 2],
      [3.6 + flare, bottom + 8],
      [3.4 + flare, bottom + 3],
      [2.4 + 0.8 * flare, bottom + 0.8],
      [0.4 + 0.6 * flare, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: foam },
  layers: [
    {
      part: part.midsole,
      distance: (p) => Math.abs(soleTop(p.x) - p.z - 13 + 3 * smoothstep(120, 230, p.x)) - 0.8,
      thickness: -0.6,
      texture: foam,
    },
    { part: part.foxing, distance: (p) => soleTop(p.x) - p.z - 5.4, thickness: 0.3, texture: foam },
    {
      part: part.outsole,
      distance: (p) => p.z - soleBottom(p.x) - 3.6 - 8 * smoothstep(258, 284, p.x),
      thickness: 0.5,
      texture: rubber,
    },
  ],
}

const raised = lifted(
  {
    ...slipOnDesign,
    last: {
      ...slipOnDesign.last,
      rows: slipOnDesign.last.rows.map((row) => ({
        ...row,
        top: [
          row.top[0],
          row.top[1] + 1.5,
          row.top[2] + 3 + 5 * smoothstep(30, 4, row.top[0]) + 5 * smoothstep(124, 140, row.top[0]),
        ],
        foot: [row.foot[0] + 1.4 * smoothstep(150, 200, row.x), row.foot[1] + 2 * smoothstep(180, 230, row.x)],
      })),
      padding: (x, fromTop) => 5.4 * (1 - smoothstep(96, 126, x)) * Math.exp(-(((fromTop - 13) / 8.5) ** 2)),
    },
    layers: [
      {
        part: part.toe,
        distance: (p) => Math.min(onSurface(toeSeam)(p), guard(p)),
        thickness: 0.7,
        texture: canvas,
        seams: [1.9, 4.2],
      },
      {
        part: part.gore,
        distance: onSurface((x, _y, z) => stretch(x, z)),
        thickness: -0.4,
        texture: (u, _v, grain) => elastic(0, u, grain),
      },
      {
        part: part.heel,
        distance: onSurface((x, _y, z) => heelPatch(x, z)),
        thickness: 0.7,
        texture: canvas,
        seams: [2],
      },
      { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: canvas, bevel: 0.6 },
      {
        part: part.quarter,
        distance: (p) => Math.max(p.d - 19 + 15 * smoothstep(52, 108, p.x), p.x - 118),
        thickness: 0.5,
        texture: canvas,
        bevel: 3,
      },
    ],
    seams: [{ line: onSurface((x, _y, z) => stretch(x, z) - 2.4) }],
    rim: (x) => 1.4 + 3.6 * (1 - smoothstep(96, 126, x)),
  },
  () => 7,
)

const design: ShoeDesign = {
  ...raised,
  last: { ...raised.last, outline: OUTLINE, bite: (x) => soleTop(x) - 5 },
  soles: [sole],
}

/** A slip-on on the wide last: an instep of elastic from side to side, a thick collar, round toes, and a full sole of foam. */
export const slipOnWide = formOf(slipOn, { key: 'slip-on-wide', name: 'Slip-on Wide', design })
