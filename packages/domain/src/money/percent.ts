import { scaleHalfUp } from './round-half-up.ts'

/** A percentage in whole basis points: 2000 is 20 %, 725 is 7.25 %. */
export type BasisPoints = number

const whole: BasisPoints = 10_000

/** Computes a percentage of an amount in minor units, rounded half up; exact for any safe integer. */
export function percentOf(amount: number, percent: BasisPoints): number {
  return scaleHalfUp(amount, percent, whole)
}

/** Computes the share of a part in a total in whole percent, rounded half up; 0 of an empty total. */
export function toPercent(part: number, total: number): number {
  return total === 0 ? 0 : scaleHalfUp(part, 100, total)
}
