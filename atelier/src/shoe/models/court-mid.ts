import { curveThrough } from '../../render/spline.ts'
import type { Shader, Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { leather, ribOf, rubber, smoothLeather, suede, textile } from '../texture.ts'
import { createTongue } from '../tongue.ts'
import type { Upper } from '../upper.ts'
import { holesOverToes } from './court-mid-holes.ts'
import { midLastRows, midPadding, midTongue } from './court-mid-last.ts'
import { createAnkleStrap } from './court-mid-strap.ts'

const { parts, part } = definePart({
  upper: ['Upper', 'upper', 'leather'],
  toe: ['Toe guard', 'toe', 'leather'],
  saddle: ['Saddle', 'overlay', 'leather'],
  eyestay: ['Lace stay', 'overlay', 'leather'],
  counter: ['Heel counter', 'heel', 'leather'],
  tab: ['Heel tab', 'accent', 'leather'],
  mark: ['Mark', 'mark', 'leather'],
  collar: ['Padded collar', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'cotton'],
  insole: ['Insole', 'insole', 'cotton'],
  tongue: ['Tongue', 'tongue', 'leather'],
  label: ['Tongue label', 'label', 'nylon'],
  strap: ['Ankle strap', 'overlay', 'leather'],
  tip: ['Strap tip', 'accent', 'suede'],
  laces: ['Laces', 'lace', 'cord'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Cup sole', 'midsole', 'rubber'],
  foxing: ['Sole wedge', 'foxing', 'rubber'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as courtMidPart }

const soleTop = curveThrough([
  [0, 33],
  [40, 31],
  [110, 27],
  [190, 24.5],
  [245, 26.5],
  [285, 33],
])
const soleBottom = curveThrough([
  [-8, 3],
  [4, 0.8],
  [22, 0],
  [205, 0],
  [250, 3],
  [290, 10.5],
])
/** How high the guard around the toe stands over the sole. */
const guardHeight = curveThrough([
  [150, -6],
  [178, 8],
  [205, 18],
  [240, 21],
  [285, 24],
])
const saddle = closedShape([
  [108, 10],
  [108, 10],
  [152, 10],
  [152, 10],
  [146, 34],
  [146, 56],
  [158, 76],
  [166, 96],
  [140, 112],
  [128, 98],
  [118, 74],
  [112, 44],
])
const counter = closedShape([
  [-20, 20],
  [-20, 20],
  [66, 20],
  [66, 20],
  [58, 40],
  [46, 57],
  [30, 71],
  [22, 86],
  [-20, 86],
  [-20, 86],
])
const heelTab = closedShape([
  [-20, 88],
  [-20, 88],
  [15, 88],
  [15, 88],
  [20.5, 104],
  [22, 140],
  [22, 140],
  [-20, 140],
])
const mark = brandMark({ x: 80, z: 37, size: 0.6 })
const labelMark = brandMark({ x: -1.6, z: 127, size: 0.26 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const under = (p: SurfacePoint): number => soleTop(p.x) - p.z
const ribs = ribOf(2.3, 0.3)
const tread = ribOf(6, 0.7)
const isLabel = (p: SurfacePoint) => (p.d > 0 ? Math.max(Math.abs(p.a) - 12, Math.abs(p.b - 132) - 10) : 9)

export const courtMidDesign: ShoeDesign = {
  last: {
    outline: lowShoeOutline(2),
    bite: (x) => soleTop(x) - 6,
    middle: middleLine,
    rows: midLastRows(),
    medial: sameRow,
    ankle: 108,
    padding: midPadding,
  },
  thread: { part: part.stitching, length: 2.3, gap: 0.8, radius: 0.4 },
  base: { part: part.upper, texture: leather },
  layers: [
    {
      part: part.collar,
      distance: (p) => Math.max(p.d - 36 + 0.06 * Math.max(0, p.x), p.x - 112),
      thickness: 0.5,
      texture: smoothLeather,
      bevel: 2.2,
      seams: [1.6],
    },
    {
      part: part.saddle,
      distance: onSurface((x, _y, z) => saddle(x, z)),
      thickness: 0.8,
      texture: leather,
      seams: [1.9, 3.9],
    },
    {
      part: part.toe,
      distance: (p) => p.c - 6 - guardHeight(p.x),
      thickness: 0.9,
      texture: leather,
      seams: [1.9, 3.9],
    },
    {
      part: part.counter,
      distance: onSurface((x, _y, z) => counter(x, z)),
      thickness: 0.9,
      texture: leather,
      seams: [1.9, 3.9],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 18 + 3 * smoothstep(190, 210, p.x), 110 - p.x + 0.3 * p.d),
      thickness: 0.8,
      texture: leather,
      seams: [1.9],
    },
    {
      part: part.tab,
      distance: onSurface((x, _y, z) => heelTab(x, z)),
      thickness: 0.8,
      texture: smoothLeather,
      seams: [1.8],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  seams: [
    { line: (p) => p.d - 17.5, open: (p) => Math.min(100 - p.x, p.x - 22) },
    { line: (p) => p.d - 3, open: (p) => p.x - 116 },
  ],
  spots: holesOverToes,
  rim: (x) => 1.2 + 3.4 * (1 - smoothstep(92, 114, x)),
  collar: { part: part.collar, texture: smoothLeather, depth: (x) => (x < 108 ? 12 : 3) },
  lining: { part: part.lining, texture: textile },
  insole: { part: part.insole, texture: textile, lift: 4 },
  tongue: {
    plan: midTongue,
    base: { part: part.tongue, texture: leather },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 1.5, thickness: 0, texture: textile },
      { part: part.label, distance: isLabel, thickness: 0.5, texture: smoothLeather },
      {
        part: part.mark,
        distance: (p) => (p.d > 0 ? labelMark(-p.a, p.b) : 9),
        thickness: 0.3,
        texture: smoothLeather,
        bevel: 0.4,
      },
    ],
  },
  eyelets: { xs: [200, 188.5, 177, 166, 155.5, 146, 137.5], fromEdge: 8, radius: 2.3 },
  laces: { part: part.laces, pattern: 'crosses', width: 7, thickness: 1.9, bow: true },
  soles: [
    {
      key: 'sole',
      outline: lowShoeOutline(2),
      columns: 600,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x) + 1.5 * smoothstep(250, 276, x), soleBottom(x)]
        return [
          [-8, top - 4],
          [-1.8, top - 2.4],
          [0.8, top - 0.4],
          [2.1, top],
          [3.4, top - 0.9],
          [3.9, top - 3],
          [3.9, top - 7.4],
          [4.5, top - 9],
          [4.9, bottom + 9],
          [5.3, bottom + 4],
          [4.9, bottom + 1.2],
          [3.4, bottom + 0.1],
          [0, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        {
          part: part.midsole,
          distance: (p) => Math.max(Math.abs(above(p) - 11) - 4.6, 196 - p.x + 0.5 * above(p)),
          thickness: -0.3,
          texture: (u, _v, grain) => ribs(0, u, grain),
        },
        {
          part: part.foxing,
          distance: (p) => Math.max(above(p) - 15.5 + 0.075 * p.x, p.x - 128 + 0.5 * above(p)),
          thickness: 0.4,
          texture: rubber,
        },
        {
          part: part.outsole,
          distance: (p) => above(p) - 5 - 7 * smoothstep(268, 288, p.x),
          thickness: 0.5,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
      seams: [{ line: (p) => under(p) - 3.6, open: (p) => p.d - 3.4 }],
    },
  ],
  extras: (upper, detail): Surface[] => [ankleStrap(upper, detail)],
}

const WIDTH = 22

/** Sewn into the medial quarter, over the tongue and closed by hook and loop on the outer side. */
function ankleStrap(upper: Upper, detail: number): Surface {
  const over = [upper.surface, createTongue({ ...midTongue, middle: middleLine, detail }, () => {})]
  const plan = {
    key: 'strap',
    over,
    x: 5,
    lean: 1,
    width: WIDTH,
    thickness: 2.6,
    from: 77,
    short: 73,
    arch: 8,
    detail,
  }
  return createAnkleStrap(upper, plan, strapShader)
}

function strapShader(length: number): Shader {
  const border = (p: SurfacePoint) => WIDTH / 2 - Math.abs(p.b)
  const sides = (p: SurfacePoint) => Math.max(Math.abs(border(p) - 3.2) - 0.42, dash(p.a), 17 - p.a, p.a - length + 3)
  const ends = (p: SurfacePoint) => {
    const lines = [length - 3.2, length - 20, 18.2].map((a) => Math.abs(p.a - a))
    return Math.max(Math.min(...lines) - 0.42, dash(p.b), 3.2 - border(p))
  }
  const onTop = (distance: (p: SurfacePoint) => number) => (p: SurfacePoint) => (p.d > 0 ? distance(p) : 9)
  return layeredShader({
    base: { part: part.strap, texture: leather },
    layers: [
      { part: part.lining, distance: (p) => p.d * 8 + 3, thickness: 0, texture: textile },
      { part: part.tip, distance: onTop((p) => p.a - 15), thickness: 0.6, texture: suede, bevel: 0.8 },
      {
        part: part.stitching,
        distance: onTop((p) => Math.min(sides(p), ends(p))),
        thickness: 0.3,
        texture: textile,
        bevel: 0.3,
      },
    ],
    flat: (p) => [p.a, p.b],
  })
}

const dash = (along: number): number => (Math.abs(((along / 3.1) % 1) - 0.5) - 0.37) * 3.1

/** A leather shoe for courts that reaches over the ankle: two padded rings, a strap, holes over the toes, a wedge in its cup sole. */
export const courtMid: ShoeModel = {
  key: 'court-mid',
  name: 'Court Mid',
  kind: 'footwear',
  parts,
  views: SHOE_VIEWS,
  build: (detail) => buildShoe(courtMidDesign, detail),
}
