import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, ribOf, ripstop, rubber, satin, suede, textile } from '../texture.ts'

const { parts, part } = definePart({
  upper: ['Ripstop upper', 'upper', 'nylon'],
  web: ['Moulded web', 'accent', 'plastic'],
  rand: ['Rand', 'overlay', 'rubber'],
  toe: ['Toe bumper', 'toe', 'rubber'],
  eyestay: ['Lace stay', 'overlay', 'suede'],
  heel: ['Heel brace', 'heel', 'suede'],
  mark: ['Mark', 'mark', 'rubber'],
  collar: ['Collar', 'collar', 'nylon'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'nylon'],
  label: ['Tongue label', 'label', 'suede'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  carrier: ['Midsole carrier', 'foxing', 'foam'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as trailPart }

const soleTop = curveThrough([
  [0, 42],
  [25, 40.5],
  [70, 37],
  [130, 34],
  [190, 31],
  [240, 30.5],
  [285, 35],
])
const soleBottom = curveThrough([
  [-8, 10],
  [6, 4.5],
  [26, 0.6],
  [42, 0],
  [212, 0],
  [245, 3],
  [270, 8],
  [292, 15.5],
])
const partingLine = curveThrough([
  [-8, 26],
  [20, 24],
  [60, 22],
  [100, 19],
  [140, 19.5],
  [190, 18],
  [240, 16.5],
  [292, 27],
])
const LUG = 14
const lugDepth = curveThrough([
  [0, 5],
  [90, 5],
  [128, 2.8],
  [150, 2.8],
  [180, 5],
  [292, 5],
])
/** 1 on a lug, 0 in the gap behind it, with walls wide enough for the grid. */
const lugAt = (along: number): number => {
  const phase = Math.abs(((along / LUG) % 1) - 0.5) * 2
  return smoothstep(0.3, 0.56, phase)
}
const OUTLINE_LENGTH = 690

const heelBrace = closedShape([
  [-20, 24],
  [-20, 24],
  [78, 24],
  [78, 24],
  [60, 43],
  [47, 60],
  [38, 80],
  [32, 98],
  [25, 122],
  [-20, 122],
  [-20, 122],
])
const mark = brandMark({ x: 84, z: 49, size: 0.62 })

/** A welded net of diamonds over the quarters and the sides of the vamp, on the flat pattern. */
const NET = 17
const net = (p: SurfacePoint): number => {
  const line = (value: number) => Math.abs(value / NET - Math.round(value / NET)) * NET
  const strands = Math.min(line(0.86 * p.a + 0.5 * Math.abs(p.b)), line(0.86 * p.a - 0.5 * Math.abs(p.b))) - 0.95
  return Math.max(strands, 19 - p.d, p.x - 236 + 0.25 * Math.abs(p.y), 112 - p.x + 0.3 * (p.z - 60))
}

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const grip = ribOf(3.2, 0.5)
const toeBumper = (x: number, y: number, z: number): number =>
  247 - 26 * Math.min(1.5, Math.abs(y - middleLine(x)) / 45) ** 2 - x + 0.5 * Math.max(0, z - 46)

export const trailDesign: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2),
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows: lowLastRows({ heel: 16, dip: 16, instep: 12, toe: 1 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1], row.top[2] + 4],
    })),
    medial: sameRow,
    ankle: 128,
    padding: (x, fromTop) => 4.2 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 15) / 10) ** 2)),
  },
  thread: { part: part.stitching, length: 2.4, gap: 0.8 },
  base: { part: part.upper, texture: ripstop },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 24, p.x - 140),
      thickness: 0.3,
      texture: textile,
      bevel: 2.4,
      seams: [1.6],
    },
    {
      part: part.web,
      distance: net,
      thickness: 0.55,
      texture: satin,
      bevel: 0.8,
    },
    {
      part: part.mark,
      distance: onSurface((x, _y, z) => mark(x, z)),
      thickness: 0.7,
      texture: rubber,
      bevel: 0.7,
    },
    {
      part: part.rand,
      distance: (p) => p.c - 15 - 4 * Math.sin(p.x * 0.11) - 6 * smoothstep(60, 10, p.x),
      thickness: 1.1,
      texture: rubber,
      bevel: 1.2,
    },
    {
      part: part.toe,
      distance: onSurface(toeBumper),
      thickness: 1.6,
      texture: (u, v, grain) => grip(0, v + 0.2 * u, grain),
      bevel: 2,
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelBrace(x, z)),
      thickness: 0.9,
      texture: suede,
      seams: [1.9],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 20 + 3 * smoothstep(196, 214, p.x), 131 - p.x + 0.75 * (p.d - 3)),
      thickness: 0.9,
      texture: suede,
      seams: [1.9],
    },
  ],
  seams: [{ line: (p) => p.d - 2.8, open: (p) => p.x - 143 }],
  rim: (x) => 1 + 4.2 * (1 - smoothstep(112, 142, x)),
  collar: { part: part.collar, texture: textile, depth: (x) => (x < 136 ? 14 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 5 },
  tongue: {
    plan: {
      spine: [
        [214, 67],
        [196, 74.5],
        [176, 83.5],
        [156, 95],
        [141, 105.5],
        [129, 117],
        [121, 128.5],
        [117.5, 136],
      ],
      width: [
        [0, 36],
        [0.5, 41],
        [0.8, 46],
        [1, 47],
      ],
      thickness: [
        [0, 3],
        [0.5, 5],
        [0.8, 9],
        [1, 10],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 12],
        [1, 12],
      ],
    },
    base: { part: part.tongue, texture: ripstop },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      {
        part: part.label,
        distance: (p) => (p.d > 0 ? Math.max(Math.abs(p.a) - 12, Math.abs(p.b - 117) - 7) : 9),
        thickness: 0.7,
        texture: suede,
      },
    ],
  },
  eyelets: { xs: [203, 190, 177, 164, 151.5, 143], fromEdge: 8.5, radius: 2.3 },
  laces: { part: part.laces, pattern: 'crosses', width: 4.6, thickness: 3.4, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(2),
      columns: 720,
      section: (place, x) => {
        const lug = lugAt(place * OUTLINE_LENGTH)
        const [top, line] = [soleTop(x), partingLine(x)]
        const bottom = soleBottom(x) + (1 - lug) * lugDepth(x)
        const flare = 3 + 1.6 * smoothstep(80, 30, x) - 2.6 * smoothstep(26, 0, x) - 3.4 * smoothstep(250, 288, x)
        return [
          [-9, top - 6],
          [-2.4, top - 3],
          [0.6, top - 0.6],
          [2.2, top],
          [3.4, top - 1],
          [4, top - 4],
          [3.4 + 0.3 * flare, (top + line) / 2],
          [2.4 + 0.5 * flare, line + 1.2],
          [2.6 + 0.6 * flare, line - 0.6],
          [4.2 + flare, line - 3.4],
          [4.6 + flare, soleBottom(x) + 9],
          [4.8 + flare + 1.2 * lug, soleBottom(x) + 6.5],
          [4.4 + flare + 1.4 * lug, bottom + 1.6],
          [3 + flare + lug, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        { part: part.carrier, distance: (p) => p.z - partingLine(p.x), thickness: 0.4, texture: foam },
        {
          part: part.outsole,
          distance: (p) =>
            above(p) - 8 - 10 * smoothstep(258, 284, p.x) - 5 * smoothstep(20, -2, p.x) - 1.2 * Math.sin(p.a * 0.2244),
          thickness: 0.7,
          texture: rubber,
        },
      ],
    },
  ],
}

/** A shoe for rough ground: ripstop under a moulded web, rubber around the foot, deep lugs. */
export const trail: ShoeModel = {
  key: 'trail',
  name: 'Trail',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(trailDesign, detail),
}
