import type { CallReply, Product } from '@lacehouse/contracts'

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

/** The product of the page, by whose sizes reviews are filtered. */
export type SizedProduct = ReviewedProduct & Pick<Product, 'attributes'>

/** The place on a product's page that the rating beside its name leads to. */
export const reviewsId = 'reviews'
/** The end of an address that opens the form: links of orders have it, and those of mails with the proof of their order behind it. */
export const writeReviewHash = '#write-review'

/** Reads whether an address opens the form, and with which proof; null for another end of an address. A proof that cannot be read is none. */
export function readWriteLink(hash: string): { readonly proof?: string } | null {
  const [name, proof] = hash.split('=')
  if (name !== writeReviewHash) return null
  try {
    return proof ? { proof: decodeURIComponent(proof) } : {}
  } catch {
    return {}
  }
}
