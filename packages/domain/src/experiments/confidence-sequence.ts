import type { Arm } from './arm-statistics.ts'

/** The share of experiments without an effect that may ever show one, however often their report is read. */
export const usualAlpha = 0.05
/** The visitors of each variant for which the interval is narrowest; it holds at any number. */
const tunedFor = 5000
/** Below, the normal approximation of the mean does not hold. */
export const fewestVisitors = 100

/** The difference of a variant to the baseline with its interval. */
export type Comparison = {
  readonly difference: number
  readonly low: number
  readonly high: number
  /** The interval leaves out no difference; false also while there are too few visitors. */
  readonly isDecided: boolean
}

/**
 * Compares a variant with the baseline by an asymptotic confidence sequence with a normal mixture, the mixture sequential probability
 * ratio test in terms of intervals: all intervals of an experiment hold the true difference together with a probability of 1 − α, so
 * that a report may be read every day (decision 0097).
 */
export function compareArms(baseline: Arm, variant: Arm, alpha: number = usualAlpha): Comparison {
  const difference = variant.mean - baseline.mean
  if (Math.min(baseline.visitors, variant.visitors) < fewestVisitors)
    return { difference, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY, isDecided: false }
  const variance = baseline.variance / baseline.visitors + variant.variance / variant.visitors
  // The information counts as pairs of visitors, so that one tuning serves metrics of any scale.
  const pairs = 1 / (1 / baseline.visitors + 1 / variant.visitors)
  const half = Math.sqrt(variance * toBoundary(pairs, alpha))
  const [low, high] = [difference - half, difference + half]
  return { difference, low, high, isDecided: half > 0 && (low > 0 || high < 0) }
}

/** Gives the square of the standard errors that the interval extends to each side, for an amount of information. */
export function toBoundary(pairs: number, alpha: number): number {
  const rho = tuneMixture(tunedFor / 2, alpha)
  const growth = pairs * rho + 1
  return ((2 * growth) / (pairs * rho)) * Math.log(Math.sqrt(growth) / alpha)
}

/** Gives the variance of the mixture that makes the interval nearly narrowest at an amount of information (Waudby-Smith et al. 2021). */
const tuneMixture = (pairs: number, alpha: number): number =>
  (-2 * Math.log(alpha) + Math.log(-2 * Math.log(alpha) + 1)) / pairs
