import { type EaseRule, fan, folds } from '../cloth/ease.ts'
import { flip, type Knot, knots, toMirrored } from '../geometry/curve.ts'
import { toOutline } from '../geometry/outline.ts'
import { bell, step } from '../geometry/shaping.ts'

/** A hood that lies on the ground behind the neck: it spreads over the shoulders and sags towards them. */
const hoodOuter: readonly Knot[] = knots('0 -214, 50 -210, 96 -190, 130 -148, 150 -92, 161 -36, 158 2, 136 22')

export const hoodBase: readonly Knot[] = knots('136 22, 112 44, 80 72, 34 96')

export const hoodOpening: readonly Knot[] = knots('18 50, 36 18, 55 -30, 61 -84, 47 -134, 19 -158')

/** Top of the opening in the middle. */
const CROWN: Knot = [-3, -164, 'corner']

export const hoodForm = toOutline(
  toMirrored(knots('0 -214, 50 -210, 96 -190, 130 -148, 150 -92, 161 -36, 164 6, 160 150, 0 190')),
  2,
)

/** How far each half crosses the middle at the throat: the right one lies on top. */
export const throat: Readonly<Record<1 | -1, Knot>> = { 1: [-24, 102, 'corner'], [-1]: [-8, 93, 'corner'] }

/** A line of the hood on one side; the left half has slipped a little, as cloth does. */
export function onSide(line: readonly Knot[], side: 1 | -1): Knot[] {
  if (side === 1) return [...line]
  const slipped = line.map(([x, y, corner]): Knot => {
    const by = step(60, -60, y) * step(0, 60, x)
    const moved: [number, number] = [x + 7 * by, y + 9 * by]
    return corner ? [...moved, corner] : moved
  })
  return flip(slipped, -1)
}

/** The edge of the face on one side, from the throat up to the middle. */
export function hoodEdge(side: 1 | -1, end: Knot): Knot[] {
  return onSide([end, ...hoodOpening, CROWN], side)
}

/** The cut of one half of the hood, whose throat ends at `end` as drawn for the right side. */
export function hoodHalf(side: 1 | -1, end: Knot): Knot[] {
  const outer: Knot[] = [[-3, -214, 'corner'], ...hoodOuter.slice(1, -1), [136, 22, 'corner']]
  const base: Knot[] = [...hoodBase.slice(1), end]
  return onSide([...outer, ...base, ...hoodOpening, CROWN], side)
}

/** Flat where the cloth lies double, with a soft roll behind the edge of the face and at the neck. */
export function hoodHeight(x: number, y: number, z: number): number {
  const roll = 9 * bell(Math.abs(x) - 92, 34) * step(-190, -90, y) * step(70, -20, y)
  const neck = 8 * bell(y - 44, 44) * bell(Math.abs(x) - 66, 62)
  return z * (1 - 0.25 * step(-40, 110, y)) + roll + neck
}

/** Cloth stacked where the hood meets the shoulders, and long folds that run up from there. */
export function hoodEase(side: number): EaseRule[] {
  return [
    fan({ x: side * 148, y: 30, radius: 120, amount: 0.12, core: 14 }),
    folds({ x: side * 126, y: -70, rx: 34, ry: 110, angle: 90 - side * 14, amount: 0.09 }),
    folds({ x: side * 96, y: -176, rx: 56, ry: 40, angle: 90 + side * 48, amount: 0.07 }),
    folds({ x: side * 74, y: 52, rx: 60, ry: 40, angle: 90 + side * 56, amount: 0.12 }),
  ]
}

export const hoodBack = toOutline(
  toMirrored(knots('0 -214, 50 -210, 96 -190, 130 -148, 150 -92, 161 -36, 158 2, 138 24 c, 74 42, 0 48')),
)

/** Softer than the body, so that the hood falls into folds where it lies on the shoulders. */
export const hoodCloth = { bend: 0.2, hold: 0.0024 }
