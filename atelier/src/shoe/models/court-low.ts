import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { placeHoles } from '../place-holes.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { leather, ribOf, rubber, smoothLeather, textile } from '../texture.ts'

const { parts, part } = definePart({
  upper: ['Upper', 'upper', 'leather'],
  eyestay: ['Lace stay', 'overlay', 'leather'],
  toe: ['Toe wing', 'toe', 'leather'],
  quarter: ['Quarter', 'overlay', 'leather'],
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

const soleTop = curveThrough([
  [0, 28],
  [40, 26.5],
  [120, 24],
  [200, 22.5],
  [250, 24],
  [285, 28.5],
])
const soleBottom = curveThrough([
  [0, 1.5],
  [25, 0],
  [205, 0],
  [250, 2.6],
  [288, 9],
])

const toeWing = (x: number, y: number): number => {
  const across = Math.abs(y - middleLine(x)) / 46
  return 246 - 46 * Math.min(1.4, across) ** 1.7 - x
}
const heelPiece = closedShape([
  [-20, 20],
  [34, 20],
  [41, 34],
  [38, 52],
  [27, 70],
  [21, 78],
  [21, 78],
  [-20, 78],
  [-20, 78],
])
const heelTab = closedShape([
  [-20, 76],
  [-20, 76],
  [13, 76],
  [13, 76],
  [17.5, 90],
  [17, 112],
  [17, 112],
  [-20, 112],
])

const mark = brandMark({ x: 88.8, z: 14, size: 1 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const ribs = ribOf(2.1, 0.22)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 13, Math.abs(p.b - 98.5) - 6) : 9)

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(1.5),
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: lowLastRows(),
    medial: sameRow,
    ankle: 128,
    padding: (x, fromTop) => 2.6 * (1 - smoothstep(104, 136, x)) * Math.exp(-(((fromTop - 13) / 8.5) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.upper, texture: leather },
  layers: [
    { part: part.toe, distance: onSurface(toeWing), thickness: 0.8, texture: leather, seams: [2, 4.4] },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => heelPiece(x, z)),
      thickness: 0.8,
      texture: leather,
      seams: [2],
    },
    {
      part: part.mark,
      distance: onSurface((x, _y, z) => mark(x, z)),
      thickness: 0.7,
      texture: smoothLeather,
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 19 + 3 * smoothstep(196, 214, p.x), 132 - p.x + 0.75 * (p.d - 3)),
      thickness: 0.8,
      texture: leather,
      seams: [2, 4.4],
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
    { line: (p) => p.d - 4, open: (p) => Math.min(126 - p.x, p.x - 21) },
    { line: (p) => p.d - 3, open: (p) => p.x - 143 },
  ],
  spots: (upper) =>
    placeHoles(
      upper,
      [0, 1, 2, 3].flatMap((row) =>
        Array.from({ length: 6 - row }, (_, k): Vec2 => [226 + row * 6.2, (k - (5 - row) / 2) * 6.6]),
      ),
      { radius: 0.95, clear: 19.5 },
    ),
  rim: (x) => 0.9 + 2.9 * (1 - smoothstep(112, 140, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 136 ? 9 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [214, 59],
        [196, 65.5],
        [176, 73.5],
        [156, 83],
        [143.5, 90.5],
        [135, 98],
        [129.5, 105.5],
        [127.5, 109.5],
      ],
      width: [
        [0, 36],
        [0.5, 40],
        [0.8, 46],
        [1, 48],
      ],
      thickness: [
        [0, 3],
        [0.5, 4.5],
        [0.8, 6.5],
        [1, 7],
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
  eyelets: { xs: [203, 191, 179, 167, 155.5, 144.5], fromEdge: 8.5, radius: 2.5 },
  laces: { part: part.laces, pattern: 'bars', width: 7, thickness: 1.9, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(1.5),
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        return [
          [-8, top - 3],
          [-2, top - 1.6],
          [1.2, top - 0.2],
          [2.8, top],
          [4.2, top - 0.9],
          [4.8, top - 3],
          [4.9, top - 8],
          [5.1, bottom + 8],
          [5.4, bottom + 3],
          [5, bottom + 1],
          [3.6, bottom + 0.1],
          [0, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(above(p) - 13) - 4.2, p.x - 60),
          thickness: -0.3,
          texture: (u, _v, grain) => ribs(0, u, grain),
        },
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(above(p) - 13) - 4.2, 246 - p.x),
          thickness: -0.3,
          texture: (u, _v, grain) => ribs(0, u, grain),
        },
        { part: part.foxing, distance: (p) => Math.abs(above(p) - 7.6) - 0.8, thickness: -0.2, texture: rubber },
        { part: part.outsole, distance: (p) => above(p) - 5.4, thickness: 0.5, texture: rubber },
      ],
      seams: [{ line: (p) => soleTop(p.x) - p.z - 3.6, open: (p) => p.d - 3.4 }],
    },
  ],
}

/** A leather shoe for courts on a cup sole, with a toe wing and a leaning arch for its mark. */
export const courtLow: ShoeModel = {
  key: 'court-low',
  name: 'Court Low',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
