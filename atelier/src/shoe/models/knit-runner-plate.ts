import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout } from '../shoe-form.ts'
import { foam, meshOf, rubber, satin } from '../texture.ts'
import { knitRunner, knitRunnerDesign, knitRunnerPart as part } from './knit-runner.ts'

const OUTLINE = lowShoeOutline(-3)

const soleTop = curveThrough([
  [-6, 56],
  [20, 52],
  [60, 49],
  [120, 45],
  [180, 37],
  [225, 31],
  [258, 31.5],
  [285, 38],
])
/** Cut away far under the heel, hollow under the arch, and rolling off from the ball of the foot. */
const soleBottom = curveThrough([
  [-16, 36],
  [4, 22],
  [28, 6],
  [52, 0.4],
  [84, 0],
  [104, 8],
  [124, 12.5],
  [146, 7],
  [164, 0.4],
  [196, 0],
  [228, 5.4],
  [256, 13],
  [294, 25],
])
/** The plate's edge, from the tail behind the heel down to the ball and up again to the toe. */
const plateLine = curveThrough([
  [-16, 47],
  [30, 38],
  [80, 28],
  [130, 20],
  [180, 15],
  [220, 16.5],
  [256, 21],
  [294, 32],
])
/** A blade of film over the heel that runs out at the ball of the foot. */
const blade = closedShape([
  [-24, 40],
  [-24, 40],
  [40, 36],
  [120, 34],
  [198, 24],
  [198, 24],
  [214, 24],
  [214, 24],
  [150, 66],
  [90, 84],
  [24, 92],
  [-24, 96],
  [-24, 96],
])
const mark = brandMark({ x: 64, z: 58, size: 0.5 })

/** The upper of the model with a low collar that draws out into a tail behind the heel. */
const rows = knitRunnerDesign.last.rows.map((row) => {
  const [x, y, z] = row.top
  const back = smoothstep(60, 0, row.x)
  const front = smoothstep(60, 130, row.x)
  return {
    ...row,
    top: [x - 15 * smoothstep(16, 0, row.x), y, z - 22 + 6 * back + 16 * front] as const,
    over: [row.over[0], row.over[1], row.over[2] + 14 * (1 - front)] as const,
  }
})

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 640,
  section: (_place, x) => {
    const [top, bottom, plate] = [soleTop(x), soleBottom(x), plateLine(x)]
    const flare =
      2 +
      4.4 * smoothstep(96, 40, x) -
      4.6 * smoothstep(26, -2, x) +
      2 * smoothstep(150, 210, x) -
      5 * smoothstep(250, 288, x)
    return [
      [-9, top - 6],
      [-2.4, top - 3.4],
      [0.4, top - 0.8],
      [1.8, top],
      [3, top - 1.2],
      [3.6 + 0.3 * flare, top - (top - plate) * 0.4],
      [3 + 0.7 * flare, plate + 2.4],
      [1.4 + 0.8 * flare, plate + 0.9],
      [1.4 + 0.8 * flare, plate - 0.9],
      [3.2 + flare, plate - 2.4],
      [4 + flare, (plate + bottom) / 2],
      [3.2 + flare, bottom + 2.6],
      [1 + 0.7 * flare, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: foam },
  layers: [
    {
      part: part.plate,
      distance: (p) => Math.abs(p.z - plateLine(p.x)) - 1.3,
      thickness: 0.2,
      texture: satin,
    },
    {
      part: part.outsole,
      distance: (p) => Math.max(p.z - soleBottom(p.x) - 2.6, 24 - Math.abs(p.x - 124)),
      thickness: 0.4,
      texture: rubber,
    },
  ],
}

const collar = (p: SurfacePoint): number => p.d - 11

const { extras } = knitRunnerDesign

/** A racing shoe: a thin translucent upper with a blade of film over its side, a heel drawn out into a tail, and a plate in a tall rocker. */
export const knitRunnerPlate = formOf(knitRunner, {
  key: 'knit-runner-plate',
  name: 'Knit Runner Plate',
  design: {
    ...knitRunnerDesign,
    last: { ...knitRunnerDesign.last, outline: OUTLINE, bite: (x) => soleTop(x) - 7, rows, padding: () => 0 },
    base: { part: part.upper, texture: meshOf(2.6, 0.8), behind: part.backing },
    layers: [
      {
        part: part.cage,
        distance: onSurface((x, _y, z) => blade(x, z)),
        thickness: 0.4,
        texture: satin,
        bevel: 0.8,
      },
      ...layersWithout(knitRunnerDesign, [part.heel, part.mark, part.collar, part.cage]),
      { part: part.collar, distance: collar, thickness: 0.3, texture: satin, bevel: 1 },
      { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.35, texture: satin, bevel: 0.6 },
    ],
    soles: [sole],
    extras: (upper, detail) => (extras?.(upper, detail) ?? []).filter(({ key }) => key !== 'pull-tab'),
  } satisfies ShoeDesign,
})
