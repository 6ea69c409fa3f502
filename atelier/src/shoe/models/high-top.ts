import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { highLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, ribOf, rubber, smoothLeather, suede, textile } from '../texture.ts'

const { parts, part } = definePart({
  upper: ['Canvas upper', 'upper', 'canvas'],
  vamp: ['Vamp', 'tongue', 'canvas'],
  facing: ['Lace facing', 'overlay', 'suede'],
  ankle: ['Ankle panel', 'overlay', 'suede'],
  heel: ['Heel strip', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  cap: ['Toe cap', 'midsole', 'rubber'],
  bumper: ['Toe bumper', 'foxing', 'rubber'],
  collar: ['Collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'canvas'],
  label: ['Tongue label', 'label', 'leather'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Sole wall', 'midsole', 'rubber'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

const soleTop = curveThrough([
  [0, 30],
  [40, 28.5],
  [120, 26.5],
  [200, 26],
  [250, 27.5],
  [285, 31],
])
const soleBottom = curveThrough([
  [0, 1],
  [25, 0],
  [212, 0],
  [255, 2],
  [288, 6.5],
])
/** Where the quarters overlap the vamp, by height. */
const quarterEdge = curveThrough([
  [16, 157],
  [40, 173],
  [60, 197],
  [76, 222],
])
const anklePanel = curveThrough([
  [0, 96],
  [30, 88],
  [62, 92],
  [92, 108],
  [120, 128],
])
const mark = brandMark({ x: 53, z: 102, size: 0.62 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const bumperRibs = ribOf(2.6, 0.4)
const capEdge = (x: number, y: number): number => 246 - 12 * Math.min(1.5, Math.abs(y - middleLine(x)) / 44) ** 2 - x

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2),
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows: highLastRows(),
    medial: sameRow,
    ankle: 104,
    padding: (x, fromTop) => 2.4 * (1 - smoothstep(84, 106, x)) * Math.exp(-(((fromTop - 15) / 9) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.vamp, texture: canvas },
  layers: [
    {
      part: part.upper,
      distance: onSurface((x, _y, z) => x - quarterEdge(z)),
      thickness: 0.7,
      texture: canvas,
      seams: [2, 4.2],
    },
    { part: part.cap, distance: onSurface(capEdge), thickness: 1.3, texture: rubber, bevel: 1.6 },
    {
      part: part.ankle,
      distance: onSurface((x, _y, z) => anklePanel(x) - z),
      thickness: 0.8,
      texture: suede,
      seams: [2, 4.2],
    },
    {
      part: part.facing,
      distance: (p) => Math.max(p.d - 18.5 + 3 * smoothstep(190, 210, p.x), 102 - p.x + 0.25 * p.d),
      thickness: 0.8,
      texture: suede,
      seams: [2],
    },
    {
      part: part.heel,
      distance: onSurface((x, y, z) => Math.max(Math.abs(y) - 10.5, x - 40) - 0.02 * (z - 60)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [1.9],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  seams: [{ line: (p) => p.d - 3, open: (p) => p.x - 106 }],
  rim: (x) => 0.9 + 2.6 * (1 - smoothstep(88, 106, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 103 ? 11 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [211, 60],
        [196, 65.5],
        [176, 74],
        [158, 83],
        [142, 93.5],
        [129.5, 105.5],
        [118.5, 120],
        [109.5, 136],
        [102.5, 151],
        [97.5, 165],
        [96, 171],
      ],
      width: [
        [0, 36],
        [0.4, 40],
        [0.8, 40],
        [1, 42],
      ],
      thickness: [
        [0, 3],
        [0.5, 4.5],
        [0.8, 6],
        [1, 6.5],
      ],
      arch: [
        [0, 7],
        [0.4, 9],
        [0.8, 10],
        [1, 9],
      ],
    },
    base: { part: part.tongue, texture: canvas },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      {
        part: part.label,
        distance: (p) => (p.d > 0 ? Math.max(Math.abs(p.a) - 12, Math.abs(p.b - 164) - 8) : 9),
        thickness: 0.7,
        texture: smoothLeather,
      },
    ],
  },
  eyelets: { xs: [197, 183, 169, 155.5, 143, 132, 122.5, 114.5], fromEdge: 8.5, radius: 2.4 },
  laces: { part: part.laces, pattern: 'crosses', width: 7, thickness: 1.8, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(2),
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 4 * smoothstep(236, 262, x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.2, top - 2.4],
          [0.8, top - 0.4],
          [1.8, top],
          [2.9, top - 0.7],
          [3.2, top - 2.6],
          [3.3, top - 9],
          [3.4, bottom + 8],
          [3.6, bottom + 3],
          [3.2, bottom + 1],
          [2.2, bottom + 0.1],
          [-1, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        {
          part: part.midsole,
          distance: (p) => Math.abs(soleTop(p.x) - p.z - 4) - 0.5,
          thickness: -0.35,
          texture: rubber,
        },
        {
          part: part.bumper,
          distance: (p) => Math.max(Math.abs(above(p) - 13.5) - 7, 232 - p.x),
          thickness: 0.5,
          texture: (u, v, grain) => bumperRibs(0, u * 0.7 + v * 0.7, grain),
        },
        { part: part.outsole, distance: (p) => above(p) - 4.2, thickness: 0.4, texture: rubber },
      ],
    },
  ],
}

/** A canvas boot for the street: suede facing and ankle, a rubber toe cap, a plain vulcanised wall. */
export const highTop: ShoeModel = {
  key: 'high-top',
  name: 'High Top',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
