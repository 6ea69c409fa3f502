import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { ringEyelets } from '../eyelet-rings.ts'
import { lowShoeOutline, middleLine, sameRow, steepLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { placeHoles } from '../place-holes.ts'
import { roundedCorner } from '../rounded-corner.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { leather, rubber, smoothLeather, type Texture, textile } from '../texture.ts'
import type { LastRow } from '../upper.ts'

const { parts, part } = definePart({
  upper: ['Upper', 'upper', 'leather'],
  eyestay: ['Lace stay', 'overlay', 'leather'],
  toe: ['Toe overlay', 'toe', 'leather'],
  quarter: ['Heel counter', 'overlay', 'leather'],
  heel: ['Heel tab', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'leather'],
  label: ['Tongue label', 'label', 'nylon'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Sole wall', 'midsole', 'rubber'],
  foxing: ['Sole line', 'foxing', 'rubber'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as courtLowPart }

const OUTLINE = lowShoeOutline(-2)

/** Thickest under the heel, thinnest under the ball of the foot; the toe springs off the ground. */
const soleTop = curveThrough([
  [0, 32],
  [30, 30.5],
  [90, 27.5],
  [150, 24.5],
  [205, 23.5],
  [245, 26.5],
  [270, 31],
  [285, 34.5],
])
const soleBottom = curveThrough([
  [-6, 4.6],
  [8, 1.8],
  [30, 0],
  [182, 0],
  [215, 1.2],
  [245, 5],
  [270, 10.2],
  [290, 15.5],
])

/** The mudguard runs low around the toe and out under the lace stay. */
const mudguard = (p: SurfacePoint): number => 0.9 * (p.c - 1 - 24 * smoothstep(158, 262, p.x))
/** Below its end the lace stay is cut from the collar down to its own lower edge. */
const stayEnd = onSurface((x, _y, z) => 0.61 * (262 - 1.3 * x - z))
const laceStay = (p: SurfacePoint): number => roundedCorner(p.d - 19 + 4 * smoothstep(186, 210, p.x), stayEnd(p), 8)
const counter = closedShape([
  [-20, 20],
  [-20, 20],
  [74, 20],
  [74, 20],
  [66, 40],
  [52, 54],
  [38, 64],
  [30, 76],
  [26, 92],
  [26, 92],
  [-20, 92],
  [-20, 92],
])
const heelTab = closedShape([
  [-20, 80],
  [-20, 80],
  [9, 80],
  [16, 83],
  [22, 92],
  [24, 124],
  [24, 124],
  [-20, 124],
])

const mark = brandMark({ x: 101, z: 20, size: 0.92 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const under = (p: SurfacePoint): number => soleTop(p.x) - p.z
/** Moulded teeth on the bumpers of toe and heel, where a cup sole wears. */
const teeth: Texture = (u, v, grain) => {
  const [x, y] = [u / 3.4, v / 3.4]
  const [fx, fy] = [x - Math.floor(x) - 0.5, y - Math.floor(y) - 0.5]
  const edge = Math.max(Math.abs(fx + fy), Math.abs(fx - fy))
  const top = 1 - smoothstep(0.28, 0.48, edge)
  grain.height = 0.5 * top
  grain.shade = 0.86 + 0.14 * top
  grain.gloss = 0.28
  grain.hole = 0
}
const tread = (p: SurfacePoint): number => Math.max(6.4 - under(p), 8.4 - above(p), Math.min(p.x - 44, 252 - p.x))
const holes = { xs: [203, 191.5, 180, 168, 156.5, 146.5, 136], fromEdge: 8.5, radius: 2.1 }

const courtRows: LastRow[] = steepLastRows({ heel: 6, dip: -1, instep: 5, toe: -5 }).map((row) => ({
  ...row,
  top: [row.top[0], row.top[1], row.top[2] + 2],
}))
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 12, Math.abs(p.b - 119) - 7.5) : 9)

export const courtLowDesign: ShoeDesign = {
  last: {
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: courtRows,
    medial: sameRow,
    ankle: 118,
    padding: (x, fromTop) => 3 * (1 - smoothstep(98, 130, x)) * Math.exp(-(((fromTop - 13) / 8.5) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.upper, texture: leather },
  layers: [
    {
      part: part.mark,
      distance: onSurface((x, _y, z) => mark(x, z)),
      thickness: 0.7,
      texture: smoothLeather,
    },
    { part: part.toe, distance: mudguard, thickness: 0.9, texture: leather, seams: [2, 4.2] },
    {
      part: part.eyestay,
      distance: laceStay,
      thickness: 0.9,
      texture: leather,
      seams: [2, 4.2],
    },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 0.9,
      texture: leather,
      seams: [2, 4.2],
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelTab(x, z)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [2],
    },
  ],
  seams: [
    { line: (p) => p.d - 21, open: (p) => Math.min(104 - p.x, p.x - 30) },
    { line: (p) => p.d - 2.6, open: (p) => p.x - 130 },
  ],
  spots: (upper) => [
    ...placeHoles(
      upper,
      [0, 1, 2, 3].flatMap((row) =>
        Array.from({ length: 7 - row }, (_, k): Vec2 => [227 + row * 7, (k - (6 - row) / 2) * (7.4 - row * 0.3)]),
      ),
      { radius: 0.95, clear: 18 },
    ),
    ...ringEyelets(upper.surface, holes, { part: part.eyestay, width: 1.5 }),
  ],
  rim: (x) => 1 + 3.1 * (1 - smoothstep(106, 132, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 126 ? 11 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [214, 59],
        [196, 67.5],
        [176, 79],
        [156, 91.5],
        [139, 102.5],
        [126, 113],
        [116, 124],
        [110.5, 133],
        [109, 137],
      ],
      width: [
        [0, 34],
        [0.5, 40],
        [0.8, 47],
        [1, 50],
      ],
      thickness: [
        [0, 3],
        [0.5, 5],
        [0.8, 7.5],
        [1, 8],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 12],
        [1, 12],
      ],
    },
    base: { part: part.tongue, texture: leather },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.5, texture: smoothLeather },
    ],
  },
  eyelets: holes,
  laces: { part: part.laces, pattern: 'bars', width: 7, thickness: 1.7, rest: 1, bend: 1, bow: false },
  soles: [
    {
      key: 'sole',
      outline: OUTLINE,
      columns: 720,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        const flare = 1.6 * smoothstep(70, 10, x) - 1.4 * smoothstep(236, 286, x)
        return [
          [-8, top - 3],
          [-2, top - 1.6],
          [0.8, top - 0.2],
          [2, top],
          [2.9, top - 0.8],
          [3.2, top - 2.6],
          [3.2, top - 7],
          [3.4 + flare * 0.5, bottom + 9],
          [3.7 + flare, bottom + 4],
          [3.4 + flare, bottom + 1.5],
          [2.2 + flare, bottom + 0.2],
          [-1, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        { part: part.midsole, distance: tread, thickness: 0.35, texture: teeth, bevel: 0.6 },
        { part: part.foxing, distance: (p) => Math.abs(above(p) - 6.8) - 0.75, thickness: -0.25, texture: rubber },
        { part: part.outsole, distance: (p) => above(p) - 4.4, thickness: 0.4, texture: rubber },
      ],
      seams: [{ line: (p) => soleTop(p.x) - p.z - 3.9, open: (p) => p.d - 2.2 }],
    },
  ],
}

/** A leather shoe for courts on a cup sole: perforated vamp, low mudguard, heel counter, a leaning arch for its mark. */
export const courtLow: ShoeModel = {
  key: 'court-low',
  name: 'Court Low',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(courtLowDesign, detail),
}
