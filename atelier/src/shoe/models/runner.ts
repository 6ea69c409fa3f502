import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, knitOf, meshOf, ribOf, satin, smoothLeather, textile } from '../texture.ts'

const { parts, part } = definePart({
  upper: ['Mesh upper', 'upper', 'mesh'],
  bootie: ['Mesh backing', 'lining', 'knit'],
  toe: ['Toe film', 'toe', 'nylon'],
  eyestay: ['Lace stay', 'overlay', 'nylon'],
  counter: ['Heel counter', 'heel', 'plastic'],
  mark: ['Mark', 'mark', 'nylon'],
  accent: ['Mark, second colour', 'accent', 'nylon'],
  collar: ['Collar', 'collar', 'knit'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'knit'],
  label: ['Tongue label', 'label', 'nylon'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  carrier: ['Midsole carrier', 'foxing', 'foam'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as runnerPart }

const soleTop = curveThrough([
  [0, 41],
  [25, 40],
  [70, 37],
  [130, 33],
  [190, 28.5],
  [240, 27],
  [285, 32],
])
const soleBottom = curveThrough([
  [-8, 11],
  [8, 5],
  [30, 0.6],
  [48, 0],
  [98, 0],
  [132, 3],
  [165, 0],
  [210, 0],
  [245, 3.4],
  [270, 8.5],
  [292, 16],
])
/** The line that parts the soft upper midsole from its carrier: high at the heel, a dip at the arch, thin at the toe. */
const partingLine = curveThrough([
  [-8, 17],
  [20, 15.5],
  [60, 17],
  [100, 22],
  [135, 21],
  [175, 13],
  [220, 9.5],
  [255, 11],
  [292, 22],
])

const toeFilm = (x: number, y: number): number => 262 - 40 * Math.min(1.5, Math.abs(y - middleLine(x)) / 46) ** 2.2 - x
const counter = closedShape([
  [-20, 24],
  [72, 24],
  [72, 24],
  [60, 36],
  [43, 49],
  [30, 64],
  [23.5, 80],
  [23, 97],
  [23, 97],
  [-20, 97],
])
/** Three pebbles that shrink toward the heel, pushed over by speed. */
const pebble = (x: number, z: number, size: number) => {
  const points: Vec2[] = [
    [-1, -0.42],
    [-0.25, -0.62],
    [0.62, -0.5],
    [1.06, 0.06],
    [0.72, 0.5],
    [0.1, 0.62],
    [-0.7, 0.4],
    [-1.12, 0],
  ]
  return closedShape(points.map(([u, v]): Vec2 => [x + size * (u + 0.42 * v), z + size * v * 1.04]))
}
const pebbles = [pebble(150, 56, 15.5), pebble(118, 57, 11), pebble(94.5, 57.5, 7.4)] as const

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const tread = ribOf(7, 0.9)
const vents = ribOf(3.4, 0.35)
const moulded = ribOf(8, 0.5)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 9, Math.abs(p.b - 104) - 9) : 9)

export const runnerDesign: ShoeDesign = {
  last: {
    outline: lowShoeOutline(0.5),
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows: lowLastRows({ heel: 10, dip: 9, instep: 8, toe: -3 }).map((row) => ({
      ...row,
      top: [row.top[0] - (row.x < 12 ? 5 : 0), row.top[1], row.top[2] + 3],
    })),
    medial: sameRow,
    ankle: 128,
    padding: (x, fromTop) => 3.8 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 14) / 9.5) ** 2)),
  },
  thread: { part: part.stitching, length: 2.1, gap: 0.7, radius: 0.36 },
  base: { part: part.upper, texture: meshOf(3, 0.82), behind: part.bootie },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 30 + 0.14 * Math.max(0, p.x), p.x - 140),
      thickness: 0.25,
      texture: knitOf(1.9, 1.5),
      bevel: 3,
    },
    { part: part.toe, distance: onSurface(toeFilm), thickness: 0.3, texture: satin, bevel: 0.6 },
    {
      part: part.toe,
      distance: (p) => p.c - 9 - 5 * smoothstep(60, 10, p.x) - 6 * smoothstep(190, 250, p.x),
      thickness: 0.3,
      texture: satin,
      bevel: 0.6,
    },
    {
      part: part.counter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 1.6,
      texture: (u, v, grain) => moulded(0, v * 0.5 - u * 0.8, grain),
      bevel: 2.4,
    },
    {
      part: part.eyestay,
      distance: (p) =>
        Math.max(p.d - 17 - 5 * Math.sin(p.x * 0.26) * smoothstep(214, 196, p.x), 133 - p.x + 0.75 * (p.d - 3)),
      thickness: 0.45,
      texture: smoothLeather,
      seams: [1.7],
    },
    {
      part: part.mark,
      distance: onSurface((x, _y, z) => pebbles[0](x, z)),
      thickness: 0.4,
      texture: satin,
      bevel: 0.6,
    },
    {
      part: part.accent,
      distance: onSurface((x, _y, z) => Math.min(pebbles[1](x, z), pebbles[2](x, z))),
      thickness: 0.4,
      texture: satin,
      bevel: 0.6,
    },
  ],
  seams: [{ line: (p) => p.d - 2.6, open: (p) => p.x - 143 }],
  rim: (x) => 1 + 4 * (1 - smoothstep(112, 142, x)),
  collar: { part: part.collar, texture: knitOf(1.9, 1.5), depth: (x) => (x < 136 ? 13 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 5 },
  tongue: {
    plan: {
      spine: [
        [214, 64],
        [196, 71],
        [176, 79],
        [156, 90],
        [141, 100],
        [129, 111],
        [121, 122],
        [118.5, 128],
      ],
      width: [
        [0, 36],
        [0.5, 41],
        [0.8, 48],
        [1, 48],
      ],
      thickness: [
        [0, 3],
        [0.5, 5],
        [0.8, 9],
        [1, 9],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 13],
        [1, 13],
      ],
    },
    base: { part: part.tongue, texture: knitOf(2.1, 1.6) },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.5, texture: satin },
    ],
  },
  eyelets: { xs: [203, 190, 177, 164, 151.5, 143], fromEdge: 8, radius: 2.2 },
  laces: { part: part.laces, pattern: 'crosses', width: 5.2, thickness: 2.6, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(0.5),
      columns: 600,
      section: (_place, x) => {
        const [top, bottom, line] = [soleTop(x), soleBottom(x), partingLine(x)]
        const flare =
          2.5 +
          2 * smoothstep(90, 40, x) -
          3.4 * smoothstep(26, 0, x) +
          1.2 * smoothstep(150, 220, x) -
          5 * smoothstep(252, 288, x)
        const wall = top - line
        return [
          [-9, top - 6],
          [-2.4, top - 3.4],
          [0.4, top - 0.8],
          [2, top],
          [3.2, top - 1],
          [4 + 0.2 * flare, top - wall * 0.3],
          [3.4 + 0.5 * flare, top - wall * 0.62],
          [2.2 + 0.6 * flare, line + 1.5],
          [2 + 0.6 * flare, line],
          [3.6 + 0.8 * flare, line - 2],
          [4.4 + flare, bottom + (line - bottom) * 0.55],
          [3.8 + flare, bottom + 3.6],
          [2.8 + flare, bottom + 1.2],
          [0.6 + 0.7 * flare, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(soleTop(p.x) - p.z - 10.5) - 5.2 * smoothstep(112, 84, p.x), p.x - 104),
          thickness: -0.4,
          texture: (_u, v, grain) => vents(0, v, grain),
        },
        { part: part.carrier, distance: (p) => p.z - partingLine(p.x), thickness: 0.3, texture: foam },
        {
          part: part.outsole,
          distance: (p) =>
            Math.max(
              above(p) - 3.8 - 4.5 * smoothstep(262, 286, p.x) - 3 * smoothstep(16, -4, p.x),
              1 - Math.abs(p.x - 132) / 16,
            ),
          thickness: 0.5,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
    },
  ],
}

/** A running shoe: open mesh, printed films, a moulded heel counter, and soft foam on a firmer carrier. */
export const runner: ShoeModel = {
  key: 'runner',
  name: 'Runner',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(runnerDesign, detail),
}
