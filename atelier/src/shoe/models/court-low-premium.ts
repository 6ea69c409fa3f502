import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline, steepLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout } from '../shoe-form.ts'
import { leather, perforatedOf, rubber, smoothLeather } from '../texture.ts'
import { courtLow, courtLowDesign, courtLowPart as part } from './court-low.ts'

const OUTLINE = lowShoeOutline(-4.5)

const soleTop = curveThrough([
  [0, 28],
  [60, 26.5],
  [150, 24],
  [230, 23.5],
  [262, 25.5],
  [285, 28.5],
])
const soleBottom = curveThrough([
  [-6, 1.6],
  [10, 0],
  [205, 0],
  [245, 2.4],
  [270, 6],
  [290, 10],
])
/** The quarters close over the vamp like those of a derby, in one piece from the heel to the laces. */
const quarterEdge = curveThrough([
  [14, 134],
  [34, 140],
  [50, 152],
  [64, 174],
  [76, 200],
  [92, 228],
])
const heelPiece = closedShape([
  [-20, 10],
  [-20, 10],
  [30, 10],
  [30, 10],
  [22, 40],
  [17, 70],
  [22, 92],
  [30, 122],
  [30, 122],
  [-20, 122],
])
const mark = brandMark({ x: 66, z: 34, size: 0.4 })

const perforated = perforatedOf(leather, 5.4, 0.85)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 560,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    return [
      [-8, top - 3],
      [-2, top - 1.6],
      [0.6, top - 0.2],
      [2, top],
      [2.8, top - 0.8],
      [3, top - 2.6],
      [3, top - 8],
      [3, bottom + 8],
      [3, bottom + 3],
      [2.7, bottom + 1],
      [1.8, bottom + 0.2],
      [-1, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: rubber },
  layers: [{ part: part.outsole, distance: (p) => p.z - soleBottom(p.x) - 3, thickness: 0.3, texture: rubber }],
  seams: [{ line: (p) => soleTop(p.x) - p.z - 4.6, open: (p) => p.d - 2 }],
}

const design: ShoeDesign = {
  ...courtLowDesign,
  last: {
    ...courtLowDesign.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 5,
    rows: steepLastRows({ heel: 2, dip: -4, instep: 1, toe: -8 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1], row.top[2] - 2.5],
    })),
  },
  layers: [
    {
      part: part.toe,
      distance: (p) => Math.max(116 - p.x, 7 - p.c, 24 - p.d, p.c - 78),
      thickness: 0.05,
      texture: perforated,
    },
    {
      part: part.upper,
      distance: onSurface((x, _y, z) => x - quarterEdge(z)),
      thickness: 1,
      texture: leather,
      seams: [2.2, 4.6],
    },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelPiece(x, z)),
      thickness: 0.8,
      texture: smoothLeather,
      seams: [2],
    },
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: -0.3, texture: smoothLeather },
    ...layersWithout(courtLowDesign, [part.mark, part.toe, part.eyestay, part.quarter, part.heel]),
  ],
  seams: [{ line: (p) => p.d - 2.6, open: (p) => p.x - 130 }],
  spots: undefined,
  rim: (x) => 1 + 1.8 * (1 - smoothstep(106, 132, x)),
  tongue: courtLowDesign.tongue && {
    ...courtLowDesign.tongue,
    plan: {
      ...courtLowDesign.tongue.plan,
      spine: courtLowDesign.tongue.plan.spine.map(([x, z]) => [x, z - 4] as const),
    },
  },
  soles: [sole],
}

/** A court shoe cut like a derby: one quarter a side over a perforated vamp, a slim stitched cup sole, a small stamped mark. */
export const courtLowPremium = formOf(courtLow, { key: 'court-low-premium', name: 'Court Low Premium', design })
