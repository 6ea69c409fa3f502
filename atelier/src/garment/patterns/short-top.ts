import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { type Knot, toCurve } from '../geometry/curve.ts'
import type { Point } from '../geometry/path.ts'

/** The cut of a short-sleeved top, in millimetres; `loose` is how much its cloth folds, 1 for a regular fit. */
export type ShortFit = {
  /** Half widths of the body at the armpit, at the waist and at the hem. */
  chest: number
  waist: number
  hem: number
  length: number
  /** How far the shoulder seam lies below the shoulder. */
  drop: number
  /** Length of the sleeve from the shoulder seam, and the angle at which it hangs, in degrees below the horizontal. */
  sleeve: { length: number; angle: number; underarm: number }
  loose: number
}

export const SHORT_FITS = {
  regular: {
    chest: 244,
    waist: 241,
    hem: 247,
    length: 704,
    drop: 0,
    sleeve: { length: 206, angle: 47, underarm: 32 },
    loose: 1,
  },
  relaxed: {
    chest: 266,
    waist: 266,
    hem: 268,
    length: 716,
    drop: 22,
    sleeve: { length: 196, angle: 47, underarm: 34 },
    loose: 1.3,
  },
  oversized: {
    chest: 296,
    waist: 298,
    hem: 292,
    length: 700,
    drop: 50,
    sleeve: { length: 178, angle: 49, underarm: 42 },
    loose: 1.75,
  },
  slim: {
    chest: 224,
    waist: 208,
    hem: 220,
    length: 704,
    drop: -8,
    sleeve: { length: 186, angle: 50, underarm: 26 },
    loose: 0.7,
  },
} as const satisfies Readonly<Record<string, ShortFit>>

export type ShortTop = {
  /** The right side from the neck to the hem. */
  side: readonly Knot[]
  /** What is blown up: sleeves and body run on past their ends. */
  form: readonly Knot[]
  /** The seam of the set-in sleeve, from the shoulder down. */
  armhole: readonly Point[]
  sleeveHem: readonly Point[]
  bottomHem: readonly Point[]
  armpit: Point
  ease: (lean: number) => EaseRule[]
}

const NECK = 92

/** Draws a short-sleeved top for its fit. */
export function shortTop(fit: ShortFit): ShortTop {
  const { chest, waist, hem, length, drop } = fit
  const shoulder: Point = [chest - 22 + drop * 0.5, 46 + drop * 0.42]
  const armpit: Point = [chest - 2, 266 + drop * 0.85]
  const turn = (fit.sleeve.angle * Math.PI) / 180
  const out: Point = [Math.cos(turn), Math.sin(turn)]
  const outer: Point = [shoulder[0] + out[0] * fit.sleeve.length, shoulder[1] + out[1] * fit.sleeve.length]
  const under = fit.sleeve.underarm
  const inner: Point = [armpit[0] + under * 0.6, armpit[1] + under * 0.8]
  const middle: Point = [(outer[0] + inner[0]) / 2 + out[0] * 5, (outer[1] + inner[1]) / 2 + out[1] * 5]
  const bulge: Point = [shoulder[0] + out[0] * 74 + 6, shoulder[1] + out[1] * 74 - 7]
  const neck: readonly Knot[] = [[NECK, 0, 'corner'], [158, 19 + drop * 0.06], [shoulder[0], shoulder[1]], bulge]
  const flank: readonly Knot[] = [
    [armpit[0], armpit[1]],
    [chest - 3, armpit[1] + 30],
    [(chest + waist) / 2, 400],
    [waist, 510],
  ]
  const past = (by: number, from: Point): Knot => [from[0] + out[0] * by, from[1] + out[1] * by, 'corner']
  return {
    side: [
      ...neck,
      [outer[0], outer[1], 'corner'],
      middle,
      [inner[0], inner[1], 'corner'],
      ...flank,
      [hem, length - 6, 'corner'],
      [hem * 0.5, length],
    ],
    form: [
      [0, -90],
      [70, -88],
      [84, -20],
      ...neck.slice(1),
      past(60, outer),
      past(60, inner),
      ...flank,
      [hem, length + 90, 'corner'],
      [0, length + 90],
    ],
    armhole: toCurve([
      [shoulder[0] - 4, shoulder[1] - 2],
      [shoulder[0] - 18 + drop * 0.06, shoulder[1] + 66],
      [chest - 36 + drop * 0.3, armpit[1] - 78],
      [armpit[0] + 4, armpit[1] + 4],
    ]),
    sleeveHem: toCurve([outer, middle, inner]),
    bottomHem: toCurve([
      [-hem, length - 6],
      [-hem * 0.5, length],
      [0, length],
      [hem * 0.5, length],
      [hem, length - 6],
    ]),
    armpit,
    ease: (lean) => easeOf({ fit, armpit, shoulder, middle }, lean),
  }
}

type Landmarks = { fit: ShortFit; armpit: Point; shoulder: Point; middle: Point }

/** Drag lines from the armpits, the sag of a wide body, and the folds of sleeves that hang. */
function easeOf({ fit, armpit, shoulder, middle }: Landmarks, lean: number): EaseRule[] {
  const { loose, chest, length } = fit
  const arms = [1, -1].flatMap((side): EaseRule[] => {
    const own = loose * (1 + 0.1 * side * lean)
    const to = [side * middle[0], middle[1]] as const
    return [
      fan({ x: side * armpit[0], y: armpit[1] - 6, radius: 88, amount: 0.048 * own, core: 16 }),
      folds({
        x: side * (chest - 92),
        y: armpit[1] + 66 + 14 * side * lean,
        rx: 105,
        ry: 46,
        angle: 90 + side * 42,
        amount: 0.026 * own,
      }),
      rings({
        from: [side * (shoulder[0] - 10), shoulder[1] + 40],
        to,
        radius: 100,
        at: 0.62 - 0.1 * side * lean,
        spread: 0.34,
        amount: 0.03 * own,
      }),
      folds({ x: side * (chest - 40), y: length - 170, rx: 44, ry: 200, angle: 90 - side * 5, amount: 0.022 * own }),
    ]
  })
  return [
    ...arms,
    folds({ x: 84 * lean, y: length - 190, rx: 66, ry: 210, angle: 90 + 9 * lean, amount: 0.021 * loose }),
    folds({ x: -76 * lean, y: length - 230, rx: 74, ry: 190, angle: 90 - 13 * lean, amount: 0.02 * loose }),
    folds({ x: -10 * lean, y: length - 80, rx: 120, ry: 90, angle: 90 - 4 * lean, amount: 0.014 * loose }),
    folds({ x: -30 * lean, y: 150, rx: 120, ry: 40, angle: 6 * lean, amount: 0.008 * loose }),
  ]
}
