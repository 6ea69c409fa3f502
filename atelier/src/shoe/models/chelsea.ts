import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { middleLine, sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { createOutline } from '../outline.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, leather, ribOf, smoothLeather, textile } from '../texture.ts'
import { createTube } from '../tube.ts'
import type { LastRow } from '../upper.ts'

const { parts, part } = definePart({
  upper: ['Vamp', 'upper', 'leather'],
  quarter: ['Shaft', 'upper', 'leather'],
  gore: ['Elastic gore', 'overlay', 'rib'],
  heel: ['Heel strip', 'upper', 'leather'],
  tab: ['Pull tab', 'accent', 'nylon'],
  collar: ['Binding', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'leather'],
  insole: ['Insole', 'insole', 'leather'],
  stitching: ['Stitching', 'stitch', 'thread'],
  welt: ['Welt', 'outsole', 'leather'],
  midsole: ['Heel stack', 'outsole', 'leather'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

export { part as chelseaPart }

/** An almond toe: long, drawn in evenly from both sides. */
const almond = createOutline({
  heel: [2, 0],
  lateral: [
    [5, -15],
    [17, -26.5],
    [42, -31.5],
    [80, -31.5],
    [120, -34],
    [158, -41],
    [192, -45],
    [222, -43],
    [248, -35.5],
    [269, -24],
    [284, -9],
  ],
  toe: [288.5, 4],
  medial: [
    [5, 15],
    [17, 26],
    [42, 30.5],
    [80, 28.5],
    [120, 27.5],
    [158, 33],
    [192, 40.5],
    [222, 43],
    [250, 38],
    [270, 29],
    [284, 16.5],
  ],
})

const soleTop = curveThrough([
  [0, 33.5],
  [60, 32.5],
  [110, 27.5],
  [160, 18],
  [210, 13.5],
  [250, 15.5],
  [288, 21.5],
])
/** A stacked heel with a straight breast, a raised waist, a thin forepart and some spring at the toe. */
const soleBottom = curveThrough([
  [-8, 0.8],
  [8, 0],
  [70, 0],
  [73.5, 0.4],
  [78, 14],
  [96, 16],
  [130, 9.5],
  [166, 1.4],
  [182, 0],
  [214, 0],
  [252, 3.4],
  [292, 11],
])
const rows: LastRow[] = [
  { x: 2, top: [11, 0, 152], foot: [8, 36], over: [12, 0, -56] },
  { x: 10, top: [15.5, 16, 151.8], foot: [8, 36], over: [11, 1, -56] },
  { x: 26, top: [31, 28.5, 150], foot: [6, 36], over: [8, 1, -54] },
  { x: 48, top: [54, 33, 147.5], foot: [4, 33], over: [5, -1, -50] },
  { x: 72, top: [77, 32, 147.5], foot: [3, 31], over: [3, 0, -50] },
  { x: 96, top: [96, 27, 149.5], foot: [3, 30], over: [3, 4, -52] },
  { x: 120, top: [108.5, 20.5, 151.5], foot: [2.5, 29], over: [4, 9, -56] },
  { x: 146, top: [115, 14, 153], foot: [2.5, 28], over: [8, 15, -62] },
  { x: 172, top: [118.5, 9, 154], foot: [2, 28], over: [13, 17.5, -70] },
  { x: 198, top: [120, 6, 154.5], foot: [1.5, 31], over: [20, 17, -80] },
  { x: 224, top: [120.8, 4, 154.8], foot: [1.5, 34.5], over: [28, 15, -90] },
  { x: 250, top: [121.2, 2.4, 154.9], foot: [2, 38], over: [36, 11, -98] },
  { x: 272, top: [121.4, 1.1, 155], foot: [2.5, 38], over: [42, 6, -103] },
  { x: 285, top: [121.5, 0, 155], foot: [2.5, 37], over: [45, 1, -105] },
]
/** The vamp ends under the shaft along a curve that rises over the instep. */
const vampEdge = curveThrough([
  [12, 118],
  [30, 126],
  [52, 134],
  [76, 147],
  [100, 168],
])
/** The gore sits over the ankle, wide at the topline and round at its foot. */
const gore = closedShape([
  [60, 170],
  [60, 170],
  [63, 136],
  [68, 106],
  [74, 84],
  [81, 76],
  [89, 80],
  [96, 102],
  [101, 134],
  [104, 170],
  [104, 170],
])

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const elastic = ribOf(1.6, 0.3)
/** Layers of sole leather in the heel, one on another. */
const lifts = ribOf(4.2, 0.28)
const tread = ribOf(9, 0.7)

export const chelseaDesign: ShoeDesign = {
  last: {
    outline: almond,
    bite: (x) => soleTop(x) - 4,
    middle: middleLine,
    rows,
    medial: sameRow,
    ankle: 108,
    padding: () => 0,
  },
  thread: { part: part.stitching, length: 1.9, gap: 0.6, radius: 0.36 },
  base: { part: part.upper, texture: leather },
  layers: [
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => x - vampEdge(z)),
      thickness: 0.8,
      texture: leather,
      seams: [1.8, 3.6],
    },
    {
      part: part.gore,
      distance: onSurface((x, _y, z) => gore(x, z)),
      thickness: -0.6,
      texture: (u, _v, grain) => elastic(0, u, grain),
    },
    {
      part: part.heel,
      distance: onSurface((x, y) => Math.max(Math.abs(y) - 8, x - 40)),
      thickness: 0.8,
      texture: smoothLeather,
      seams: [1.7],
    },
  ],
  seams: [{ line: onSurface((x, _y, z) => gore(x, z) - 2) }, { line: onSurface((x, _y, z) => gore(x, z) - 3.8) }],
  rim: () => 1.5,
  collar: { part: part.collar, texture: smoothLeather, depth: () => 6 },
  lining: { part: part.lining, texture: smoothLeather },
  insole: { part: part.insole, texture: smoothLeather, lift: 4 },
  soles: [
    {
      key: 'sole',
      outline: almond,
      columns: 600,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        const wide = 3.6 - 1.4 * smoothstep(128, 100, x) * smoothstep(60, 78, x) + 0.4 * smoothstep(40, 0, x)
        return [
          [-8, top - 2],
          [-1, top - 1],
          [wide - 1.4, top - 0.4],
          [wide - 0.2, top - 0.8],
          [wide, top - 2],
          [wide, top - 3.2],
          [wide - 1, top - 4.2],
          [wide - 0.9, top - 5.2],
          [wide - 0.7, (top - 5 + bottom) / 2],
          [wide - 0.6, bottom + 3],
          [wide - 0.9, bottom + 0.9],
          [wide - 2.4, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: smoothLeather },
      layers: [
        { part: part.welt, distance: (p) => soleTop(p.x) - p.z - 4.4, thickness: 0.3, texture: smoothLeather },
        {
          part: part.midsole,
          distance: (p) => Math.max(p.x - 78, 6 - (soleTop(p.x) - p.z)),
          thickness: 0.1,
          texture: (_u, v, grain) => lifts(0, v, grain),
        },
        {
          part: part.outsole,
          distance: (p) => above(p) - 4.4,
          thickness: 0.4,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
      seams: [{ line: (p) => p.d - 1.9, open: (p) => Math.min(p.z - soleTop(p.x) + 1.6, 5) }],
    },
  ],
  extras: (_upper, detail): Surface[] => [pullTab(detail)],
}

/** A webbing loop over the back of the shaft. */
function pullTab(detail: number): Surface {
  const shader = layeredShader({
    base: { part: part.tab, texture: canvas },
    layers: [
      { part: part.stitching, distance: (p) => Math.abs(Math.abs(p.c) - 5.6) - 0.3, thickness: 0, texture: textile },
    ],
    flat: (p) => [p.a, p.c],
  })
  return createTube(
    {
      key: 'pull-tab',
      path: [
        [9.4, 0, 124],
        [9.3, 0, 136],
        [8.8, 0, 148],
        [8.6, 0, 160],
        [11.6, 0, 168],
        [15.2, 0, 161],
        [15.8, 0, 150],
        [17, 0, 134],
      ],
      facing: [
        [-1, 0, 0],
        [-1, 0, 0],
        [-1, 0, 0],
        [-0.9, 0, 0.4],
        [0, 0, 1],
        [1, 0, 0.3],
        [1, 0, 0],
        [1, 0, 0],
      ],
      width: 15,
      thickness: 1.8,
      step: 0.9 / detail,
      around: 28,
    },
    shader,
  )
}

/** A pull-on boot: leather shaft, elastic gores, a stitched welt and a blocked heel. */
export const chelsea: ShoeModel = {
  key: 'chelsea',
  name: 'Chelsea Boot',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 22, elevation: 16, fill: { width: 1.45, height: 9 }, middle: { x: 0.68, y: 0.74 } },
  },
  build: (detail) => buildShoe(chelseaDesign, detail),
}
