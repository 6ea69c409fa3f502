import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { ringEyelets } from '../eyelet-rings.ts'
import { highLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, ribOf, rubber, smoothLeather, suede, textile } from '../texture.ts'
import type { LastRow } from '../upper.ts'

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
  eyelets: ['Eyelets', 'hardware', 'metal'],
})

export { part as highTopPart }

const OUTLINE = lowShoeOutline(0)

const soleTop = curveThrough([
  [0, 31],
  [40, 29.5],
  [120, 27],
  [195, 26],
  [240, 27.5],
  [270, 31.5],
  [285, 34],
])
const soleBottom = curveThrough([
  [-6, 3],
  [8, 0.8],
  [26, 0],
  [192, 0],
  [235, 2.6],
  [265, 7],
  [290, 12],
])
/** The shaft draws in over the heel bone and at the ankle, and opens again towards the topline. */
const rows: LastRow[] = highLastRows().map((row) => {
  const back = smoothstep(60, 8, row.x)
  const shaft = smoothstep(116, 84, row.top[0])
  return {
    x: row.x,
    top: [row.top[0] - 6 * back, row.top[1] + 1.5 * shaft, row.top[2] + 4 - 3.5 * shaft + 3 * back],
    foot: [row.foot[0] + 2 * back, row.foot[1] + 2 * back - 8 * smoothstep(214, 262, row.x)],
    over: [row.over[0] + 12 * back, row.over[1] - 4 * shaft, row.over[2] - 7 * back],
  }
})
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
const mark = brandMark({ x: 57, z: 103, size: 0.54 })
const holes = { xs: [197, 183, 169, 155.5, 143, 132, 122.5, 115], fromEdge: 8.5, radius: 2.2 }

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const bumperRibs = ribOf(2.6, 0.4)
const capEdge = (x: number, y: number): number => 246 - 12 * Math.min(1.5, Math.abs(y - middleLine(x)) / 44) ** 2 - x

export const highTopDesign: ShoeDesign = {
  last: {
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows,
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
      distance: onSurface((x, y, z) => Math.max(Math.abs(y) - 14.5 + 0.02 * (z - 60), x - 40)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [1.9],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  seams: [{ line: (p) => p.d - 3, open: (p) => p.x - 106 }],
  spots: (upper) => ringEyelets(upper.surface, holes, { part: part.eyelets, width: 1.8 }),
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
  eyelets: holes,
  laces: { part: part.laces, pattern: 'crosses', width: 7, thickness: 1.8, bow: true },
  soles: [
    {
      key: 'sole',
      outline: OUTLINE,
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
  build: (detail) => buildShoe(highTopDesign, detail),
}
