import { curveThrough } from '../../render/spline.ts'
import { smoothstep } from '../../render/vector.ts'

export const soleTop = curveThrough([
  [0, 39],
  [40, 37],
  [100, 32],
  [160, 26.5],
  [215, 23],
  [252, 24.5],
  [285, 31],
])
export const soleBottom = curveThrough([
  [-8, 9],
  [6, 4],
  [28, 0.6],
  [46, 0],
  [200, 0],
  [240, 3.2],
  [268, 9],
  [292, 18],
])
/** A firm wedge under the heel that runs out at the ball of the foot. */
export const wedgeLine = curveThrough([
  [-8, 27],
  [40, 23.5],
  [100, 16],
  [150, 8.5],
  [176, 4],
  [292, 4],
])
/** Rubber climbs over the tip of the toe and behind the heel. */
export const treadLine = curveThrough([
  [-8, 22],
  [4, 8],
  [20, 4.4],
  [245, 4],
  [268, 6],
  [284, 15],
  [292, 17],
])
const TOOTH = 7
export function toothAt(along: number): number {
  return smoothstep(0.25, 0.6, Math.abs(((along / TOOTH) % 1) - 0.5) * 2)
}
export const OUTLINE_LENGTH = 690
