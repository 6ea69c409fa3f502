import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { ringEyelets } from '../eyelet-rings.ts'
import { lowShoeOutline, middleLine, sameRow, steepLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, meshOf, ribOf, rubber, smoothLeather, textile } from '../texture.ts'

const { parts, part } = definePart({
  vamp: ['Vamp', 'upper', 'canvas'],
  quarter: ['Quarter', 'upper', 'canvas'],
  facing: ['Lace facing', 'overlay', 'canvas'],
  heel: ['Heel strip', 'heel', 'canvas'],
  cap: ['Toe cap', 'midsole', 'rubber'],
  bumper: ['Toe bumper', 'toe', 'rubber'],
  badge: ['Heel badge', 'mark', 'rubber'],
  collar: ['Binding', 'collar', 'cotton'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'canvas'],
  label: ['Tongue label', 'label', 'leather'],
  eyelets: ['Eyelets', 'hardware', 'metal'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Foxing', 'midsole', 'rubber'],
  foxing: ['Foxing lines', 'foxing', 'rubber'],
  outsole: ['Outsole', 'outsole', 'gum'],
})

const soleTop = curveThrough([
  [0, 28],
  [40, 26],
  [120, 24],
  [195, 23.5],
  [240, 25],
  [270, 29],
  [285, 31.5],
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
const quarterEdge = curveThrough([
  [16, 158],
  [36, 172],
  [54, 190],
  [70, 216],
])
const badge = brandMark({ x: 0, z: 7.4, size: 0.22 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const under = (p: SurfacePoint): number => soleTop(p.x) - p.z
const bumperRibs = ribOf(2.4, 0.4)
const diamonds = meshOf(3.1, 0.7)
const capEdge = (x: number, y: number): number => 249 - 15 * Math.min(1.5, Math.abs(y - middleLine(x)) / 44) ** 2 - x
const atHeel = (p: SurfacePoint): number => p.x - 16
const holes = { xs: [200, 187.5, 175, 162.5, 150.5, 139.5], fromEdge: 8, radius: 2 }

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(-1),
    bite: (x) => soleTop(x) - 5,
    middle: middleLine,
    rows: steepLastRows({ heel: -5, dip: -3, instep: 1, toe: -8 }),
    medial: sameRow,
    ankle: 120,
    padding: () => 0,
  },
  thread: { part: part.stitching, length: 2.3, gap: 0.8, radius: 0.38 },
  base: { part: part.vamp, texture: canvas },
  layers: [
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => x - quarterEdge(z)),
      thickness: 0.6,
      texture: canvas,
      seams: [1.8, 4],
    },
    { part: part.cap, distance: onSurface(capEdge), thickness: 1.5, texture: rubber, bevel: 1.8 },
    {
      part: part.facing,
      distance: (p) => Math.max(p.d - 16.5 + 2.5 * smoothstep(186, 206, p.x), 124 - p.x + 0.5 * p.d),
      thickness: 0.6,
      texture: canvas,
      seams: [1.8],
    },
    {
      part: part.heel,
      distance: onSurface((x, y, z) => Math.max(Math.abs(y) - 13.5 + 0.03 * (z - 60), x - 40)),
      thickness: 0.7,
      texture: canvas,
      seams: [1.7],
    },
    { part: part.collar, distance: (p) => p.d - 2.4, thickness: 0.5, texture: textile, bevel: 1.2 },
  ],
  seams: [
    { line: (p) => p.d - 4, open: (p) => Math.min(p.x - 14, 126 - p.x) },
    { line: (p) => p.d - 3.4, open: (p) => p.x - 134 },
  ],
  spots: (upper) => ringEyelets(upper.surface, holes, { part: part.eyelets, width: 2.1 }),
  rim: () => 1.6,
  collar: { part: part.collar, texture: textile, depth: () => 5 },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: {
      spine: [
        [211, 59],
        [194, 67],
        [174, 78],
        [155, 90.5],
        [139, 101.5],
        [126, 112],
        [116, 122],
        [110, 130],
      ],
      width: [
        [0, 34],
        [0.5, 40],
        [0.8, 46],
        [1, 50],
      ],
      thickness: [
        [0, 2.4],
        [0.5, 2.6],
        [0.8, 2.8],
        [1, 3],
      ],
      arch: [
        [0, 7],
        [0.5, 9],
        [0.8, 11],
        [1, 12],
      ],
    },
    base: { part: part.tongue, texture: canvas },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      {
        part: part.label,
        distance: (p) => (p.d > 0 ? Math.max(Math.abs(p.a) - 9, Math.abs(p.b - 119) - 7) : 9),
        thickness: 0.5,
        texture: smoothLeather,
      },
    ],
  },
  eyelets: holes,
  laces: { part: part.laces, pattern: 'crosses', width: 6.6, thickness: 1.6, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(-1),
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 5 * smoothstep(238, 262, x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.2, top - 2.4],
          [0.7, top - 0.4],
          [1.7, top],
          [2.7, top - 0.7],
          [3, top - 2.4],
          [3.1, top - 9],
          [3.2, bottom + 8],
          [3.4, bottom + 3],
          [3, bottom + 1],
          [2, bottom + 0.1],
          [-1, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        {
          part: part.bumper,
          distance: (p) => Math.max(Math.abs(above(p) - 15) - 7.5, 236 - p.x),
          thickness: 0.6,
          texture: (u, v, grain) => bumperRibs(0, u * 0.8 - v * 0.6, grain),
        },
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(above(p) - 9.6) - 3.4, p.x - 236),
          thickness: 0.2,
          texture: (u, v, grain) => {
            diamonds(u, v, grain)
            grain.hole = 0
          },
          bevel: 0.5,
        },
        {
          part: part.foxing,
          distance: (p) => Math.max(Math.abs(under(p) - 5) - 0.65, p.x - 236, -atHeel(p)),
          thickness: 0.25,
          texture: rubber,
        },
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(p.y) - 15, Math.abs(above(p) - 15) - 9.4, p.x - 30),
          thickness: 0.7,
          texture: rubber,
        },
        {
          part: part.badge,
          distance: (p) => (p.x < 14 ? badge(p.y, above(p)) : 9),
          thickness: 0.5,
          texture: rubber,
          bevel: 0.6,
        },
        { part: part.outsole, distance: (p) => above(p) - 3.8, thickness: 0.4, texture: rubber },
      ],
    },
  ],
}

/** A canvas shoe on a vulcanised sole: rubber cap and bumper, foxing lines, metal eyelets. */
export const canvasLow: ShoeModel = {
  key: 'canvas-low',
  name: 'Canvas Low',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(design, detail),
}
