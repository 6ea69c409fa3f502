import { curveThrough } from '../../render/spline.ts'
import type { ShoeDesign } from '../build-shoe.ts'
import { lugSole } from '../lug-sole.ts'
import { formOf, lifted } from '../shoe-form.ts'
import { fleece, tumbledLeather } from '../texture.ts'
import { chelsea, chelseaDesign, chelseaPart as part } from './chelsea.ts'

const soleTop = curveThrough([
  [0, 42.5],
  [60, 41.5],
  [110, 38],
  [160, 32],
  [210, 29],
  [250, 31],
  [288, 37],
])
const soleBottom = curveThrough([
  [-8, 1],
  [6, 0],
  [78, 0],
  [83, 9],
  [100, 11],
  [124, 7],
  [142, 0.6],
  [150, 0],
  [214, 0],
  [252, 3.4],
  [292, 11],
])
const lugDepth = curveThrough([
  [0, 6],
  [74, 6],
  [86, 0],
  [128, 0],
  [146, 6],
  [292, 6],
])
/** How much higher the foot stands than on the base's leather sole. */
const rise = curveThrough([
  [0, 9],
  [110, 10.5],
  [160, 14],
  [210, 15.5],
  [288, 15.5],
])

const raised = lifted(chelseaDesign, rise)

const design: ShoeDesign = {
  ...raised,
  base: { part: part.upper, texture: tumbledLeather },
  last: {
    ...raised.last,
    rows: raised.last.rows.map((row) => ({ ...row, top: [row.top[0], row.top[1] + 1.5, row.top[2] - 6] })),
    padding: (_x, fromTop) => 7 * Math.exp(-(((fromTop - 13) / 10) ** 2)),
  },
  layers: [
    ...raised.layers,
    { part: part.lining, distance: (p) => p.d - 25, thickness: 2.4, texture: fleece, bevel: 3.4 },
  ],
  seams: raised.seams?.map((seam) => ({ ...seam, open: (p) => p.d - 26 })),
  rim: () => 5,
  collar: { part: part.lining, texture: fleece, depth: () => 14 },
  lining: { part: part.lining, texture: fleece },
  soles: [
    lugSole({
      outline: chelseaDesign.last.outline,
      top: soleTop,
      bottom: soleBottom,
      pitch: 17,
      depth: lugDepth,
      wide: 5,
      parts: { midsole: part.midsole, welt: part.welt, outsole: part.outsole },
    }),
  ],
  extras: undefined,
}

/** A pull-on boot for winter: lambswool turned over its top, tumbled leather, and a lugged sole. */
export const chelseaLined = formOf(chelsea, { key: 'chelsea-lined', name: 'Lined Chelsea Boot', design })
