import { curveThrough } from '../../render/spline.ts'
import type { SurfacePoint } from '../../render/surface.ts'
import { mix, smoothstep, type Vec2 } from '../../render/vector.ts'

/** The foam rises behind the heel as a cradle and over the toe as a bumper. */
export const soleTop = curveThrough([
  [-6, 60],
  [6, 57],
  [26, 49.5],
  [60, 44.5],
  [120, 40],
  [180, 35],
  [225, 32.5],
  [258, 33.5],
  [285, 39],
])
/** A rocker: cut away behind the heel, flat under the middle, rolling off from the ball of the foot. */
const rocker = curveThrough([
  [-14, 19],
  [0, 11.5],
  [18, 4.6],
  [40, 0.6],
  [56, 0],
  [96, 0],
  [103, 5.6],
  [126, 6.2],
  [134, 0.4],
  [142, 0],
  [184, 0],
  [216, 3.4],
  [244, 8.8],
  [270, 15],
  [294, 22],
])
const cuts = [46, 76, 166, 205, 240]
/** Grooves across the sole part the rubber's pods. */
export function soleBottom(x: number): number {
  return rocker(x) + cuts.reduce((sum, cut) => sum + 2.6 * Math.exp(-(((x - cut) / 1.9) ** 2)), 0)
}

/** Where a plate lies in the foam: it dives from the heel to the ball and rises again to the toe. */
const plateLine = curveThrough([
  [-14, 39],
  [20, 33.5],
  [60, 27],
  [100, 20.5],
  [140, 15.5],
  [180, 14.2],
  [220, 17],
  [255, 22.5],
  [294, 32],
])

const OUTLINE_LENGTH = 690
const FLUTE = 23

/** Slanted flutes in the foam below the plate that run out under the arch. */
function fluteAt(place: number, x: number, z: number): number {
  const phase = (Math.abs(place - 0.5) * OUTLINE_LENGTH + 0.75 * z) / FLUTE
  const wave = Math.sin(2 * Math.PI * phase)
  const reach = smoothstep(158, 96, x) + 0.6 * smoothstep(196, 226, x) * smoothstep(276, 250, x)
  return 0.7 * wave * reach
}

/** The foam's section: a rolled lip, a soft band, the plate's groove, and a wide fluted foot. */
export function soleSection(place: number, x: number): readonly Vec2[] {
  const [top, bottom, plate] = [soleTop(x), soleBottom(x), plateLine(x)]
  const back = smoothstep(22, -2, x)
  const flare =
    2.6 + 2.8 * smoothstep(110, 50, x) - 4 * back + 1.5 * smoothstep(160, 220, x) - 5.2 * smoothstep(250, 286, x)
  const [wall, foot] = [top - plate, plate - bottom]
  const groove = smoothstep(274, 250, x)
  const inset = (deep: number, shallow: number) => mix(shallow, deep, groove)
  const fluted = (out: number, z: number): Vec2 => [out + fluteAt(place, x, z), z]
  return [
    [-9, top - 7],
    [-2.2, top - 3.4],
    [0.6, top - 0.8],
    [2.1, top],
    [3.5, top - 1.1],
    [4.5 + 0.2 * flare, top - Math.min(4.5, wall * 0.3)],
    [4.6 + 0.5 * flare, plate + wall * 0.42],
    [inset(3.6, 4.8) + 0.6 * flare, plate + 2.8],
    [inset(1.9, 4.9) + 0.6 * flare, plate + 1.5],
    [inset(1.7, 5) + 0.6 * flare, plate - 1.2],
    [inset(4, 5) + 0.8 * flare, plate - 2.6],
    fluted(4.9 + flare, plate - foot * 0.4),
    fluted(4.9 + flare, bottom + foot * 0.3),
    [4.1 + flare, bottom + 2.6],
    [3 + flare, bottom + 0.9],
    [0.8 + 0.7 * flare, bottom],
    [-8, bottom],
  ]
}

/** Millimetres to the plate's edge in its groove. */
export function inPlate(p: SurfacePoint): number {
  return Math.abs(p.z - plateLine(p.x) - 0.2) - 1.5 * smoothstep(272, 252, p.x) + 0.3 * smoothstep(262, 272, p.x)
}

/** Rubber in two halves, the heel's and the forefoot's. */
export function inOutsole(p: SurfacePoint): number {
  const height = p.z - rocker(p.x) - 3.8 - 7 * smoothstep(256, 290, p.x) - 3 * smoothstep(20, -6, p.x)
  return Math.max(height, Math.min(p.x - 97, 133 - p.x) + 1.5)
}
