import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import { brandMark } from '../brand-mark.ts'
import type { ShoeDesign } from '../build-shoe.ts'
import { lowShoeOutline } from '../last.ts'
import { onSurface } from '../layered-shader.ts'
import { lugSole } from '../lug-sole.ts'
import { formOf, layersWithout, lifted } from '../shoe-form.ts'
import { fleece, ribOf, rubber, smoothLeather } from '../texture.ts'
import { highTop, highTopDesign, highTopPart as part } from './high-top.ts'

const OUTLINE = lowShoeOutline(2)

const soleTop = curveThrough([
  [0, 39],
  [120, 35],
  [195, 33],
  [240, 34.5],
  [285, 40],
])
const soleBottom = curveThrough([
  [-6, 3],
  [8, 0.4],
  [26, 0],
  [200, 0],
  [245, 3],
  [290, 11],
])
/** A rubber mudguard all around, which takes the place of the cap. */
const guard = (p: SurfacePoint): number => p.c - 17 - 15 * smoothstep(196, 250, p.x) - 12 * smoothstep(60, 16, p.x)
const higher = (x: number): number => 16 * smoothstep(150, 104, x)
const mark = brandMark({ x: 58, z: 82, size: 0.62 })
const ribs = ribOf(3.4, 0.5)

const raised = lifted(highTopDesign, (x) => 8 + higher(x))

const design: ShoeDesign = {
  ...raised,
  last: {
    ...raised.last,
    outline: OUTLINE,
    bite: (x) => soleTop(x) - 6,
    padding: (x, fromTop) => 7 * (1 - smoothstep(88, 110, x)) * Math.exp(-(((fromTop - 16) / 12) ** 2)),
  },
  layers: [
    ...layersWithout(raised, [part.cap, part.ankle, part.heel, part.mark]),
    { part: part.mark, distance: onSurface((x, _y, z) => mark(x, z)), thickness: 0.6, texture: smoothLeather },
    { part: part.cap, distance: guard, thickness: 1.5, texture: rubber, bevel: 1.8 },
    {
      part: part.bumper,
      distance: (p) => Math.max(guard(p) + 4, 234 - p.x),
      thickness: 0.5,
      texture: (_u, v, grain) => ribs(0, v, grain),
      bevel: 1,
    },
    {
      part: part.lining,
      distance: (p) => Math.max(p.d - 33, p.x - 103, 131 - p.z),
      thickness: 2.4,
      texture: fleece,
      bevel: 3.4,
    },
  ],
  rim: (x) => 1 + 5 * (1 - smoothstep(88, 108, x)),
  collar: { part: part.lining, texture: fleece, depth: (x) => (x < 103 ? 14 : 3) },
  lining: { part: part.lining, texture: fleece },
  soles: [
    lugSole({
      outline: OUTLINE,
      top: (x) => soleTop(x) + 2 * smoothstep(240, 270, x),
      bottom: soleBottom,
      pitch: 13,
      depth: () => 4.4,
      wide: 4.2,
      parts: { midsole: part.midsole, welt: part.midsole, outsole: part.outsole },
    }),
  ],
}

/** A canvas boot for winter: taller, lambswool turned over its collar, a rubber mudguard all around, a lugged sole. */
export const highTopLined = formOf(highTop, { key: 'high-top-lined', name: 'Lined High Top', design })
