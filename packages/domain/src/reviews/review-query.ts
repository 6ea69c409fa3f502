import type { Fit, Stars } from './review.ts'

/** The orders of reviews, the first of which is the usual one. */
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export type ReviewSort = (typeof reviewSorts)[number]

/** Which reviews of a product are asked for; null and false for all of them. */
export type ReviewFilter = {
  readonly stars: Stars | null
  readonly fit: Fit | null
  readonly size: string | null
  readonly language: string | null
  readonly withPhotos: boolean
  readonly isVerified: boolean
}

export const everyReview: ReviewFilter = {
  stars: null,
  fit: null,
  size: null,
  language: null,
  withPhotos: false,
  isVerified: false,
}

/** Returns whether the summary of a product knows how many reviews a filter leaves: those of all, or of some stars. */
export function isCountedBySummary({ fit, size, language, withPhotos, isVerified }: ReviewFilter): boolean {
  return fit === null && size === null && language === null && !withPhotos && !isVerified
}
