import { type Fit, fits, type Stars, starValues } from './review.ts'

/** The counts of a product's published reviews. */
export type ReviewSummary = {
  readonly count: number
  readonly sum: number
  /** Reviews by stars, from 1 to 5. */
  readonly stars: Readonly<Record<Stars, number>>
  readonly fits: Readonly<Record<Fit, number>>
  readonly withPhotos: number
  readonly verified: number
}

export const noReviews: ReviewSummary = {
  count: 0,
  sum: 0,
  stars: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  fits: { small: 0, true: 0, large: 0 },
  withPhotos: 0,
  verified: 0,
}

/** The average of the stars with one decimal; null without a review. */
export function getAverage({ count, sum }: Pick<ReviewSummary, 'count' | 'sum'>): number | null {
  return count === 0 ? null : Math.round((sum * 10) / count) / 10
}

/** What a product counts as before anyone has said something, and how many reviews that weighs. */
const expected = { stars: 3.5, weight: 5 } as const

/** The average by which products are ordered: a few reviews pull less than many, so that a single one of 5 stars does not lead a list. */
export function rankByRating({ count, sum }: Pick<ReviewSummary, 'count' | 'sum'>): number {
  return count === 0 ? 0 : (sum + expected.stars * expected.weight) / (count + expected.weight)
}

/** Votes on the fit from which a product says how it turns out. */
export const fewestFitVotes = 5
/** The share of one answer from which it is the product's. */
const majority = 0.5

/** What most who said how a product fits say; null with too few of them, and where opinions differ. */
export function findFit({ fits: votes }: Pick<ReviewSummary, 'fits'>): Fit | null {
  const total = fits.reduce((sum, fit) => sum + votes[fit], 0)
  if (total < fewestFitVotes) return null
  return fits.find((fit) => votes[fit] / total > majority) ?? null
}

/** The average of the fit from -1 (small) to 1 (large) for a scale; null with too few votes. */
export function getFitPosition({ fits: votes }: Pick<ReviewSummary, 'fits'>): number | null {
  const total = fits.reduce((sum, fit) => sum + votes[fit], 0)
  return total < fewestFitVotes ? null : (votes.large - votes.small) / total
}

/** The share of each number of stars in whole percent, from 5 to 1. */
export function listShares({ count, stars }: Pick<ReviewSummary, 'count' | 'stars'>) {
  return starValues.toReversed().map((value) => ({
    stars: value,
    count: stars[value],
    percent: count === 0 ? 0 : Math.round((stars[value] * 100) / count),
  }))
}
