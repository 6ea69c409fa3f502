import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline, middleLine, steepLastRows } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { leather, ribOf, rubber, smoothLeather } from '../texture.ts'
import { courtLow, courtLowDesign, courtLowPart as part } from './court-low.ts'

/** Fuller over the toes than the regular last, above all outside. */
const OUTLINE = lowShoeOutline(5.5)

const soleTop = curveThrough([
  [0, 38],
  [90, 33.5],
  [205, 30],
  [245, 32.5],
  [285, 39],
])
const soleBottom = curveThrough([
  [-6, 5.5],
  [12, 0.8],
  [32, 0],
  [190, 0],
  [245, 3.6],
  [290, 12],
])
const capEdge = (x: number, y: number): number => 240 - 9 * Math.min(1.5, Math.abs(y - middleLine(x)) / 48) ** 2 - x
/** The mudguard joins the cap and runs back as far as the ball of the foot. */
const guard = (p: SurfacePoint): number => Math.max(p.c - 25 * smoothstep(150, 236, p.x), 158 - p.x)

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const blocks = ribOf(8, 0.7)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    const flare = 1.6 + 1.6 * smoothstep(80, 10, x) + 1.2 * smoothstep(170, 220, x) - 2.4 * smoothstep(246, 286, x)
    return [
      [-8, top - 3],
      [-2, top - 1.6],
      [0.8, top - 0.2],
      [2, top],
      [3.4, top - 1],
      [4, top - 3.4],
      [3.8, top - 8],
      [3.2 + flare * 0.4, (top + bottom) / 2 + 1],
      [4 + flare, bottom + 8],
      [4.2 + flare, bottom + 3],
      [2.6 + flare, bottom + 0.4],
      [-1, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: rubber },
  layers: [
    { part: part.foxing, distance: (p) => Math.abs(above(p) - 13) - 1.3, thickness: -0.5, texture: rubber },
    {
      part: part.outsole,
      distance: (p) => above(p) - 7.4 - 9 * smoothstep(262, 284, p.x),
      thickness: 0.6,
      texture: (u, _v, grain) => blocks(0, u, grain),
    },
  ],
}

const wider: ShoeDesign = {
  ...courtLowDesign,
  last: {
    ...courtLowDesign.last,
    outline: OUTLINE,
    rows: steepLastRows({ heel: 5, dip: -1, instep: 7, toe: 4 }).map((row) => ({
      ...row,
      top: [row.top[0], row.top[1] + 1.5, row.top[2] + 2],
      foot: [row.foot[0] + 1.2 * smoothstep(150, 200, row.x), row.foot[1]],
    })),
    padding: (x, fromTop) => 5 * (1 - smoothstep(98, 130, x)) * Math.exp(-(((fromTop - 13) / 9) ** 2)),
  },
  layers: [
    {
      part: part.toe,
      distance: (p) => Math.min(onSurface(capEdge)(p), guard(p)),
      thickness: 0.9,
      texture: leather,
      seams: [2, 4.2, 6.4],
    },
    ...layersWithout(courtLowDesign, [part.toe]),
    {
      part: part.collar,
      distance: (p) => p.d - 22 + 28 * smoothstep(60, 116, p.x),
      thickness: 0.5,
      texture: smoothLeather,
      bevel: 3,
      seams: [1.6],
    },
  ],
  seams: [
    { line: (p) => p.d - 11.5, open: (p) => 108 - p.x },
    { line: (p) => p.d - 2.6, open: (p) => p.x - 130 },
  ],
  rim: (x) => 1 + 4.2 * (1 - smoothstep(106, 132, x)),
  laces: { part: part.laces, pattern: 'bars', width: 8.4, thickness: 2, rest: 1, bend: 1, bow: false },
}

const design: ShoeDesign = {
  ...lifted(wider, () => 6),
  soles: [sole],
}

/** A court shoe on the wide last: full, round toes under a cap, a thick collar, and a broad two-piece sole. */
export const courtLowWide = formOf(courtLow, { key: 'court-low-wide', name: 'Court Low Wide', design })
