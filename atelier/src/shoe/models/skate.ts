import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { middleLine, sameRow } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, meshOf, ribOf, rubber, smoothLeather, suede, textile } from '../texture.ts'
import { outline, skateRows, skateTongue } from './skate-last.ts'

const { parts, part } = definePart({
  upper: ['Vamp', 'upper', 'suede'],
  quarter: ['Quarter', 'upper', 'canvas'],
  panel: ['Side panel', 'overlay', 'suede'],
  patch: ['Ollie patch', 'toe', 'rubber'],
  eyestay: ['Lace stay', 'overlay', 'suede'],
  heel: ['Heel counter', 'heel', 'suede'],
  tab: ['Heel tab', 'accent', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Padded collar', 'collar', 'canvas'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Padded tongue', 'tongue', 'canvas'],
  vent: ['Tongue mesh', 'tongue', 'mesh'],
  label: ['Tongue label', 'label', 'leather'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Foxing', 'midsole', 'rubber'],
  foxing: ['Foxing line', 'foxing', 'rubber'],
  badge: ['Heel badge', 'mark', 'rubber'],
  outsole: ['Outsole', 'outsole', 'gum'],
})

const soleTop = curveThrough([
  [0, 28],
  [40, 26.5],
  [120, 25],
  [210, 24.5],
  [255, 25.5],
  [286, 28.5],
])
const soleBottom = curveThrough([
  [0, 0.8],
  [20, 0],
  [222, 0],
  [260, 1.6],
  [290, 5.5],
])
const panel = closedShape([
  [58, 10],
  [58, 10],
  [196, 10],
  [196, 10],
  [178, 28],
  [164, 40],
  [158, 54],
  [160, 66],
  [172, 82],
  [172, 100],
  [128, 106],
  [106, 96],
  [94, 78],
  [86, 58],
  [76, 38],
  [64, 22],
])
const counter = closedShape([
  [-20, 10],
  [-20, 10],
  [50, 10],
  [50, 10],
  [46, 32],
  [38, 46],
  [26, 58],
  [20, 66],
  [-20, 66],
  [-20, 66],
])
const heelTab = closedShape([
  [-20, 67],
  [-20, 67],
  [12, 67],
  [12, 67],
  [16, 80],
  [16.5, 110],
  [16.5, 110],
  [-20, 110],
])
const mark = brandMark({ x: 117, z: 31, size: 0.54 })
const badge = brandMark({ x: 0, z: 9.4, size: 0.2 })

/** Where a board's grip drags along the outer toes: highest at the ball, running out at the tip. */
const patchShape = (p: SurfacePoint): number => {
  const outside = smoothstep(5, -24, p.y - middleLine(p.x))
  return Math.max(194 + 0.013 * (p.c - 26) ** 2 - p.x, p.c - 3 - 33 * outside)
}

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const under = (p: SurfacePoint): number => soleTop(p.x) - p.z
const grip = meshOf(3, 0.85)
const waffle = ribOf(4.6, 0.8)
const airy = meshOf(2.6, 0.6)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 14, Math.abs(p.b - 108) - 8.5) : 9)

const design: ShoeDesign = {
  last: {
    outline,
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: skateRows(),
    medial: sameRow,
    ankle: 128,
    padding: (x, fromTop) => 5.4 * (1 - smoothstep(100, 136, x)) * Math.exp(-(((fromTop - 12) / 9.5) ** 2)),
  },
  thread: { part: part.stitching, length: 2.4, gap: 0.8, radius: 0.46 },
  base: { part: part.upper, texture: suede },
  layers: [
    {
      part: part.quarter,
      distance: onSurface((x) => x - 128),
      thickness: 0.4,
      texture: canvas,
    },
    {
      part: part.panel,
      distance: onSurface((x, _y, z) => panel(x, z)),
      thickness: 1.1,
      texture: suede,
      bevel: 1.3,
      seams: [2, 4.4],
    },
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 23 + 8 * smoothstep(60, 124, p.x), p.x - 142),
      thickness: 0.4,
      texture: canvas,
      bevel: 2.4,
      seams: [1.6],
    },
    {
      part: part.patch,
      distance: patchShape,
      thickness: 0.9,
      texture: (u, v, grain) => {
        grip(u, v, grain)
        grain.hole = 0
      },
      bevel: 1,
      seams: [1.9, 4.1, 6.3],
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 1,
      texture: suede,
      seams: [2, 4.4],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 19 + 3 * smoothstep(192, 212, p.x), 130 - p.x + 0.5 * p.d),
      thickness: 1,
      texture: suede,
      bevel: 1.2,
      seams: [2, 4.4],
    },
    {
      part: part.tab,
      distance: onSurface((x, _y, z) => heelTab(x, z)),
      thickness: 0.9,
      texture: smoothLeather,
      seams: [1.9],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  seams: [{ line: (p) => p.d - 3, open: (p) => p.x - 143 }],
  rim: (x) => 1.4 + 4.2 * (1 - smoothstep(108, 140, x)),
  collar: { part: part.collar, texture: canvas, depth: (x) => (x < 134 ? 14 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: skateTongue,
    base: { part: part.tongue, texture: canvas },
    layers: [
      {
        part: part.vent,
        distance: (p) => (p.d > 0 ? Math.max(Math.abs(p.a) - 18, Math.abs(p.b - 84) - 40) : 9),
        thickness: -0.5,
        texture: airy,
      },
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.6, texture: smoothLeather },
    ],
  },
  eyelets: { xs: [203, 191, 179, 167, 155.5, 145], fromEdge: 8.5, radius: 2.6 },
  laces: { part: part.laces, pattern: 'crosses', width: 9, thickness: 2.2, bow: true },
  soles: [
    {
      key: 'sole',
      outline,
      columns: 560,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 3 * smoothstep(246, 270, x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.4, top - 2.4],
          [0.8, top - 0.4],
          [2, top],
          [3, top - 0.8],
          [3.3, top - 2.6],
          [3.3, top - 9],
          [3.3, bottom + 9],
          [3.5, bottom + 4],
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
          distance: (p) => Math.abs(above(p) - 9.6) - 5,
          thickness: 0.7,
          texture: rubber,
          bevel: 0.6,
        },
        {
          part: part.foxing,
          distance: (p) => Math.abs(under(p) - 6.2) - 1.1,
          thickness: 0.35,
          texture: rubber,
          bevel: 0.5,
        },
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(p.y) - 14, Math.abs(above(p) - 12.4) - 7.6, p.x - 30),
          thickness: 0.9,
          texture: rubber,
        },
        {
          part: part.badge,
          distance: (p) => (p.x < 14 ? badge(p.y, above(p)) : 9),
          thickness: 0.5,
          texture: rubber,
          bevel: 0.5,
        },
        {
          part: part.outsole,
          distance: (p) => above(p) - 4.4,
          thickness: 0.5,
          texture: (u, _v, grain) => waffle(0, u, grain),
        },
      ],
    },
  ],
}

/** A shoe for boards: wide and flat in front, suede in double rows of stitches, fat tongue and collar, a taped sole. */
export const skate: ShoeModel = {
  key: 'skate',
  name: 'Skate Shoe',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 34, elevation: 30, fill: { width: 1.72, height: 9 }, middle: { x: 0.3, y: 0.52 } },
  },
  build: (detail) => buildShoe(design, detail),
}
