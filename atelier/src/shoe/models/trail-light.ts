import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign } from '../build-shoe.ts'
import { lowLastRows, lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { lugSole } from '../lug-sole.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { meshOf, satin } from '../texture.ts'
import { trailPart as part, trail, trailDesign } from './trail.ts'

const OUTLINE = lowShoeOutline(-2)
const THINNER = 15

const soleTop = curveThrough([
  [0, 26],
  [70, 23.5],
  [130, 21],
  [190, 18.5],
  [240, 19],
  [285, 25],
])
const soleBottom = curveThrough([
  [-8, 7],
  [6, 2.4],
  [24, 0],
  [205, 0],
  [245, 3.4],
  [292, 14],
])
/** A saddle of film from the sole to the laces, which holds the foot where the mesh gives. */
const saddle = closedShape([
  [76, 16],
  [76, 16],
  [164, 16],
  [164, 16],
  [158, 40],
  [166, 62],
  [188, 84],
  [188, 84],
  [150, 104],
  [150, 104],
  [126, 74],
  [112, 48],
])
const mark = brandMark({ x: 58, z: 46, size: 0.5 })
const toeFilm = (p: SurfacePoint): number => p.c - 5 - 24 * smoothstep(232, 268, p.x) - 7 * smoothstep(50, 10, p.x)

const low: ShoeDesign = {
  ...trailDesign,
  last: {
    ...trailDesign.last,
    outline: OUTLINE,
    rows: lowLastRows({ heel: 6, dip: 8, instep: 5, toe: -6 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1], row.top[2] + 6],
    })),
    padding: (x, fromTop) => 2 * (1 - smoothstep(104, 138, x)) * Math.exp(-(((fromTop - 12) / 8) ** 2)),
  },
  base: { part: part.upper, texture: meshOf(3.6, 1.02), behind: part.lining },
  layers: [
    {
      part: part.web,
      distance: onSurface((x, _y, z) => saddle(x, z)),
      thickness: 0.4,
      texture: satin,
      bevel: 0.6,
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: satin, bevel: 0.6 },
    { part: part.toe, distance: toeFilm, thickness: 0.4, texture: satin, bevel: 0.8 },
    ...layersWithout(trailDesign, [part.web, part.mark, part.rand, part.toe, part.heel, part.collar, part.eyestay]),
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 13, 134 - p.x + 0.75 * (p.d - 3)),
      thickness: 0.5,
      texture: satin,
      seams: [1.6],
    },
  ],
  rim: (x) => 0.9 + 2 * (1 - smoothstep(112, 142, x)),
}
const lowered = lifted(low, () => -THINNER)

const design: ShoeDesign = {
  ...lowered,
  last: { ...lowered.last, bite: (x) => soleTop(x) - 5 },
  soles: [
    lugSole({
      outline: OUTLINE,
      top: soleTop,
      bottom: soleBottom,
      pitch: 9,
      depth: () => 3.4,
      wide: 3.2,
      parts: { midsole: part.midsole, welt: part.midsole, outsole: part.outsole },
    }),
  ],
}

/** A light shoe for fast ground: open mesh, a saddle of film, a low collar, and a thin sole with small lugs. */
export const trailLight = formOf(trail, { key: 'trail-light', name: 'Trail Light', design })
