import { curveThrough } from '../../render/spline.ts'
import type { Surface, SurfacePoint } from '../../render/surface.ts'
import { smoothstep, type Vec3 } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import { buildSole } from '../build-shoe.ts'
import { lowShoeOutline, middleLine } from '../last.ts'
import { layeredShader } from '../layered-shader.ts'
import { definePart, SHOE_VIEWS, type ShoeModel } from '../shoe-model.ts'
import { foam, leather, meshOf, ribOf, rubber, smoothLeather, textile } from '../texture.ts'
import { createTube } from '../tube.ts'

const { parts, part } = definePart({
  strap: ['Strap', 'upper', 'leather'],
  inside: ['Strap lining', 'lining', 'cotton'],
  edge: ['Strap edge', 'overlay', 'leather'],
  mark: ['Mark', 'mark', 'rubber'],
  footbed: ['Footbed', 'insole', 'foam'],
  stitching: ['Stitching', 'stitch', 'thread'],
  midsole: ['Midsole', 'midsole', 'foam'],
  foxing: ['Sole line', 'foxing', 'foam'],
  outsole: ['Outsole', 'outsole', 'rubber'],
})

/** The height of the footbed's rim: a cup at the heel, a rise under the arch, a roll at the toe. */
const rim = curveThrough([
  [0, 37],
  [30, 35],
  [80, 30.5],
  [140, 27],
  [200, 23.5],
  [250, 23.5],
  [285, 28],
])
const soleBottom = curveThrough([
  [-8, 4],
  [10, 0.6],
  [30, 0],
  [205, 0],
  [250, 3],
  [290, 11],
])
const outline = lowShoeOutline(3)

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const tread = ribOf(6, 0.6)
const dimples = meshOf(5.2, 1)
const mark = brandMark({ x: 0, z: -15, size: 0.78 })

/** Over the forefoot from the lateral edge of the sole to the medial one. */
const strapPath: Vec3[] = [
  [182, -44, 10],
  [183, -50, 24],
  [184, -48.5, 42],
  [185, -40, 58],
  [186, -24, 70],
  [187, -4, 74.5],
  [188, 15, 71],
  [190, 31, 60],
  [192, 41, 44],
  [194, 44, 26],
  [195, 39, 10],
]
const strapFacing: Vec3[] = [
  [0, -1, 0],
  [0, -1, 0.05],
  [0.02, -1, 0.35],
  [0.08, -0.75, 0.7],
  [0.14, -0.35, 0.95],
  [0.16, 0.05, 1],
  [0.14, 0.4, 0.92],
  [0.08, 0.75, 0.66],
  [0.02, 1, 0.3],
  [0, 1, 0.05],
  [0, 1, 0],
]

function strap(detail: number): Surface {
  const shader = layeredShader({
    base: { part: part.strap, texture: leather },
    flat: (p) => [p.a, p.c],
    layers: [
      { part: part.edge, distance: (p) => 34 - Math.abs(p.c), thickness: 0.5, texture: smoothLeather, bevel: 1 },
      { part: part.stitching, distance: dashes, thickness: 0.3, texture: textile, bevel: 0.3 },
      { part: part.mark, distance: (p) => (p.d > 0.1 ? strapMark(p) : 9), thickness: 0.7, texture: rubber, bevel: 0.7 },
      { part: part.inside, distance: (p) => p.d * 30 + 2, thickness: 0, texture: textile },
    ],
  })
  return createTube(
    {
      key: 'strap',
      path: strapPath,
      facing: strapFacing,
      width: 88,
      thickness: 7.5,
      step: 0.9 / detail,
      around: Math.round(140 * detail),
      taper: (t) => 1.06 - 0.2 * Math.exp(-(((t - 0.5) / 0.26) ** 2)),
    },
    shader,
  )
}

/** The mark stands on the lateral side of the strap. */
const strapMark = (p: SurfacePoint): number => mark(p.c, p.a - 42)

/** Stitches beside the strap's bound edge. */
function dashes(p: SurfacePoint): number {
  const across = Math.abs(Math.abs(p.c) - 31.4) - 0.42
  const phase = (p.a / 3.4) % 1
  const cut = (Math.abs(phase - 0.5) - 0.37) * 3.4
  return Math.max(across, cut, -p.d)
}

function sole(detail: number): Surface {
  return buildSole(
    {
      key: 'sole',
      outline,
      section: (_place, x) => {
        const [top, bottom] = [rim(x), soleBottom(x)]
        const cup = 4 + 2.6 * smoothstep(90, 20, x)
        return [
          [-16, top - cup - 0.6],
          [-9, top - cup],
          [-4, top - cup * 0.55],
          [-0.6, top - 0.5],
          [1.4, top],
          [3.4, top - 1.4],
          [4.4, top - 5],
          [4.2, (top + bottom) / 2],
          [4.6, bottom + 5],
          [4.2, bottom + 1.4],
          [2.4, bottom],
          [-8, bottom],
        ]
      },
      base: { part: part.midsole, texture: foam },
      layers: [
        {
          part: part.footbed,
          distance: (p) => Math.max(p.d + 0.9, rim(p.x) - 12 - p.z),
          thickness: -0.3,
          texture: dimples,
        },
        { part: part.foxing, distance: (p) => Math.abs(above(p) - 10) - 1.1, thickness: -0.4, texture: foam },
        {
          part: part.outsole,
          distance: (p) => above(p) - 5,
          thickness: 0.4,
          texture: (u, _v, grain) => tread(0, u, grain),
        },
      ],
      flat: (p) => (p.d < 0.9 ? [p.x, p.y - middleLine(p.x)] : [p.a, p.b]),
    },
    { part: part.stitching },
    detail,
  )
}

/** A slide: one padded strap over a cupped footbed. */
export const slide: ShoeModel = {
  key: 'slide',
  name: 'Slide',
  kind: 'footwear',
  parts,
  views: {
    ...SHOE_VIEWS,
    detail: { azimuth: 38, elevation: 28, fill: { width: 1.5, height: 9 }, middle: { x: 0.36, y: 0.58 } },
  },
  build: (detail) => [sole(detail), strap(detail)],
}
