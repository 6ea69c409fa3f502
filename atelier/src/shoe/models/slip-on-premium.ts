import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf } from '../shoe-form.ts'
import { canvas, ribOf, rubber, smoothLeather } from '../texture.ts'
import { slipOnPart as part, slipOn, slipOnDesign } from './slip-on.ts'

const OUTLINE = lowShoeOutline(-5)

const soleTop = curveThrough([
  [0, 30],
  [60, 29],
  [110, 25],
  [160, 18],
  [215, 15.5],
  [250, 17.5],
  [285, 23],
])
/** A low stacked heel with a straight breast. */
const soleBottom = curveThrough([
  [-6, 1],
  [8, 0],
  [72, 0],
  [76, 8],
  [94, 9.5],
  [126, 5],
  [160, 0.6],
  [210, 0],
  [250, 3.6],
  [290, 11],
])
/** The apron: a plug set into the vamp by a raised seam. */
const apron = (x: number, y: number): number =>
  Math.max(Math.hypot(Math.max(0, x - 208) / 1.25, Math.abs(y - middleLine(x))) - 29, 128 - x)
/** A strap over the instep, broad where it goes into the sole. */
const saddle = closedShape([
  [112, 8],
  [112, 8],
  [176, 8],
  [176, 8],
  [168, 36],
  [166, 60],
  [172, 96],
  [172, 96],
  [143, 104],
  [143, 104],
  [140, 76],
  [132, 44],
])
const heelPatch = closedShape([
  [-20, 62],
  [-20, 62],
  [18, 62],
  [24, 74],
  [25, 112],
  [25, 112],
  [-20, 112],
  [-20, 112],
])
const mark = brandMark({ x: 146, z: 40, size: 0.34 })
const lifts = ribOf(4.4, 0.3)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 560,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    const wide = 3 - 1 * smoothstep(128, 100, x) * smoothstep(60, 78, x)
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
    { part: part.foxing, distance: (p) => soleTop(p.x) - p.z - 4.4, thickness: 0.3, texture: smoothLeather },
    {
      part: part.outsole,
      distance: (p) => Math.max(p.x - 76, 6 - (soleTop(p.x) - p.z)),
      thickness: 0.1,
      texture: (_u, v, grain) => lifts(0, v, grain),
    },
    { part: part.outsole, distance: (p) => p.z - soleBottom(p.x) - 3.6, thickness: 0.3, texture: rubber },
  ],
  seams: [{ line: (p) => p.d - 1.4, open: (p) => Math.min(p.z - soleTop(p.x) + 1.6, 5) }],
}

const design: ShoeDesign = {
  ...slipOnDesign,
  last: {
    ...slipOnDesign.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 5,
    rows: slipOnDesign.last.rows.map((row) => ({
      ...row,
      top: [row.top[0], row.top[1], row.top[2] - 3 * smoothstep(96, 150, row.top[0])],
      foot: [row.foot[0], row.foot[1] + 3 * smoothstep(150, 220, row.x)],
    })),
    padding: () => 0,
  },
  thread: { part: part.stitching, length: 2, gap: 0.7, radius: 0.38 },
  base: { part: part.vamp, texture: canvas },
  layers: [
    { part: part.vamp, distance: onSurface(apron), thickness: -0.4, texture: canvas, bevel: 1.4 },
    {
      part: part.quarter,
      distance: onSurface((x, _y, z) => saddle(x, z)),
      thickness: 1,
      texture: smoothLeather,
      seams: [1.8],
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelPatch(x, z)),
      thickness: 0.8,
      texture: smoothLeather,
      seams: [1.8],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: -0.3, texture: smoothLeather },
  ],
  seams: [
    { line: (p) => apron(p.x, p.y) - 2.4, open: (p) => p.x - 130 },
    { line: (p) => p.d - 3, open: (p) => 142 - p.x },
  ],
  rim: () => 1.3,
  soles: [sole],
}

/** A loafer of canvas: an apron set in by a seam, a leather strap over the instep, a stitched welt and a low stacked heel. */
export const slipOnPremium = formOf(slipOn, { key: 'slip-on-premium', name: 'Slip-on Premium', design })
