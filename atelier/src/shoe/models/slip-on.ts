import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, ribOf, rubber, smoothLeather, textile } from '../texture.ts'
import type { LastRow } from '../upper.ts'

const { parts, part } = definePart({
  vamp: ['Vamp', 'upper', 'canvas'],
  quarter: ['Quarter', 'overlay', 'canvas'],
  gore: ['Elastic gore', 'collar', 'rib'],
  toe: ['Toe rand', 'toe', 'canvas'],
  heel: ['Heel patch', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Sole wall', 'midsole', 'rubber'],
  foxing: ['Sole line', 'foxing', 'rubber'],
  outsole: ['Outsole', 'outsole', 'gum'],
})

export { part as slipOnPart }

const OUTLINE = lowShoeOutline(0.5)

const soleTop = curveThrough([
  [0, 29],
  [40, 27.5],
  [120, 25],
  [195, 24],
  [240, 25.5],
  [270, 29],
  [285, 31.5],
])
const soleBottom = curveThrough([
  [-6, 3],
  [8, 0.8],
  [26, 0],
  [196, 0],
  [235, 2.2],
  [265, 6.2],
  [290, 11],
])
/** The vamp climbs steeply over the instep; the collar dips under the ankle and rises at the heel. */
const rows: LastRow[] = [
  { x: 2, top: [5, 0, 95], foot: [5.5, 27], over: [-7, 0, -28] },
  { x: 10, top: [10, 15.5, 94], foot: [5.5, 27], over: [-5, 5, -28] },
  { x: 28, top: [29, 26, 86], foot: [4.5, 26], over: [-1, 6.5, -25] },
  { x: 54, top: [56, 29.5, 73.5], foot: [3.5, 22], over: [0, 6, -19] },
  { x: 84, top: [86, 30, 66.5], foot: [3, 21], over: [1, 6, -17] },
  { x: 112, top: [110, 28, 70], foot: [3, 21], over: [1, 8, -19] },
  { x: 138, top: [128, 24, 80], foot: [3, 22], over: [2, 11, -24] },
  { x: 162, top: [139, 19.5, 88.5], foot: [2.5, 23], over: [5, 15.5, -24] },
  { x: 186, top: [142, 15, 94], foot: [2, 24.5], over: [13, 19, -24] },
  { x: 210, top: [144.5, 10.5, 96.5], foot: [1.5, 27], over: [28, 20, -30] },
  { x: 234, top: [146, 6.8, 97.6], foot: [1.5, 29], over: [45, 18, -38] },
  { x: 256, top: [146.8, 4, 98.2], foot: [2, 29.5], over: [61, 13, -46] },
  { x: 273, top: [147.1, 1.8, 98.5], foot: [3, 29], over: [74, 7, -51] },
  { x: 285, top: [147.2, 0, 98.5], foot: [3.5, 28], over: [81, 2, -53] },
]
/** Where the quarters end under the gore, by height. */
const quarterEdge = curveThrough([
  [18, 146],
  [36, 140],
  [54, 130],
  [72, 119],
  [90, 108],
])
/** A wedge of elastic between vamp and quarter, from the topline down. */
const gore = closedShape([
  [112, 104],
  [112, 104],
  [121, 76],
  [129, 56],
  [134.5, 49],
  [139, 51.5],
  [141.5, 62],
  [143, 80],
  [145, 104],
  [145, 104],
])
const heelPatch = closedShape([
  [-20, 20],
  [-20, 20],
  [30, 20],
  [30, 20],
  [26, 46],
  [22, 72],
  [19, 112],
  [19, 112],
  [-20, 112],
])
const mark = brandMark({ x: 84, z: 34, size: 0.5 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const elastic = ribOf(1.35, 0.22)
const waffle = ribOf(4.6, 0.35)

export const slipOnDesign: ShoeDesign = {
  last: {
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows,
    medial: sameRow,
    ankle: 140,
    padding: (x, fromTop) => 2.2 * (1 - smoothstep(90, 124, x)) * Math.exp(-(((fromTop - 11) / 7) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.vamp, texture: canvas },
  layers: [
    {
      part: part.toe,
      distance: (p) => 0.95 * (p.c - 24 * smoothstep(170, 266, p.x) + 1),
      thickness: 0.6,
      texture: canvas,
      seams: [1.9, 4.2],
    },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => x - quarterEdge(z)),
      thickness: 0.6,
      texture: canvas,
      seams: [1.9, 4.2],
    },
    {
      part: part.gore,
      distance: onSurface((x, _y, z) => gore(x, z)),
      thickness: -0.5,
      texture: (u, _v, grain) => elastic(0, u, grain),
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelPatch(x, z)),
      thickness: 0.7,
      texture: smoothLeather,
      seams: [2],
    },
    {
      part: part.mark,
      distance: onSurface((x, _y, z) => mark(x, z)),
      thickness: 0.4,
      texture: smoothLeather,
    },
  ],
  seams: [
    { line: (p) => p.d - 3.4, open: (p) => Math.min(gore(p.x, p.z), p.x - 27) },
    { line: onSurface((x, _y, z) => gore(x, z) - 2.2) },
  ],
  rim: (x) => 1.3 + 1.7 * (1 - smoothstep(96, 130, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: () => 7 },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  soles: [
    {
      key: 'sole',
      outline: OUTLINE,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.2, top - 2.2],
          [0.8, top - 0.4],
          [1.7, top],
          [2.7, top - 0.7],
          [3, top - 2.4],
          [3.1, top - 8],
          [3.3, bottom + 7],
          [3.5, bottom + 3],
          [3.1, bottom + 1],
          [2, bottom + 0.1],
          [-1, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        {
          part: part.foxing,
          distance: (p) => Math.abs(soleTop(p.x) - p.z - 5.2) - 0.75,
          thickness: 0.25,
          texture: rubber,
        },
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(above(p) - 11) - 4.2, 238 - p.x),
          thickness: 0.4,
          texture: (u, _v, grain) => waffle(0, u, grain),
        },
        { part: part.outsole, distance: (p) => above(p) - 4.6, thickness: 0.4, texture: rubber },
      ],
    },
  ],
}

/** A canvas slip-on: no laces, an elastic gore at each side, a rand around the toe. */
export const slipOn: ShoeModel = {
  key: 'slip-on',
  name: 'Slip-on',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 24, elevation: 20, fill: { width: 1.7, height: 9 }, middle: { x: 0.56, y: 0.52 } },
  },
  build: (detail) => buildShoe(slipOnDesign, detail),
}
