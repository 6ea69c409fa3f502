import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { ribOf, rubber, suede } from '../texture.ts'
import { courtMid, courtMidDesign, courtMidPart as part } from './court-mid.ts'

const OUTLINE = lowShoeOutline(3)

const soleTop = curveThrough([
  [0, 40],
  [60, 37],
  [130, 32.5],
  [200, 29.5],
  [245, 31],
  [285, 38],
])
const soleBottom = curveThrough([
  [-8, 4],
  [6, 0.6],
  [22, 0],
  [82, 0],
  [92, 3.4],
  [122, 3.8],
  [136, 0.2],
  [205, 0],
  [250, 4],
  [290, 14],
])
/** The quarters close over the vamp like those of a chukka, by height. */
const quarterEdge = curveThrough([
  [14, 142],
  [34, 150],
  [54, 164],
  [70, 186],
  [84, 212],
])
/** A band around the heel that holds the quarters. */
const band = closedShape([
  [-20, 18],
  [-20, 18],
  [104, 18],
  [104, 18],
  [92, 44],
  [70, 54],
  [40, 60],
  [22, 66],
  [-20, 68],
  [-20, 68],
])
const mark = brandMark({ x: 118, z: 48, size: 0.5 })
const lugs = ribOf(10, 1.1)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 600,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x) + 2 * smoothstep(248, 276, x), soleBottom(x)]
    return [
      [-8, top - 4],
      [-1.6, top - 2.2],
      [0.8, top - 0.4],
      [2.4, top],
      [4.2, top - 0.9],
      [4.8, top - 3],
      [4.4, top - 7],
      [4.6, (top + bottom) / 2],
      [5.4, bottom + 6],
      [5.2, bottom + 1.6],
      [3.6, bottom + 0.1],
      [0, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: rubber },
  layers: [
    { part: part.foxing, distance: (p) => soleTop(p.x) - p.z - 6, thickness: 0.4, texture: rubber },
    {
      part: part.outsole,
      distance: (p) => p.z - soleBottom(p.x) - 8 - 6 * smoothstep(262, 286, p.x),
      thickness: 0.7,
      texture: (u, _v, grain) => lugs(0, u, grain),
    },
  ],
  seams: [{ line: (p) => soleTop(p.x) - p.z - 3, open: (p) => p.d - 3.4 }],
}

const raised = lifted(
  {
    ...courtMidDesign,
    base: { part: part.upper, texture: suede },
    layers: [
      {
        part: part.saddle,
        distance: onSurface((x, _y, z) => x - quarterEdge(z)),
        thickness: 1,
        texture: suede,
        seams: [2.2, 4.6],
      },
      {
        part: part.counter,
        distance: onSurface((x, _y, z) => band(x, z)),
        thickness: 0.9,
        texture: suede,
        seams: [2, 4.2],
      },
      ...layersWithout(courtMidDesign, [part.toe, part.saddle, part.counter, part.eyestay, part.tab, part.mark]),
      { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: -0.3, texture: suede },
    ],
    seams: [{ line: (p) => p.d - 3, open: (p) => p.x - 116 }],
  },
  () => 6,
)

const design: ShoeDesign = {
  ...raised,
  last: {
    ...raised.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    padding: (x, fromTop) => 4.6 * (1 - smoothstep(92, 112, x)) * Math.exp(-(((fromTop - 15) / 11) ** 2)),
  },
  spots: undefined,
  extras: undefined,
  eyelets: { xs: [186, 170, 155, 141], fromEdge: 9, radius: 2.6 },
  laces: { part: part.laces, pattern: 'bars', width: 5.6, thickness: 2.6, bow: true },
  soles: [sole],
}

/** A court shoe over the ankle, cut like a chukka: quarters of nubuck over a plain vamp, no strap, a stitched sole with a heel. */
export const courtMidNubuck = formOf(courtMid, { key: 'court-mid-nubuck', name: 'Court Mid Nubuck', design })
