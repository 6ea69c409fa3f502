import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, leather, meshOf, ribOf, smoothLeather, suede, textile } from '../texture.ts'

const { parts, part } = definePart({
  upper: ['Mesh upper', 'upper', 'mesh'],
  backing: ['Mesh backing', 'lining', 'knit'],
  wave: ['Wave overlay', 'overlay', 'suede'],
  toe: ['Toe overlay', 'toe', 'suede'],
  eyestay: ['Lace stay', 'overlay', 'leather'],
  heel: ['Heel overlay', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'mesh'],
  label: ['Tongue label', 'label', 'leather'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  insert: ['Midsole insert', 'accent', 'foam'],
  foxing: ['Lower midsole', 'foxing', 'foam'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

const soleTop = curveThrough([
  [0, 52],
  [30, 50],
  [75, 45],
  [120, 43],
  [170, 39],
  [215, 36],
  [250, 37.5],
  [285, 44],
])
const soleBottom = curveThrough([
  [-8, 12],
  [8, 6],
  [32, 0.8],
  [50, 0],
  [206, 0],
  [242, 4],
  [268, 10],
  [292, 19],
])
/** The sole swells and draws in like a row of stones. */
const swell = (x: number): number => Math.sin((x + 12) * 0.069) * 2.2 + 1.2
const upperLine = curveThrough([
  [-8, 34],
  [40, 35],
  [85, 27],
  [130, 31],
  [175, 23],
  [220, 24],
  [292, 33],
])
const lowerLine = curveThrough([
  [-8, 22],
  [30, 16],
  [70, 18],
  [115, 11],
  [160, 14],
  [205, 9.5],
  [250, 14],
  [292, 26],
])

const waveShape = closedShape([
  [44, 30],
  [44, 30],
  [60, 62],
  [78, 74],
  [96, 66],
  [112, 58],
  [130, 68],
  [148, 84],
  [160, 92],
  [160, 92],
  [172, 80],
  [172, 80],
  [158, 66],
  [150, 50],
  [158, 28],
  [158, 28],
])
const heelShape = closedShape([
  [-20, 30],
  [-20, 30],
  [66, 30],
  [66, 30],
  [52, 52],
  [36, 66],
  [29, 84],
  [27, 110],
  [27, 110],
  [-20, 110],
])
const mark = brandMark({ x: 92, z: 56, size: 0.5 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const grooves = ribOf(5.2, 0.5)
const tread = ribOf(8, 1)
const toeOverlay = (x: number, y: number): number =>
  238 - 34 * Math.min(1.5, Math.abs(y - middleLine(x)) / 46) ** 1.5 - x

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2.5),
    bite: (x) => soleTop(x) - 8,
    middle: middleLine,
    rows: lowLastRows({ heel: 24, dip: 25, instep: 22, toe: 1 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1] + (row.top[0] < 120 ? 1 : 0), row.top[2] + 9 - 4 * smoothstep(150, 213, row.top[0])],
    })),
    medial: sameRow,
    ankle: 128,
    padding: (x, fromTop) => 5.6 * (1 - smoothstep(104, 140, x)) * Math.exp(-(((fromTop - 16) / 11) ** 2)),
  },
  thread: { part: part.stitching },
  base: { part: part.upper, texture: meshOf(2.5, 0.62), behind: part.backing },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 27, p.x - 140),
      thickness: 0.4,
      texture: smoothLeather,
      bevel: 3,
    },
    { part: part.toe, distance: onSurface(toeOverlay), thickness: 0.9, texture: suede, seams: [2, 4.2] },
    {
      part: part.toe,
      distance: (p) => p.c - 20 - 3 * smoothstep(200, 250, p.x),
      thickness: 0.9,
      texture: suede,
      seams: [2],
    },
    {
      part: part.wave,
      distance: onSurface((x, _y, z) => waveShape(x, z - 12)),
      thickness: 0.9,
      texture: suede,
      seams: [2],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.9, texture: smoothLeather },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelShape(x, z - 8)),
      thickness: 1,
      texture: leather,
      seams: [2, 4.2],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 20 + 3 * smoothstep(196, 214, p.x), 131 - p.x + 0.75 * (p.d - 3)),
      thickness: 0.9,
      texture: leather,
      seams: [2, 4.2],
    },
  ],
  seams: [{ line: (p) => p.d - 2.8, open: (p) => p.x - 143 }],
  rim: (x) => 1 + 5 * (1 - smoothstep(112, 142, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 136 ? 15 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 6 },
  tongue: {
    plan: {
      spine: [
        [214, 71],
        [196, 80],
        [176, 91],
        [156, 105],
        [141, 117.5],
        [129, 130],
        [120, 143],
        [116, 152],
      ],
      width: [
        [0, 36],
        [0.5, 42],
        [0.8, 48],
        [1, 50],
      ],
      thickness: [
        [0, 3],
        [0.5, 6],
        [0.8, 12],
        [1, 13],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 12],
        [1, 12],
      ],
    },
    base: { part: part.tongue, texture: meshOf(2.5, 0.55) },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      {
        part: part.label,
        distance: (p) => (p.d > 0 ? Math.max(Math.abs(p.a) - 13, Math.abs(p.b - 122) - 9) : 9),
        thickness: 0.8,
        texture: smoothLeather,
      },
    ],
  },
  eyelets: { xs: [203, 190, 177, 164, 151.5, 143], fromEdge: 9, radius: 2.5 },
  laces: { part: part.laces, pattern: 'crosses', width: 7.5, thickness: 2.6, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(2.5),
      columns: 640,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        const [upper, lower] = [upperLine(x), lowerLine(x)]
        const ends = 1 - smoothstep(30, 0, x) - smoothstep(250, 288, x)
        const wide = 4.5 + 2.4 * ends + swell(x)
        return [
          [-9, top - 8],
          [-2.6, top - 5],
          [0.6, top - 1.2],
          [2.4, top],
          [4.2, top - 1.6],
          [3 + wide * 0.6, (top + upper) / 2],
          [wide - 0.4, upper + 1],
          [wide - 1.8, upper],
          [wide + 1.4, upper - 2.4],
          [wide + 2, (upper + lower) / 2],
          [wide + 0.6, lower + 1.2],
          [wide - 1, lower],
          [wide + 1.6, lower - 2],
          [wide + 1.8, bottom + 4],
          [wide + 0.8, bottom + 1.2],
          [wide - 2, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        {
          part: part.insert,
          distance: (p) =>
            Math.max(p.z - upperLine(p.x), lowerLine(p.x) - p.z, 0.7 * (p.x - 134 + 1.6 * (p.z - lowerLine(p.x)))),
          thickness: 0,
          texture: (_u, v, grain) => grooves(0, v, grain),
        },
        { part: part.foxing, distance: (p) => p.z - lowerLine(p.x), thickness: 0.2, texture: foam },
        {
          part: part.outsole,
          distance: (p) => above(p) - 4.5 - 5 * smoothstep(258, 286, p.x) - 3 * smoothstep(16, -4, p.x),
          thickness: 0.6,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
    },
  ],
}

/** A heavy shoe: suede waves over mesh on a sole of stacked, swelling foam. */
export const chunky: ShoeModel = {
  key: 'chunky',
  name: 'Chunky',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
