import { folds, rings } from '../cloth/ease.ts'
import { flip, type Knot, knots, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { bell, step } from '../geometry/shaping.ts'

const hoodOuter: readonly Knot[] = knots('0 -272, 54 -264, 106 -226, 137 -160, 142 -96, 132 -36, 124 4')

export const hoodBase: readonly Knot[] = knots('124 4, 112 34, 80 70, 34 94')

export const hoodOpening: readonly Knot[] = knots('16 46, 50 -8, 78 -72, 84 -140, 66 -204, 26 -237')

export const hoodForm = toOutline(
  toMirrored(knots('0 -272, 54 -264, 106 -226, 137 -160, 142 -96, 135 -36, 138 10, 150 150, 0 190')),
  2,
)

/** How far each half crosses the middle at the throat: the right one lies on top. */
export const throat: Readonly<Record<1 | -1, Knot>> = { 1: [-24, 102, 'corner'], [-1]: [-8, 93, 'corner'] }

/** The cut of one half of the hood, whose throat ends at `end` as drawn for the right side. */
export function hoodHalf(side: 1 | -1, end: Knot): Knot[] {
  const outer: Knot[] = [[-3, -272, 'corner'], ...hoodOuter.slice(1, -1), [124, 4, 'corner']]
  const base: Knot[] = [...hoodBase.slice(1), end]
  return flip([...outer, ...base, ...hoodOpening, [-3, -243, 'corner']], side)
}

/** The rim is the highest line of a hood and drops sharply into it; a hood that curls over there looks like a ring. */
export function hoodHeight(x: number, y: number, z: number): number {
  const cheek = 7 * bell(Math.abs(x) - 70, 30) * step(-200, -60, y) * step(90, -10, y)
  return z * (1 - 0.3 * step(-60, 110, y)) + cheek
}
export function hoodEase(side: number) {
  return [
    rings({ from: [side * 104, -150], to: [side * 84, 60], radius: 60, at: 0.86, spread: 0.22, amount: 0.1 }),
    folds({ x: side * 116, y: -40, rx: 30, ry: 90, angle: 90 - side * 8, amount: 0.16 }),
    folds({ x: side * 100, y: -205, rx: 60, ry: 50, angle: 90 + side * 50, amount: 0.08 }),
    folds({ x: side * 64, y: 56, rx: 60, ry: 40, angle: 90 + side * 58, amount: 0.12 }),
  ]
}

export const hoodBack = toOutline(
  toMirrored(knots('0 -272, 54 -264, 106 -226, 137 -160, 142 -96, 132 -36, 126 8 c, 70 30, 0 36')),
)

/** Softer than the body, so that the hood falls into folds where it stands on the shoulders. */
export const hoodCloth = { bend: 0.16, hold: 0.0028 }
