import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { placeHoles } from '../place-holes.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { createStrap } from '../strap.ts'
import { foam, leather, meshOf, ribOf, rubber, smoothLeather, suede, textile } from '../texture.ts'
import type { Upper } from '../upper.ts'
import { childLastRows, LONG, middleLine, outline } from './two-strap-last.ts'

const { parts, part } = definePart({
  upper: ['Upper', 'upper', 'leather'],
  side: ['Side window', 'accent', 'mesh'],
  backing: ['Window backing', 'lining', 'knit'],
  throat: ['Throat', 'overlay', 'leather'],
  toe: ['Toe guard', 'toe', 'rubber'],
  heel: ['Heel', 'heel', 'suede'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'knit'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'leather'],
  straps: ['Straps', 'overlay', 'leather'],
  tabs: ['Strap tips', 'accent', 'rubber'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Sole', 'midsole', 'foam'],
  foxing: ['Sole line', 'foxing', 'rubber'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

const soleTop = curveThrough([
  [0, 29],
  [40, 27.5],
  [90, 25.5],
  [145, 24],
  [180, 25.5],
  [206, 31],
])
const soleBottom = curveThrough([
  [-6, 3.5],
  [8, 0.6],
  [22, 0],
  [146, 0],
  [176, 2.6],
  [206, 10.5],
])
const toeGuard = (x: number, y: number): number => 183 - 20 * Math.min(1.5, Math.abs(y - middleLine(x)) / 40) ** 2 - x
const heelPiece = closedShape([
  [-20, 20],
  [-20, 20],
  [50, 20],
  [50, 20],
  [41, 38],
  [31, 52],
  [24, 66],
  [21, 92],
  [21, 92],
  [-20, 92],
])
const sideWindow = closedShape([
  [62, 31],
  [62, 31],
  [124, 29],
  [124, 29],
  [112, 48],
  [98, 56],
  [80, 57],
  [68, 50],
])
const mark = brandMark({ x: 22, z: 35, size: 0.36 })
const strapMark = brandMark({ x: 0, z: 0, size: 0.2 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const grip = ribOf(2.8, 0.45)
const tread = ribOf(7, 0.8)

const design: ShoeDesign = {
  last: {
    outline,
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: childLastRows(),
    medial: sameRow,
    ankle: 120 * LONG,
    padding: (x, fromTop) => 3.6 * (1 - smoothstep(66, 90, x)) * Math.exp(-(((fromTop - 12) / 7.5) ** 2)),
  },
  thread: { part: part.stitching, length: 2.1, gap: 0.75, radius: 0.4 },
  base: { part: part.upper, texture: leather },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 17, p.x - 88),
      thickness: 0.4,
      texture: smoothLeather,
      bevel: 2.2,
      seams: [1.5],
    },
    {
      part: part.side,
      distance: onSurface((x, _y, z) => sideWindow(x, z)),
      thickness: -0.5,
      texture: meshOf(3.2, 0.9),
    },
    {
      part: part.throat,
      distance: (p) => Math.max(p.d - 11 + 2 * smoothstep(134, 150, p.x), 86 - p.x + 0.6 * p.d),
      thickness: 0.8,
      texture: leather,
      seams: [1.8],
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelPiece(x, z)),
      thickness: 0.9,
      texture: suede,
      seams: [1.8, 3.8],
    },
    {
      part: part.toe,
      distance: (p) =>
        Math.min(onSurface(toeGuard)(p), p.c - 13 - 9 * smoothstep(140, 182, p.x) + 0.5 * Math.max(0, 132 - p.x)),
      thickness: 1.3,
      texture: (u, v, grain) => grip(0, v + 0.2 * u, grain),
      bevel: 1.8,
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  seams: [
    { line: onSurface((x, _y, z) => sideWindow(x, z) - 1.8) },
    { line: onSurface((x, _y, z) => sideWindow(x, z) - 3.6) },
  ],
  spots: (upper) =>
    placeHoles(
      upper,
      [0, 1].flatMap((row) =>
        Array.from({ length: 5 - row }, (_, k): Vec2 => [166 + row * 5.6, (k - (4 - row) / 2) * 6.2]),
      ),
      { radius: 0.9, clear: 13 },
    ),
  rim: (x) => 1.2 + 3 * (1 - smoothstep(74, 94, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 88 ? 9 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [153, 55],
        [140, 61],
        [126, 68],
        [112, 74],
        [101, 81.5],
        [92, 89],
        [85, 98],
        [81, 106],
      ],
      width: [
        [0, 30],
        [0.5, 36],
        [0.8, 41],
        [1, 43],
      ],
      thickness: [
        [0, 3],
        [0.5, 3.4],
        [0.75, 5],
        [1, 9],
      ],
      arch: [
        [0, 6],
        [0.5, 8],
        [0.8, 10],
        [1, 10],
      ],
    },
    base: { part: part.tongue, texture: leather },
    layers: [{ part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile }],
  },
  soles: [
    {
      key: 'sole',
      outline,
      columns: 560,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 3 * smoothstep(176, 200, x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.6, top - 2.2],
          [0.8, top - 0.4],
          [2, top],
          [3.2, top - 0.9],
          [3.7, top - 3.2],
          [3.6, top - 8],
          [4.2, bottom + 9],
          [5, bottom + 4.4],
          [4.8, bottom + 1.4],
          [3, bottom + 0.1],
          [0, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        {
          part: part.foxing,
          distance: (p) => Math.abs(soleTop(p.x) - p.z - 6) - 0.9,
          thickness: -0.3,
          texture: rubber,
          bevel: 0.5,
        },
        {
          part: part.outsole,
          distance: (p) => above(p) - 5.4 - 9 * smoothstep(182, 200, p.x),
          thickness: 0.6,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
    },
  ],
  extras: (upper, detail): Surface[] => [
    strapOver(upper, { key: 'strap-front', x: 106, marked: false }, detail),
    strapOver(upper, { key: 'strap-back', x: 76, marked: true }, detail),
  ],
}

const WIDTH = 22

/** Sewn down at the medial side, closed by hook and loop at the lateral one. */
function strapOver(upper: Upper, strap: { key: string; x: number; marked: boolean }, detail: number): Surface {
  const border = (p: SurfacePoint) => WIDTH / 2 - Math.abs(p.b)
  const row = (p: SurfacePoint) => Math.max(Math.abs(border(p) - 2.4) - 0.4, dash(p.a), 7 - p.a, -p.d)
  const tip = (p: SurfacePoint) => (p.d > 0 ? p.a - 13 : 9)
  const shader = layeredShader({
    base: { part: part.straps, texture: leather },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 3, thickness: 0, texture: textile },
      { part: part.stitching, distance: row, thickness: 0.3, texture: textile, bevel: 0.3 },
      { part: part.tabs, distance: tip, thickness: 0.8, texture: (u, _v, grain) => grip(0, u, grain), bevel: 0.8 },
      {
        part: part.mark,
        distance: (p) => (strap.marked && p.d > 0 ? strapMark(p.b, p.a - 22) : 9),
        thickness: 0.4,
        texture: smoothLeather,
        bevel: 0.5,
      },
    ],
    flat: (p) => [p.a, p.b],
  })
  const plan = { ...strap, lean: 0.36, width: WIDTH, thickness: 2.7, from: 21, short: 0, arch: 5.6, detail }
  return createStrap(upper, { ...plan, rounded: [9, 3] }, shader)
}

const dash = (along: number): number => (Math.abs(((along / 2.9) % 1) - 0.5) - 0.37) * 2.9

/** A child's shoe: a round toe under a rubber guard and two straps that small hands can close. */
export const twoStrap: ShoeModel = {
  key: 'two-strap',
  name: 'Two-Strap',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
