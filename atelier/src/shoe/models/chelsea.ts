import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { buildShoe, type ShoeDesign } from '../build-shoe.ts'
import { bootLastRows, lowShoeOutline, middleLine, sameRow } from '../last.ts'
import { layeredShader, onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { canvas, leather, ribOf, rubber, smoothLeather, textile } from '../texture.ts'
import { createTube } from '../tube.ts'

const { parts, part } = definePart({
  upper: ['Vamp', 'upper', 'leather'],
  quarter: ['Shaft', 'upper', 'leather'],
  gore: ['Elastic gore', 'overlay', 'rib'],
  heel: ['Heel strip', 'heel', 'leather'],
  tab: ['Pull tab', 'accent', 'nylon'],
  collar: ['Binding', 'collar', 'leather'],
  lining: ['Lining', 'lining', 'leather'],
  insole: ['Insole', 'insole', 'leather'],
  stitching: ['Stitching', 'stitch', 'thread'],
  welt: ['Welt', 'foxing', 'leather'],
  midsole: ['Sole', 'midsole', 'rubber'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

const soleTop = curveThrough([
  [0, 35],
  [60, 34],
  [110, 30],
  [160, 24],
  [210, 21],
  [250, 22.5],
  [285, 27],
])
/** A block of a heel, a raised waist, a flat tread and a little spring at the toe. */
const soleBottom = curveThrough([
  [-8, 0.8],
  [8, 0],
  [80, 0],
  [86, 9],
  [104, 11.5],
  [140, 7],
  [166, 1],
  [180, 0],
  [218, 0],
  [255, 3],
  [290, 9],
])
/** The vamp runs under the shaft along a curve that rises over the instep. */
const vampEdge = curveThrough([
  [20, 122],
  [40, 128],
  [62, 132],
  [84, 142],
  [100, 156],
])
const gore = closedShape([
  [44, 170],
  [44, 170],
  [47, 130],
  [53, 98],
  [61, 80],
  [67.5, 76],
  [74.5, 79],
  [82, 97],
  [88, 130],
  [90, 170],
  [90, 170],
])

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const elastic = ribOf(1.6, 0.3)
const tread = ribOf(9, 0.7)

const design: ShoeDesign = {
  last: {
    outline: lowShoeOutline(0),
    bite: (x) => soleTop(x) - 4,
    middle: middleLine,
    rows: bootLastRows(),
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
      outline: lowShoeOutline(0),
      columns: 600,
      section: (_place, x) => {
        const [top, bottom] = [soleTop(x), soleBottom(x)]
        const wide = 4.6 - 2 * smoothstep(120, 96, x) + 1.2 * smoothstep(40, 0, x)
        return [
          [-8, top - 2],
          [-1, top - 1],
          [wide - 1.4, top - 0.4],
          [wide - 0.2, top - 0.8],
          [wide, top - 2],
          [wide, top - 3.4],
          [wide - 1.6, top - 4.6],
          [wide - 1.4, top - 6],
          [wide - 1, (top + bottom) / 2],
          [wide - 1, bottom + 4],
          [wide - 1.2, bottom + 1],
          [wide - 2.4, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: rubber },
      layers: [
        { part: part.welt, distance: (p) => soleTop(p.x) - p.z - 4.4, thickness: 0.3, texture: smoothLeather },
        {
          part: part.outsole,
          distance: (p) => above(p) - 5.4,
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
        [11.6, 0, 126],
        [12, 0, 140],
        [12.2, 0, 154],
        [11.6, 0, 166],
        [14.6, 0, 174.5],
        [18.2, 0, 167],
        [18.8, 0, 154],
        [19.6, 0, 138],
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
    detail: { azimuth: 22, elevation: 16, fill: { width: 1.45, height: 9 }, middle: { x: 0.72, y: 0.74 } },
  },
  build: (detail) => buildShoe(design, detail),
}
