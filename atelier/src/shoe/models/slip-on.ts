import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow, slipLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, ribOf, rubber, smoothLeather, textile } from '../texture.ts'

const { parts, part } = definePart({
  vamp: ['Vamp', 'upper', 'canvas'],
  quarter: ['Quarter', 'overlay', 'canvas'],
  gore: ['Elastic gore', 'accent', 'rib'],
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

const soleTop = curveThrough([
  [0, 27],
  [40, 26],
  [120, 24.5],
  [200, 24],
  [250, 25],
  [285, 28],
])
const soleBottom = curveThrough([
  [0, 1],
  [25, 0],
  [215, 0],
  [255, 1.6],
  [288, 5.5],
])
/** Where the quarters end under the gore, by height. */
const quarterEdge = curveThrough([
  [18, 152],
  [34, 143],
  [50, 134],
  [66, 124],
  [80, 116],
])
const gore = closedShape([
  [112, 90],
  [112, 90],
  [124, 62],
  [131, 47],
  [135, 43.5],
  [139.5, 46],
  [147, 62],
  [158, 90],
  [158, 90],
])
const heelPatch = closedShape([
  [-20, 20],
  [-20, 20],
  [27, 20],
  [27, 20],
  [25.5, 46],
  [23.5, 72],
  [22, 98],
  [22, 98],
  [-20, 98],
])
const mark = brandMark({ x: 92, z: 33, size: 0.5 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const elastic = ribOf(1.35, 0.22)
const waffle = ribOf(4.6, 0.35)

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2.5),
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: slipLastRows(),
    medial: sameRow,
    ankle: 140,
    padding: (x, fromTop) => 2.2 * (1 - smoothstep(90, 124, x)) * Math.exp(-(((fromTop - 11) / 7) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.vamp, texture: canvas },
  layers: [
    {
      part: part.toe,
      distance: (p) => p.c - 27 * smoothstep(168, 264, p.x) + 1,
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
      outline: lowShoeOutline(2.5),
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
  build: (detail) => buildShoe(design, detail),
}
