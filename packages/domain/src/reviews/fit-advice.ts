import { type Fit, fits } from './review.ts'
import { fewestFitVotes } from './review-summary.ts'

/** What shoppers said about how a product fits. */
export type FitEvidence = {
  /** The answers of published reviews. */
  readonly votes: Readonly<Record<Fit, number>>
  /** Returns that were registered because the size did not fit. */
  readonly tooSmall: number
  readonly tooLarge: number
}

/** How a product turns out, and how many shoppers say so. */
export type FitAdvice = { readonly fit: Fit; readonly answers: number }

/** The share of one answer from which it is the product's. */
const majority = 0.5

/**
 * Advises on the size; null with too few answers, and where opinions differ. Only those whom a product does not fit send it back, so
 * that all returns together weigh at most as much as the reviews, and say nothing without any.
 */
export function adviseFit({ votes, tooSmall, tooLarge }: FitEvidence): FitAdvice | null {
  const voted = fits.reduce((sum, fit) => sum + votes[fit], 0)
  const returned = tooSmall + tooLarge
  const weight = returned > 0 ? Math.min(1, voted / returned) : 0
  const counted = {
    small: votes.small + weight * tooSmall,
    true: votes.true,
    large: votes.large + weight * tooLarge,
  }
  const total = counted.small + counted.true + counted.large
  if (total < fewestFitVotes) return null
  const fit = fits.find((one) => counted[one] / total > majority)
  return fit ? { fit, answers: voted + returned } : null
}
