import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { type Knot, knots, toCurve } from '../geometry/curve.ts'
import type { Feature } from '../surface/spot.ts'
import { bothSides, outerArea } from './sewing.ts'

/**
 * The right side of a long-sleeved top from the shoulder by the neck down to the hem, hanging with the arms a little off the body.
 * Millimetres; the neck point lies at the height 0.
 */
export const longSide: readonly Knot[] = knots(`
  108 4 c, 165 22, 232 52, 286 112, 318 220, 345 360, 366 500, 374 590, 366 614, 370 684 c, 334 693,
  298 690 c, 297 622, 284 596, 276 500, 264 380, 252 306, 247 290, 243 312, 246 400, 249 520, 251 606,
  243 634, 236 652, 232 706 c, 120 711
`)

/** What is blown up: the same with sleeves and body running on past their ends and a neck that goes on upwards. */
export const longForm: readonly Knot[] = knots(`
  0 -110, 84 -108, 100 -24, 165 22, 232 52, 286 112, 318 220, 345 360, 366 500, 374 590, 367 614,
  374 760 c, 296 762 c, 297 622, 284 596, 276 500, 264 380, 252 306, 247 290, 243 312, 246 400,
  249 520, 251 606, 243 634, 236 652, 232 790 c, 0 790
`)

export const longArmhole: readonly Knot[] = knots('229 50, 212 120, 212 210, 248 294')

/** Upper edge of the right cuff, from the outside to the inside; the hand lies on its left. */
export const cuffSeam: readonly Knot[] = knots('380 613, 331 624, 284 620')

/** Upper edge of the hem rib, from the left to the right; the edge lies on its right. */
export const hemSeam: readonly Knot[] = knots('-256 636, -120 644, 0 646, 120 644, 256 636')

/** How the cloth of such a top folds; `weight` is 1 for a sweatshirt, more for something softer. */
export function longEase(weight: number, lean: number): EaseRule[] {
  const arms = [1, -1].flatMap((side): EaseRule[] => {
    const own = weight * (1 + 0.18 * side * lean)
    const bend = 0.42 + 0.05 * side * lean
    return [
      fan({ x: side * 247, y: 292, radius: 100, amount: 0.05 * own }),
      rings({ from: [side * 270, 120], to: [side * 334, 640], radius: 52, at: bend, spread: 0.2, amount: 0.06 * own }),
      rings({ from: [side * 270, 120], to: [side * 334, 640], radius: 52, at: 0.86, spread: 0.14, amount: 0.09 * own }),
      folds({ x: side * 310, y: 330, rx: 70, ry: 150, angle: 90 + side * 35, amount: 0.04 * own }),
      folds({ x: side * 328, y: 596, rx: 60, ry: 26, angle: 88, amount: 0.07 * own }),
    ]
  })
  return [
    ...arms,
    folds({ x: -90 * lean, y: 520, rx: 130, ry: 190, angle: 90 - 9 * lean, amount: 0.03 * weight }),
    folds({ x: 130 * lean, y: 470, rx: 130, ry: 200, angle: 90 + 10 * lean, amount: 0.028 * weight }),
    folds({ x: 0, y: 622, rx: 330, ry: 26, angle: 90, amount: 0.05 * weight }),
    folds({ x: 0, y: 590, rx: 190, ry: 40, angle: 4 * lean, amount: 0.045 * weight }),
    folds({ x: -150, y: 330, rx: 110, ry: 90, angle: 138, amount: 0.036 * weight }),
    folds({ x: 150, y: 345, rx: 110, ry: 90, angle: 40, amount: 0.036 * weight }),
  ]
}

/** Names the set-in sleeves; `split` is where arm and body part below the armpit. */
export function sleeveAreas(part: string, split = 258): Feature[] {
  return bothSides(toCurve(longArmhole)).flatMap(({ points, side }) => [
    outerArea(points, { part, side, from: 205, to: 232, bottom: 800 }),
    (x, y, spot) => {
      if (y < 800 && y > 236 && x * side > split) spot.part = part
    },
  ])
}
