import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { lugSole } from '../lug-sole.ts'
import { formOf } from '../shoe-form.ts'
import { knitOf, ribOf, ripstop, rubber } from '../texture.ts'
import type { LastRow } from '../upper.ts'
import { trailPart as part, trail, trailDesign } from './trail.ts'

const OUTLINE = lowShoeOutline(2)

const soleTop = curveThrough([
  [0, 45],
  [70, 41],
  [130, 37],
  [190, 34],
  [240, 34],
  [285, 39],
])
const soleBottom = curveThrough([
  [-8, 8],
  [6, 3],
  [26, 0.4],
  [42, 0],
  [205, 0],
  [245, 3],
  [292, 15],
])
/** A gaiter closes over the laces and reaches round the ankle. */
const rows: LastRow[] = [
  { x: 2, top: [14, 0, 158], foot: [8, 34], over: [4, 0, -50] },
  { x: 10, top: [18, 15, 158], foot: [8, 34], over: [3, 2, -50] },
  { x: 26, top: [33, 26, 157], foot: [6, 34], over: [2, 3, -50] },
  { x: 48, top: [53, 30.5, 156], foot: [4, 33], over: [1, 1, -48] },
  { x: 72, top: [74, 30, 156.5], foot: [3, 31], over: [1, 1, -48] },
  { x: 96, top: [92, 26, 158], foot: [3, 30], over: [2, 4, -50] },
  { x: 120, top: [104, 20, 160], foot: [3, 30], over: [4, 9, -54] },
  { x: 146, top: [111, 14, 161.5], foot: [3, 30], over: [8, 15, -60] },
  { x: 172, top: [114.5, 9, 162.5], foot: [2.5, 31], over: [14, 18, -66] },
  { x: 198, top: [116, 6, 163], foot: [2, 33], over: [22, 18, -74] },
  { x: 224, top: [116.8, 4, 163.2], foot: [2, 36], over: [31, 16, -82] },
  { x: 250, top: [117.2, 2.4, 163.4], foot: [2, 38], over: [40, 12, -90] },
  { x: 270, top: [117.4, 1.1, 163.5], foot: [3, 38], over: [48, 6, -95] },
  { x: 285, top: [117.5, 0, 163.5], foot: [3.5, 37], over: [52, 1, -97] },
]
const mark = brandMark({ x: 78, z: 62, size: 0.6 })

/** Where the shell of the foot ends under the gaiter. */
const shellTop = curveThrough([
  [0, 104],
  [40, 92],
  [90, 88],
  [140, 100],
  [190, 104],
  [290, 80],
])
/** The water-proof zip runs from the ankle down over the instep to the outer toes. */
const zipLine = curveThrough([
  [96, 168],
  [112, 138],
  [136, 112],
  [168, 92],
  [204, 72],
])
const rand = (p: SurfacePoint): number =>
  p.c - 19 - 4 * Math.sin(p.x * 0.11) - 16 * smoothstep(216, 256, p.x) - 14 * smoothstep(56, 14, p.x)
const outside = (p: SurfacePoint): number => p.y + 2

const knit = knitOf(2.6, 1.9)
const grip = ribOf(3.4, 0.6)

const design: ShoeDesign = {
  ...trailDesign,
  last: {
    ...trailDesign.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    rows,
    ankle: 106,
    padding: (_x, fromTop) => 2.4 * Math.exp(-(((fromTop - 9) / 8) ** 2)),
  },
  layers: [
    {
      part: part.rand,
      distance: onSurface((x, _y, z) => z - shellTop(x)),
      thickness: 0.7,
      texture: ripstop,
      seams: [2],
    },
    { part: part.collar, distance: (p) => p.d - 20, thickness: 0.8, texture: knit, bevel: 2.4, seams: [2] },
    {
      part: part.web,
      distance: (p) =>
        Math.max(onSurface((x, _y, z) => Math.abs(z - zipLine(x)) * 0.66 - 3)(p), outside(p), 88 - p.x, p.x - 200),
      thickness: 0.9,
      texture: rubber,
      bevel: 1.4,
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.7, texture: rubber, bevel: 0.7 },
    { part: part.heel, distance: rand, thickness: 1.3, texture: rubber, bevel: 1.4 },
    {
      part: part.toe,
      distance: (p) => Math.max(rand(p) + 6, 236 - p.x),
      thickness: 0.8,
      texture: (u, v, grain) => grip(0, v + 0.2 * u, grain),
      bevel: 1.6,
    },
  ],
  seams: [],
  rim: () => 2.2,
  collar: { part: part.collar, texture: knit, depth: () => 8 },
  tongue: undefined,
  eyelets: undefined,
  laces: undefined,
  soles: [
    lugSole({
      outline: OUTLINE,
      top: soleTop,
      bottom: soleBottom,
      pitch: 19,
      depth: () => 5,
      wide: 5.4,
      parts: { midsole: part.midsole, welt: part.carrier, outsole: part.outsole },
    }),
  ],
}

/** A trail shoe for snow: a zipped gaiter over its laces, a rib-knit top, high rubber, and deep lugs. */
export const trailWinter = formOf(trail, { key: 'trail-winter', name: 'Trail Winter', design })
