import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout } from '../shoe-form.ts'
import { rubber, smoothLeather, suede } from '../texture.ts'
import { highTop, highTopDesign, highTopPart as part } from './high-top.ts'

const OUTLINE = lowShoeOutline(-3)

const soleTop = curveThrough([
  [0, 30],
  [50, 27.5],
  [130, 25],
  [205, 24],
  [250, 26],
  [285, 31],
])
const soleBottom = curveThrough([
  [-6, 2],
  [8, 0.4],
  [24, 0],
  [200, 0],
  [245, 2.6],
  [290, 11],
])
/** A wing of suede that runs from the toes along the sole to the heel. */
const wing = (p: SurfacePoint): number =>
  p.c - 12 - 30 * smoothstep(208, 262, p.x) - 18 * smoothstep(70, 20, p.x) + 5 * smoothstep(150, 110, p.x)
/** A collar of leather, cut deep at the back for the tendon. */
const cuff = closedShape([
  [-20, 116],
  [-20, 116],
  [30, 118],
  [66, 110],
  [112, 118],
  [112, 118],
  [118, 180],
  [118, 180],
  [-20, 180],
  [-20, 180],
])
const mark = brandMark({ x: 62, z: 74, size: 0.5 })

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 560,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    return [
      [-8, top - 3],
      [-1.8, top - 1.8],
      [0.6, top - 0.3],
      [2, top],
      [3, top - 0.8],
      [3.3, top - 2.8],
      [3.2, top - 8],
      [3.2, bottom + 8],
      [3.3, bottom + 3],
      [2.9, bottom + 1],
      [1.9, bottom + 0.1],
      [-1, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: rubber },
  layers: [{ part: part.outsole, distance: (p) => p.z - soleBottom(p.x) - 3.4, thickness: 0.3, texture: rubber }],
  seams: [{ line: (p) => soleTop(p.x) - p.z - 4.8, open: (p) => p.d - 2.4 }],
}

const design: ShoeDesign = {
  ...highTopDesign,
  last: {
    ...highTopDesign.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    rows: highTopDesign.last.rows.map((row) => {
      const back = smoothstep(70, 4, row.x)
      return {
        ...row,
        top: [row.top[0] + 2 * back, row.top[1], row.top[2] - 16 * back + 4 * smoothstep(70, 104, row.x)],
      }
    }),
    padding: (x, fromTop) => 4.4 * (1 - smoothstep(84, 106, x)) * Math.exp(-(((fromTop - 14) / 9) ** 2)),
  },
  layers: [
    ...layersWithout(highTopDesign, [part.cap, part.ankle, part.heel, part.mark]),
    {
      part: part.ankle,
      distance: onSurface((x, _y, z) => cuff(x, z)),
      thickness: 0.8,
      texture: smoothLeather,
      seams: [2, 4.2],
    },
    { part: part.heel, distance: wing, thickness: 0.9, texture: suede, seams: [2, 4.2] },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
  ],
  rim: (x) => 0.9 + 3.2 * (1 - smoothstep(88, 106, x)),
  soles: [sole],
}

/** A canvas boot with a wing of suede from toe to heel, a leather cuff that dips for the tendon, and a slim stitched cup sole. */
export const highTopPremium = formOf(highTop, { key: 'high-top-premium', name: 'High Top Premium', design })
