import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign, SoleDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf } from '../shoe-form.ts'
import { canvas, ribOf, rubber, suede } from '../texture.ts'
import { courtLow, courtLowDesign, courtLowPart as part } from './court-low.ts'

const OUTLINE = lowShoeOutline(-2)

const soleTop = curveThrough([
  [0, 32],
  [90, 27.5],
  [205, 23.5],
  [245, 26.5],
  [285, 34.5],
])
const soleBottom = curveThrough([
  [-6, 6],
  [10, 1.6],
  [32, 0],
  [182, 0],
  [215, 1.2],
  [245, 5],
  [290, 15.5],
])
/** Natural rubber climbs the wall in long waves, highest at the heel and over the toes. */
const wave = (x: number): number =>
  9 + 3.2 * Math.sin(x * 0.082 + 0.6) + 16 * smoothstep(244, 276, x) + 14 * smoothstep(34, 4, x)

const heelPatch = closedShape([
  [-20, 12],
  [-20, 12],
  [40, 12],
  [40, 12],
  [38, 42],
  [32, 62],
  [20, 74],
  [4, 80],
  [-20, 80],
  [-20, 80],
])
const mark = brandMark({ x: 128, z: 34, size: 0.62 })

const above = (p: SurfacePoint): number => p.z - soleBottom(p.x)
const grooves = ribOf(5.2, 0.5)

const sole: SoleDesign = {
  key: 'sole',
  outline: OUTLINE,
  columns: 640,
  section: (_place, x) => {
    const [top, bottom] = [soleTop(x), soleBottom(x)]
    const flare = 2.4 * smoothstep(90, 10, x) - 1.4 * smoothstep(236, 286, x)
    return [
      [-8, top - 3],
      [-2, top - 1.6],
      [0.8, top - 0.2],
      [2, top],
      [3.2, top - 1.2],
      [3.8, top - 4],
      [4, top - 9],
      [4 + flare * 0.5, bottom + 9],
      [4 + flare, bottom + 4],
      [3.4 + flare, bottom + 1.5],
      [2.2 + flare, bottom + 0.2],
      [-1, bottom],
      [-8, bottom],
    ]
  },
  base: { part: part.midsole, texture: rubber },
  layers: [
    {
      part: part.outsole,
      distance: (p) => 0.9 * (above(p) - wave(p.x)),
      thickness: 0.9,
      texture: (u, _v, grain) => grooves(0, u, grain),
      bevel: 1.2,
    },
    {
      part: part.foxing,
      distance: (p) => Math.abs(above(p) - wave(p.x) - 3) - 0.6,
      thickness: 0.2,
      texture: rubber,
    },
  ],
}

const design: ShoeDesign = {
  ...courtLowDesign,
  last: { ...courtLowDesign.last, outline: OUTLINE, bite: (x) => soleTop(x) - 5 },
  thread: { part: part.stitching, length: 4.2, gap: 2.2, radius: 0.5 },
  base: { part: part.upper, texture: canvas },
  layers: [
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.4, texture: suede },
    {
      part: part.heel,
      distance: onSurface((x, _y, z) => heelPatch(x, z)),
      thickness: 0.8,
      texture: suede,
      seams: [2.2],
    },
    {
      part: part.eyestay,
      distance: (p) => Math.max(p.d - 15 + 3 * smoothstep(190, 212, p.x), 126 - p.x + 0.5 * p.d),
      thickness: 0.7,
      texture: canvas,
      seams: [2],
    },
  ],
  seams: [
    { line: (p) => p.d - 17, open: (p) => Math.min(112 - p.x, p.x - 10) },
    { line: onSurface((x, _y, z) => x - 74 - 0.5 * (z - 30)), open: (p) => Math.min(p.d - 17, p.c - 6) },
  ],
  spots: undefined,
  collar: { part: part.collar, texture: canvas, depth: (x) => (x < 126 ? 9 : 3) },
  laces: { part: part.laces, pattern: 'crosses', width: 6, thickness: 2.2, bow: true },
  soles: [sole],
}

/** A court shoe of plant fibres: no overlays, a round heel patch, long hand stitches, natural rubber that rises in waves. */
export const courtLowPlant = formOf(courtLow, { key: 'court-low-plant', name: 'Court Low Plant', design })
