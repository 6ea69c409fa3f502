import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow, steepLastRows } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { knitOf, ribOf, rubber, satin, smoothLeather, textile } from '../texture.ts'
import { createTube } from '../tube.ts'

const { parts, part } = definePart({
  upper: ['Upper', 'upper', 'leather'],
  strike: ['Strike zone', 'toe', 'rubber'],
  quarter: ['Quarter', 'overlay', 'nylon'],
  mark: ['Mark', 'mark', 'nylon'],
  collar: ['Knit collar', 'collar', 'knit'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'knit'],
  label: ['Tongue label', 'label', 'nylon'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  counter: ['Heel counter', 'heel', 'plastic'],
  plate: ['Sole plate', 'outsole', 'plastic'],
  rib: ['Plate line', 'foxing', 'plastic'],
  studs: ['Studs', 'midsole', 'plastic'],
  tips: ['Stud tips', 'accent', 'plastic'],
})

/** Height of the studs: the plate hangs over the ground. */
const soleTop = curveThrough([
  [0, 30],
  [30, 25],
  [80, 22.5],
  [130, 21.5],
  [190, 17],
  [240, 18],
  [270, 23],
  [285, 28],
])
const soleBottom = curveThrough([
  [-8, 22],
  [8, 15],
  [30, 12],
  [90, 12.5],
  [130, 14.5],
  [165, 11.5],
  [210, 10.5],
  [245, 12.5],
  [270, 17],
  [292, 24.5],
])
/** A film over the heel that runs out in a wedge towards the ball of the foot. */
const quarterShape = closedShape([
  [-20, 10],
  [-20, 10],
  [196, 10],
  [196, 10],
  [170, 29],
  [136, 42],
  [100, 52],
  [66, 62],
  [40, 76],
  [22, 94],
  [-20, 98],
  [-20, 98],
])
const counter = closedShape([
  [-20, 10],
  [-20, 10],
  [62, 10],
  [62, 10],
  [48, 28],
  [36, 40],
  [26, 58],
  [12, 66],
  [-20, 66],
  [-20, 66],
])
const mark = brandMark({ x: 100, z: 30, size: 0.56 })
const strikeZone = (p: SurfacePoint): number => {
  const across = Math.abs(p.y - middleLine(p.x))
  return Math.max(16.5 - p.d, 176 + 0.7 * across - p.x, 5 - p.c)
}

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const fins = ribOf(4.4, 0.62)
const moulded = ribOf(6, 0.4)
const sock = knitOf(1.8, 1.4)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 8, Math.abs(p.b - 106) - 8) : 9)

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(-3),
    bite: (x) => soleTop(x) - 4,
    middle: middleLine,
    rows: steepLastRows({ heel: -2, dip: 0, instep: -4, toe: -10 }).map((row) => ({
      ...row,
      top: [row.top[0] - (row.x < 12 ? 3 : 0), row.top[1], row.top[2] - 6 * smoothstep(146, 205, row.top[0])],
    })),
    medial: sameRow,
    ankle: 120,
    padding: (x, fromTop) => 1.8 * (1 - smoothstep(96, 128, x)) * Math.exp(-(((fromTop - 12) / 8) ** 2)),
  },
  thread: { part: part.stitching, length: 2, gap: 0.7, radius: 0.34 },
  base: { part: part.upper, texture: smoothLeather },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 20 + 0.1 * Math.max(0, p.x), p.x - 134),
      thickness: 0.25,
      texture: sock,
      bevel: 2.4,
    },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => quarterShape(x, z)),
      thickness: 0.45,
      texture: satin,
      bevel: 0.8,
    },
    {
      part: part.strike,
      distance: strikeZone,
      thickness: 0.5,
      texture: (u, v, grain) => fins(0, u + 0.0016 * v * v, grain),
      bevel: 1.4,
    },
    {
      part: part.counter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 1.3,
      texture: (u, v, grain) => moulded(0, v * 0.6 - u * 0.6, grain),
      bevel: 2,
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: satin, bevel: 0.6 },
  ],
  seams: [
    { line: (p) => p.d - 2.8, open: (p) => p.x - 136 },
    { line: (p) => p.d - 13, open: (p) => p.x - 132 },
  ],
  rim: (x) => 1 + 2 * (1 - smoothstep(104, 134, x)),
  collar: { part: part.collar, texture: sock, depth: (x) => (x < 130 ? 12 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 10 },
  tongue: {
    plan: {
      spine: [
        [212, 52],
        [195, 60.5],
        [175, 72],
        [156, 84],
        [140, 94.5],
        [127, 105],
        [117, 116],
        [111, 125],
      ],
      width: [
        [0, 34],
        [0.5, 40],
        [0.8, 45],
        [1, 46],
      ],
      thickness: [
        [0, 2.6],
        [0.5, 3.4],
        [0.8, 4.4],
        [1, 5],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 12],
        [1, 13],
      ],
    },
    base: { part: part.tongue, texture: sock },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.4, texture: satin },
    ],
  },
  eyelets: { xs: [201, 188.5, 176, 163.5, 151, 139.5], fromEdge: 7.5, radius: 1.9 },
  laces: { part: part.laces, pattern: 'crosses', width: 5.4, thickness: 1.5, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(-3),
      columns: 560,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 8 * smoothstep(24, 2, x), soleBottom(x)]
        const waist = 2.6 * smoothstep(70, 110, x) * smoothstep(170, 135, x)
        return [
          [-8, top - 3],
          [-1.6, top - 2],
          [0.6, top - 0.4],
          [1.3, top],
          [2, top - 0.6],
          [2.3 - 0.4 * waist, top - 2.4],
          [2.2 - waist, (top + bottom) / 2],
          [1.4 - waist, bottom + 2],
          [-0.4 - waist, bottom + 0.4],
          [-4 - waist, bottom],
          [-12, bottom - 0.4],
        ]
      },
      base: { part: part.plate, texture: satin },
      layers: [
        {
          part: part.rib,
          distance: (p) => Math.max(Math.abs(soleTop(p.x) - p.z - 3.4) - 0.7, 30 - p.x, p.x - 262),
          thickness: 0.3,
          texture: satin,
          bevel: 0.5,
        },
        { part: part.plate, distance: (p) => above(p) - 1.5, thickness: 0.2, texture: rubber, bevel: 0.4 },
      ],
    },
  ],
  extras: (_upper, detail): Surface[] => studPlaces.map((stud, i) => createStud(stud, i, detail)),
}

/** Where a stud stands, which way its blade points, and how long and wide it is at the plate. */
type Stud = { at: Vec2; turn: number; long: number; wide: number }

const blade = (x: number, y: number, turn: number): Stud => ({ at: [x, y], turn, long: 21, wide: 10.5 })
const studPlaces: Stud[] = [
  blade(22, -17, 0.15),
  blade(22, 17, -0.15),
  blade(56, -22, 0.1),
  blade(56, 20, -0.1),
  blade(166, -32, 0.5),
  blade(160, 24, -0.5),
  blade(198, -36, 0.4),
  blade(194, 31, -0.4),
  blade(229, -32, 0.1),
  blade(226, 33, -0.2),
  blade(254, -15, -0.4),
  blade(254, 22, 0.3),
]

/** A moulded stud from inside the plate to the ground, drawn in towards its tip. */
function createStud({ at: [x, y], turn, long, wide }: Stud, index: number, detail: number): Surface {
  const shader = layeredShader({
    base: { part: part.studs, texture: satin },
    layers: [{ part: part.tips, distance: (p) => p.z - 4.6, thickness: 0.2, texture: satin, bevel: 0.5 }],
  })
  const top = soleBottom(x) + 3
  const heights = [top, top * 0.75, top * 0.5, top * 0.25, 0.6, 0]
  return createTube(
    {
      key: `stud-${index}`,
      path: heights.map((z) => [x + 0.12 * (top - z), y, z] as const),
      facing: [[Math.sin(turn), Math.cos(turn), 0]],
      width: long,
      thickness: wide,
      step: 0.6 / detail,
      around: Math.max(12, Math.round(44 * detail)),
      taper: (t) => 1 - 0.38 * t ** 0.9,
    },
    shader,
  )
}

/** A football boot: a thin moulded upper with fins to strike, a knit collar, a plate with blades. */
export const footballBoot: ShoeModel = {
  key: 'football-boot',
  name: 'Football Boot',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    heel: { azimuth: -58, elevation: 6, fill: { width: 0.8, height: 0.84 }, middle: { x: 0.5, y: 0.53 } },
  },
  build: (detail) => buildShoe(design, detail),
}
