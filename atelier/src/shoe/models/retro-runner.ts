import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec2 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow, steepLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { placeHoles } from '../place-holes.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, ribOf, rubber, smoothLeather, suede, textile, twill } from '../texture.ts'
import { OUTLINE_LENGTH, soleBottom, soleTop, toothAt, treadLine, wedgeLine } from './retro-runner-sole.ts'

const { parts, part } = definePart({
  upper: ['Nylon upper', 'upper', 'nylon'],
  toe: ['Toe and mudguard', 'toe', 'suede'],
  saddle: ['Saddle', 'overlay', 'suede'],
  eyestay: ['Lace stay', 'overlay', 'suede'],
  counter: ['Heel counter', 'overlay', 'suede'],
  tab: ['Heel tab', 'heel', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Collar', 'collar', 'nylon'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'nylon'],
  label: ['Tongue label', 'label', 'leather'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  wedge: ['Wedge', 'foxing', 'foam'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

/** A cap whose middle runs on to the throat. */
const toeCap = (x: number, y: number): number => {
  const across = Math.abs(y - middleLine(x))
  const cap = 256 - 30 * Math.min(1.4, across / 44) ** 1.8 - x
  const spine = Math.max(across - 7.5 - 3.5 * smoothstep(226, 206, x), 200 - x)
  const blend = Math.max(0, 1 - Math.abs(cap - spine) / 12)
  return Math.min(cap, spine) - 3 * blend * blend
}
const mudguard = (p: SurfacePoint): number =>
  Math.max(p.c - 12.5 - 12 * smoothstep(178, 262, p.x), 0.8 * (172 - p.x + 0.9 * p.c))
const saddle = closedShape([
  [140, 104],
  [140, 104],
  [133, 84],
  [122, 58],
  [110, 22],
  [110, 22],
  [147, 22],
  [147, 22],
  [152, 50],
  [164, 74],
  [174, 90],
  [174, 90],
])
const counter = closedShape([
  [-20, 24],
  [-20, 24],
  [72, 24],
  [72, 24],
  [58, 44],
  [44, 58],
  [34, 74],
  [29, 90],
  [27, 108],
  [27, 108],
  [-20, 108],
])
const heelTab = closedShape([
  [-20, 74],
  [-20, 74],
  [9, 74],
  [18, 80],
  [23, 92],
  [24, 116],
  [24, 116],
  [-20, 116],
])
const mark = brandMark({ x: 85, z: 39, size: 0.5 })

const scored = ribOf(5, 0.5)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 11, Math.abs(p.b - 121) - 8) : 9)

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(-1.5),
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows: steepLastRows({ heel: 7, dip: 7, instep: 6, toe: -4 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1], row.top[2] + 1],
    })),
    medial: sameRow,
    ankle: 120,
    padding: (x, fromTop) => 3.2 * (1 - smoothstep(100, 132, x)) * Math.exp(-(((fromTop - 14) / 9) ** 2)),
  },
  thread: { part: part.stitching, length: 2.2, gap: 0.75, radius: 0.38 },
  base: { part: part.upper, texture: twill },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 21, p.x - 128),
      thickness: 0.3,
      texture: textile,
      bevel: 2,
      seams: [1.6],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.8, texture: smoothLeather },
    {
      part: part.saddle,
      distance: onSurface((x, _y, z) => saddle(x, z)),
      thickness: 0.9,
      texture: suede,
      seams: [1.8],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 17.5 + 2.5 * smoothstep(190, 210, p.x), 124 - p.x + 0.7 * (p.d - 3)),
      thickness: 0.9,
      texture: suede,
      seams: [1.8],
    },
    {
      part: part.toe,
      distance: (p) => Math.min(onSurface(toeCap)(p), mudguard(p)),
      thickness: 1,
      texture: suede,
      seams: [1.8, 3.8],
    },
    {
      part: part.counter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 1,
      texture: suede,
      seams: [1.8, 3.8],
    },
    {
      part: part.tab,
      distance: onSurface((x, _y, z) => heelTab(x, z)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [1.8],
    },
  ],
  seams: [{ line: (p) => p.d - 2.8, open: (p) => p.x - 136 }],
  spots: (upper) =>
    placeHoles(
      upper,
      [0, 1, 2].flatMap((row) => [-1, 1].map((side): Vec2 => [222 + row * 7, side * (15 + row * 1.5)])),
      { radius: 0.9, clear: 16 },
    ),
  rim: (x) => 1 + 3.2 * (1 - smoothstep(108, 134, x)),
  collar: { part: part.collar, texture: textile, depth: (x) => (x < 128 ? 12 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 5 },
  tongue: {
    plan: {
      spine: [
        [214, 59],
        [196, 68],
        [176, 79.5],
        [156, 92],
        [140, 102.5],
        [127, 113],
        [117, 123.5],
        [111, 132],
      ],
      width: [
        [0, 34],
        [0.5, 40],
        [0.8, 47],
        [1, 49],
      ],
      thickness: [
        [0, 3],
        [0.5, 4.5],
        [0.8, 6],
        [1, 6.5],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 12],
        [1, 13],
      ],
    },
    base: { part: part.tongue, texture: twill },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.6, texture: smoothLeather },
    ],
  },
  eyelets: { xs: [204, 192, 179.5, 167, 154.5, 142.5, 134], fromEdge: 7.5, radius: 2 },
  laces: { part: part.laces, pattern: 'crosses', width: 6.2, thickness: 1.8, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(-1.5),
      columns: 720,
      section: (place, x) => {
        const top = soleTop(x)
        const tooth = toothAt(place * OUTLINE_LENGTH)
        const bottom = soleBottom(x) + 1.5 * (1 - tooth)
        const flare =
          1.5 +
          4 * smoothstep(110, 30, x) -
          3.6 * smoothstep(24, 0, x) +
          1.5 * smoothstep(160, 225, x) -
          4 * smoothstep(254, 288, x)
        const height = top - soleBottom(x)
        return [
          [-9, top - 5],
          [-2, top - 3],
          [0.3, top - 0.7],
          [1.5, top],
          [2.4, top - 0.9],
          [2.8, top - height * 0.22],
          [2.4 + 0.25 * flare, top - height * 0.45],
          [2.5 + 0.55 * flare, top - height * 0.68],
          [3 + 0.9 * flare, soleBottom(x) + 4.6],
          [3.2 + flare + 0.5 * tooth, soleBottom(x) + 3],
          [2.8 + flare + 0.7 * tooth, bottom + 0.8],
          [1.4 + flare, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(soleTop(p.x) - p.z - 4.6) - 0.45, p.x - 262),
          thickness: -0.35,
          texture: foam,
          bevel: 0.4,
        },
        {
          part: part.wedge,
          distance: (p) => p.z - wedgeLine(p.x),
          thickness: 0.15,
          texture: (u, _v, grain) => scored(0, u, grain),
          bevel: 0.5,
        },
        {
          part: part.outsole,
          distance: (p) => p.z - soleBottom(p.x) - treadLine(p.x),
          thickness: 0.6,
          texture: rubber,
        },
      ],
    },
  ],
}

/** A runner of the old school: nylon under suede, a wedge of a midsole, rubber teeth over the toe. */
export const retroRunner: ShoeModel = {
  key: 'retro-runner',
  name: 'Retro Runner',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
