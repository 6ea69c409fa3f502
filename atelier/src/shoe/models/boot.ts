import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { ringEyelets } from '../eyelet-rings.ts'
import { highLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, rubber, smoothLeather, textile, tumbledLeather } from '../texture.ts'
import { createTube } from '../tube.ts'

const { parts, part } = definePart({
  upper: ['Vamp', 'upper', 'leather'],
  quarter: ['Shaft', 'upper', 'leather'],
  toe: ['Toe cap', 'toe', 'leather'],
  facing: ['Lace facing', 'overlay', 'leather'],
  counter: ['Heel counter', 'overlay', 'leather'],
  strip: ['Back strip', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Padded collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'leather'],
  insole: ['Insole', 'insole', 'leather'],
  tongue: ['Tongue', 'tongue', 'leather'],
  pull: ['Pull tab', 'accent', 'nylon'],
  eyelets: ['Eyelets', 'hardware', 'metal'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  welt: ['Welt', 'foxing', 'leather'],
  midsole: ['Midsole', 'midsole', 'rubber'],
  outsole: ['Lug sole', 'outsole', 'rubber'],
})

export { part as bootPart }

const soleTop = curveThrough([
  [0, 43],
  [60, 42],
  [110, 38.5],
  [165, 33],
  [215, 30],
  [250, 31.5],
  [285, 36],
])
/** A blocked heel with a straight breast, then the lugs of the forepart. */
const soleBottom = curveThrough([
  [-8, 1],
  [6, 0],
  [76, 0],
  [80.5, 10],
  [98, 11.5],
  [122, 8],
  [140, 0.6],
  [148, 0],
  [216, 0],
  [255, 4],
  [290, 11],
])
const LUG = 17
const OUTLINE_LENGTH = 690
const lugDepth = curveThrough([
  [0, 6],
  [74, 6],
  [84, 0],
  [128, 0],
  [146, 6.5],
  [292, 6.5],
])
const lugAt = (along: number): number => smoothstep(0.28, 0.5, Math.abs(((along / LUG) % 1) - 0.5) * 2)

const vampEdge = curveThrough([
  [26, 150],
  [48, 160],
  [66, 178],
  [80, 206],
])
const capEdge = (x: number, y: number): number => 240 - 10 * Math.min(1.5, Math.abs(y - middleLine(x)) / 44) ** 2 - x
const counter = closedShape([
  [-20, 30],
  [-20, 30],
  [76, 30],
  [76, 30],
  [64, 56],
  [48, 72],
  [30, 80],
  [12, 83],
  [-20, 83],
  [-20, 83],
])
const mark = brandMark({ x: 56, z: 109, size: 0.46 })
const holes = { xs: [196, 182, 168, 154.5, 142, 131, 122, 114.5, 108.5], fromEdge: 8, radius: 1.9 }

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const under = (p: SurfacePoint): number => soleTop(p.x) - p.z

export const bootDesign: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2.5),
    bite: (x) => soleTop(x) - 4,
    middle: middleLine,
    rows: highLastRows().map((row) => ({
      ...row,
      top: [
        row.top[0],
        row.top[1] + (row.top[0] < 100 ? 2 : 0),
        row.top[2] + 9 + 16 * smoothstep(150, 105, row.top[0]),
      ],
      foot: [row.foot[0] + 1, row.foot[1] + 3],
    })),
    medial: sameRow,
    ankle: 104,
    padding: (x, fromTop) => 3.8 * (1 - smoothstep(84, 104, x)) * Math.exp(-(((fromTop - 13) / 8) ** 2)),
  },
  thread: { part: part.stitching, length: 2.4, gap: 0.8, radius: 0.44 },
  base: { part: part.upper, texture: tumbledLeather },
  layers: [
    { part: part.toe, distance: onSurface(capEdge), thickness: 1, texture: tumbledLeather, seams: [1.9, 4] },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => x - vampEdge(z)),
      thickness: 1,
      texture: tumbledLeather,
      seams: [1.9, 4, 6.1],
    },
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 25, p.x - 100),
      thickness: 0.5,
      texture: smoothLeather,
      bevel: 2.4,
      seams: [1.6],
    },
    {
      part: part.counter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 1,
      texture: tumbledLeather,
      seams: [1.9, 4],
    },
    {
      part: part.strip,
      distance: onSurface((x, y) => Math.max(Math.abs(y) - 9, x - 40)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [1.8],
    },
    {
      part: part.facing,
      distance: (p) => Math.max(p.d - 17.5 + 3 * smoothstep(186, 206, p.x), 100 - p.x + 0.2 * p.d),
      thickness: 0.9,
      texture: tumbledLeather,
      seams: [1.9],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.5, texture: smoothLeather },
  ],
  seams: [{ line: (p) => p.d - 3, open: (p) => p.x - 104 }],
  spots: (upper) => ringEyelets(upper.surface, holes, { part: part.eyelets, width: 1.9 }),
  rim: (x) => 1.4 + 3 * (1 - smoothstep(86, 104, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 100 ? 12 : 3) },
  lining: { part: part.lining, texture: smoothLeather },
  insole: { part: part.insole, texture: smoothLeather, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [211, 69],
        [196, 75],
        [176, 84],
        [158, 94.5],
        [142, 107],
        [129.5, 121],
        [118.5, 138],
        [109.5, 156],
        [102.5, 173],
        [98, 187],
        [96.5, 194],
      ],
      width: [
        [0, 36],
        [0.4, 40],
        [0.8, 41],
        [1, 44],
      ],
      thickness: [
        [0, 3],
        [0.5, 5],
        [0.8, 7],
        [1, 8],
      ],
      arch: [
        [0, 7],
        [0.4, 9],
        [0.8, 10],
        [1, 9],
      ],
    },
    base: { part: part.tongue, texture: tumbledLeather },
    layers: [{ part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile }],
  },
  eyelets: holes,
  laces: { part: part.laces, pattern: 'crosses', width: 3.8, thickness: 3.4, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(2.5),
      columns: 720,
      section: (place, x) => {
        const lug = lugAt(place * OUTLINE_LENGTH)
        const top = soleTop(x)
        const bottom = soleBottom(x) + (1 - lug) * lugDepth(x)
        const wide = 5 - 1.6 * smoothstep(76, 84, x) * smoothstep(146, 130, x)
        return [
          [-9, top - 2],
          [-1, top - 1],
          [wide - 1.2, top - 0.3],
          [wide, top - 0.9],
          [wide + 0.2, top - 2.2],
          [wide, top - 3.6],
          [wide - 1.6, top - 4.8],
          [wide - 1.5, top - 6.4],
          [wide - 1, top - 11],
          [wide - 0.6, Math.max(soleBottom(x) + 8.4, bottom + 2.4)],
          [wide - 0.4 + 1.3 * lug, Math.max(soleBottom(x) + 7, bottom + 1.9)],
          [wide - 0.6 + 1.5 * lug, bottom + 1.2],
          [wide - 1.8 + lug, bottom],
          [-9, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        { part: part.welt, distance: (p) => under(p) - 4.4, thickness: 0.4, texture: smoothLeather },
        {
          part: part.outsole,
          distance: (p) => Math.min(above(p) - 9.5, 13 - under(p)),
          thickness: 0.5,
          texture: rubber,
        },
      ],
      seams: [{ line: (p) => p.d - 2.6, open: (p) => Math.min(p.z - soleTop(p.x) + 1.6, 5) }],
    },
  ],
  extras: (_upper, detail): Surface[] => [pullTab(detail)],
}

/** A webbing loop at the back of the collar. */
function pullTab(detail: number): Surface {
  const shader = layeredShader({
    base: { part: part.pull, texture: canvas },
    layers: [
      { part: part.stitching, distance: (p) => Math.abs(Math.abs(p.c) - 5) - 0.3, thickness: 0, texture: textile },
    ],
    flat: (p) => [p.a, p.c],
  })
  const path = [
    [10.5, 0, 148],
    [11.5, 0, 158],
    [12.4, 0, 170],
    [13, 0, 181],
    [17.5, 0, 188],
    [22.4, 0, 180],
    [23.2, 0, 168],
    [23.4, 0, 152],
  ] as const
  const facing = [
    [-1, 0, 0],
    [-1, 0, 0],
    [-1, 0, 0],
    [-0.9, 0, 0.4],
    [0, 0, 1],
    [1, 0, 0.3],
    [1, 0, 0],
    [1, 0, 0],
  ] as const
  return createTube(
    { key: 'pull-tab', path, facing, width: 13, thickness: 1.8, step: 0.9 / detail, around: 28 },
    shader,
  )
}

/** A lace-up boot: tumbled leather, cap and counter, round laces through metal, a stitched welt over lugs. */
export const boot: ShoeModel = {
  key: 'boot',
  name: 'Lace-up Boot',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 40, elevation: 24, fill: { width: 1.7, height: 9 }, middle: { x: 0.46, y: 0.8 } },
  },
  build: (detail) => buildShoe(bootDesign, detail),
}
