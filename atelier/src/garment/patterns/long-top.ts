import { type EaseRule, fan, folds, rings } from '../cloth/ease.ts'
import { type Knot, toCurve } from '../geometry/curve.ts'
import type { Point } from '../geometry/path.ts'

/** The cut of a long-sleeved top with a rib at cuffs and hem, in millimetres; `loose` is how much its cloth folds. */
export type LongFit = {
  /** Half widths of the body at the armpit and at the hem's rib, and how far the rib draws it in. */
  chest: number
  hem: number
  gather: number
  length: number
  /** How far the shoulder seam lies below the shoulder. */
  drop: number
  /** Half widths of the sleeve below the armpit and above the cuff, and the height at which the cuff begins. */
  sleeve: { upper: number; lower: number; wrist: number }
  loose: number
}

export const LONG_FITS = {
  regular: {
    chest: 247,
    hem: 250,
    gather: 14,
    length: 706,
    drop: 0,
    sleeve: { upper: 47, lower: 38, wrist: 622 },
    loose: 1,
  },
  relaxed: {
    chest: 268,
    hem: 268,
    gather: 18,
    length: 712,
    drop: 22,
    sleeve: { upper: 52, lower: 42, wrist: 632 },
    loose: 1.2,
  },
  oversized: {
    chest: 298,
    hem: 296,
    gather: 26,
    length: 696,
    drop: 52,
    sleeve: { upper: 60, lower: 48, wrist: 640 },
    loose: 1.5,
  },
  slim: {
    chest: 226,
    hem: 220,
    gather: 6,
    length: 704,
    drop: -8,
    sleeve: { upper: 40, lower: 32, wrist: 632 },
    loose: 0.75,
  },
} as const satisfies Readonly<Record<string, LongFit>>

export type LongTop = {
  /** The right side from the neck down to the hem; the neck point lies at the height 0. */
  side: readonly Knot[]
  /** What is blown up: sleeves and body run on past their ends, and the neck upwards. */
  form: readonly Knot[]
  armhole: readonly Point[]
  /** Upper edge of the right cuff, from the outside to the inside. */
  cuffSeam: readonly Point[]
  /** Upper edge of the hem's rib, from the left to the right. */
  hemSeam: readonly Point[]
  shoulder: Point
  armpit: Point
  elbow: Point
  /** Where arm and body part below the armpit. */
  split: number
  bottom: number
  ease: (lean: number) => EaseRule[]
}

const CUFF = 62
const RIB = 64

type Arm = { outer: Knot[]; inner: Knot[]; elbow: Point; wrist: Point }

/** The arm hangs off the body, bends at the elbow and comes back towards the hem. */
function armOf({ sleeve }: LongFit, shoulder: Point, armpit: Point): Arm {
  const { upper, lower, wrist } = sleeve
  const top: Point = [armpit[0] + upper + 2, armpit[1] + 20]
  const elbow: Point = [armpit[0] + upper + 33, (armpit[1] + wrist) / 2 - 20]
  const end: Point = [armpit[0] + lower + 16, wrist]
  const wide = (upper + lower) / 2 + 2
  const cuff = lower * 0.84
  const outer: Knot[] = [
    [shoulder[0], shoulder[1]],
    [shoulder[0] + (top[0] + upper - shoulder[0]) * 0.56, shoulder[1] + (top[1] - shoulder[1]) * 0.3],
    [top[0] + upper - 2, top[1] - 26],
    [(top[0] + elbow[0]) / 2 + upper - 2, (top[1] + elbow[1]) / 2],
    [elbow[0] + wide, elbow[1] + 6],
    [(elbow[0] + end[0]) / 2 + lower + 9, (elbow[1] + end[1]) / 2 + 10],
    [end[0] + lower + 5, end[1] - 22],
    [end[0] + cuff + 2, end[1]],
  ]
  const inner: Knot[] = [
    [end[0] - cuff - 1, end[1] + 6],
    [end[0] - lower - 3, end[1] - 20],
    [(elbow[0] + end[0]) / 2 - lower + 3, (elbow[1] + end[1]) / 2 + 8],
    [elbow[0] - wide + 7, elbow[1] + 2],
    [(top[0] + elbow[0]) / 2 - upper + 7, (top[1] + elbow[1]) / 2],
    [armpit[0] + 9, armpit[1] + 16],
  ]
  return { outer, inner, elbow, wrist: end }
}

/** Draws a long-sleeved top for its fit, from a neck of that half width. */
export function longTop(fit: LongFit, neck = 108): LongTop {
  const { chest, hem, gather, length, drop, sleeve } = fit
  const shoulder: Point = [chest - 16 + drop * 0.5, 52 + drop * 0.42]
  const armpit: Point = [chest, 288 + drop * 0.8]
  const { outer, inner, elbow, wrist } = armOf(fit, shoulder, armpit)
  const cuff = sleeve.lower * 0.8
  const ribTop = length - RIB
  const start: Knot[] = [
    [neck, 4, 'corner'],
    [165, 22 + drop * 0.06],
  ]
  const flank: Knot[] = [
    [armpit[0], armpit[1]],
    [chest - 3, armpit[1] + 22],
    [(chest + hem) / 2, 420],
    [hem, 530],
    [hem + 1, ribTop - 32],
    [hem - gather * 0.5, ribTop - 6],
  ]
  const end: Knot[] = [
    [wrist[0] + cuff + 1, sleeve.wrist + CUFF, 'corner'],
    [wrist[0], sleeve.wrist + CUFF + 4],
    [wrist[0] - cuff + 1, sleeve.wrist + CUFF + 1, 'corner'],
  ]
  const beyond = sleeve.wrist + CUFF + 74
  return {
    side: [
      ...start,
      ...outer,
      ...end,
      ...inner,
      ...flank,
      [hem - gather, ribTop + 12],
      [hem - gather - 4, length, 'corner'],
      [hem * 0.5, length + 5],
    ],
    form: [
      [0, -110],
      [84, -108],
      [neck - 8, -24],
      ...start.slice(1),
      ...outer,
      [wrist[0] + cuff, beyond, 'corner'],
      [wrist[0] - cuff, beyond, 'corner'],
      ...inner,
      ...flank,
      [hem - gather - 4, length + 84, 'corner'],
      [0, length + 84],
    ],
    armhole: toCurve([
      [shoulder[0] - 3, shoulder[1] - 2],
      [shoulder[0] - 20, shoulder[1] + 70],
      [chest - 34 + drop * 0.3, armpit[1] - 84],
      [armpit[0] + 3, armpit[1] + 6],
    ]),
    cuffSeam: toCurve([
      [wrist[0] + cuff + 12, sleeve.wrist - 1],
      [wrist[0], sleeve.wrist + 9],
      [wrist[0] - cuff - 12, sleeve.wrist + 4],
    ]),
    hemSeam: toCurve([
      [-hem - 6, ribTop - 4],
      [-hem * 0.5, ribTop + 4],
      [0, ribTop + 6],
      [hem * 0.5, ribTop + 4],
      [hem + 6, ribTop - 4],
    ]),
    shoulder,
    armpit,
    elbow,
    split: chest + 10,
    bottom: length,
    ease: (lean) => easeOf({ fit, armpit, elbow, wrist, ribTop }, lean),
  }
}

type Landmarks = { fit: LongFit; armpit: Point; elbow: Point; wrist: Point; ribTop: number }

/** Creases in the crook of the elbow, cloth stacked above the cuff and over the hem, and drag lines from the armpit. */
function armEase({ fit, armpit, elbow, wrist }: Landmarks, side: 1 | -1, lean: number): EaseRule[] {
  const own = fit.loose * (1 + 0.2 * side * lean)
  const { upper } = fit.sleeve
  const crook = elbow[0] - upper
  const low = 16 * side * lean
  const forearm = { from: [side * elbow[0], elbow[1]], to: [side * wrist[0], wrist[1]] } as const
  return [
    fan({ x: side * armpit[0], y: armpit[1] + 4, radius: 92, amount: 0.05 * own, core: 16 }),
    fan({ x: side * (crook - 4), y: elbow[1] + low, radius: 96, amount: 0.12 * own, core: 10 }),
    folds({
      x: side * (elbow[0] + 10),
      y: elbow[1] - 60 + low,
      rx: 60,
      ry: 34,
      angle: 90 - side * 62,
      amount: 0.05 * own,
    }),
    folds({ x: side * elbow[0], y: elbow[1] + 62 + low, rx: 60, ry: 30, angle: 90 + side * 66, amount: 0.06 * own }),
    rings({ ...forearm, radius: 60, at: 0.88, spread: 0.26, amount: 0.11 * own }),
    folds({
      x: side * (armpit[0] + upper),
      y: armpit[1] + 8,
      rx: 62,
      ry: 46,
      angle: 90 + side * 50,
      amount: 0.05 * own,
    }),
    folds({ x: side * wrist[0], y: wrist[1] - 8, rx: 56, ry: 20, angle: 88, amount: 0.06 * own }),
    folds({
      x: side * (fit.chest - 88),
      y: armpit[1] + 70 + low,
      rx: 100,
      ry: 44,
      angle: 90 + side * 44,
      amount: 0.034 * own,
    }),
    folds({ x: side * (fit.hem - 30), y: 545 + low, rx: 60, ry: 60, angle: side * 24, amount: 0.05 * own }),
  ]
}

function easeOf(marks: Landmarks, lean: number): EaseRule[] {
  const { fit, ribTop } = marks
  const { loose, hem } = fit
  const stacked = Math.min(1, fit.gather / 14)
  return [
    ...armEase(marks, 1, lean),
    ...armEase(marks, -1, lean),
    folds({ x: -80 * lean, y: ribTop - 130, rx: 100, ry: 90, angle: 90 - 22 * lean, amount: 0.018 * loose }),
    folds({ x: 110 * lean, y: ribTop - 190, rx: 80, ry: 120, angle: 90 + 16 * lean, amount: 0.016 * loose }),
    folds({ x: 0, y: ribTop - 14, rx: hem + 60, ry: 26, angle: 90, amount: 0.055 * stacked }),
    folds({ x: 40 * lean, y: ribTop - 42, rx: hem * 0.8, ry: 40, angle: 5 * lean, amount: 0.05 * loose * stacked }),
  ]
}
