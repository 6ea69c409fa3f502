import type { CallReply } from '@lacehouse/contracts'

export type ReviewList = CallReply<'reviews.list'>
export type ShownReview = ReviewList['reviews'][number]
export type ReviewSummary = ReviewList['summary']
export type QuestionList = CallReply<'reviews.questions'>
export type ShownQuestion = QuestionList['questions'][number]

/** What the section begins with; the rest is fetched when it is asked for. */
export type FirstReviews = {
  readonly list: ReviewList
  /** Null where the page's language has no review, so that those of all languages are shown. */
  readonly language: string | null
  readonly questions: QuestionList
}

/** The product that reviews are about. */
export type ReviewedProduct = { readonly id: string; readonly name: string }

/** The place on a product's page that the rating beside its name leads to. */
export const reviewsId = 'reviews'
/** The end of an address that opens the form: links of mails and of orders have it. */
export const writeReviewHash = '#write-review'
