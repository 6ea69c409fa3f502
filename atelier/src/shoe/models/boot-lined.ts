import type { SurfacePoint } from '../../render/surface.ts'
import { smoothstep } from '../../render/vector.ts'
import type { ShoeDesign } from '../build-shoe.ts'
import { onSurface } from '../layered-shader.ts'
import { closedShape } from '../shape-field.ts'
import { formOf, layersWithout } from '../shoe-form.ts'
import { fleece, ribOf, rubber } from '../texture.ts'
import { boot, bootDesign, bootPart as part } from './boot.ts'

/** The rubber shell about the foot: low in the waist, high over the toes and behind the heel. */
const shell = (p: SurfacePoint): number =>
  p.c - 26 - 8 * smoothstep(120, 30, p.x) - 14 * smoothstep(150, 200, p.x) - 40 * smoothstep(212, 232, p.x)
const strip = closedShape([
  [-20, 60],
  [-20, 60],
  [24, 60],
  [24, 60],
  [21, 100],
  [28, 134],
  [30, 150],
  [30, 150],
  [-20, 150],
  [-20, 150],
])
const cuff = (p: SurfacePoint): number => Math.max(p.d - 27, p.x - 101, 137 - p.z)
const chain = ribOf(4.6, 0.7)

const design: ShoeDesign = {
  ...bootDesign,
  last: {
    ...bootDesign.last,
    padding: (x, fromTop) => 7.5 * (1 - smoothstep(88, 104, x)) * Math.exp(-(((fromTop - 14) / 11) ** 2)),
  },
  layers: [
    {
      part: part.strip,
      distance: onSurface((x, _y, z) => strip(x, z)),
      thickness: 0.9,
      texture: bootDesign.base.texture,
      seams: [1.9],
    },
    ...layersWithout(bootDesign, [part.toe, part.counter, part.strip, part.collar]),
    { part: part.toe, distance: shell, thickness: 1.8, texture: rubber, bevel: 2 },
    {
      part: part.counter,
      distance: (p) => Math.max(Math.abs(p.c - 14) - 4.5, shell(p) + 5),
      thickness: 0.5,
      texture: (u, _v, grain) => chain(0, u, grain),
      bevel: 0.8,
    },
    { part: part.lining, distance: cuff, thickness: 2.2, texture: fleece, bevel: 3.4 },
  ],
  rim: (x) => 1.4 + 5 * (1 - smoothstep(86, 104, x)),
  collar: { part: part.lining, texture: fleece, depth: (x) => (x < 100 ? 14 : 3) },
  lining: { part: part.lining, texture: fleece },
  extras: undefined,
}

/** A boot for snow: a rubber shell about the foot, a leather shaft, and lambswool turned over its top. */
export const bootLined = formOf(boot, { key: 'boot-lined', name: 'Lined Boot', design })
