import { answerAuthors, fits, publicationStates, starValues } from '@lacehouse/domain/reviews/review'
import { z } from 'zod'

const Stars = z.literal([...starValues])

/** A photo of a review. `url` has neither width nor format, and answers as long as the review is published. */
export const ReviewPhoto = z.object({ photoId: z.string(), url: z.string(), width: z.number(), height: z.number() })

/** A published review. */
export const Review = z.object({
  reviewId: z.string(),
  rating: Stars,
  title: z.string(),
  reviewText: z.string(),
  nickname: z.string(),
  /** The language of the text, as in `de`. */
  language: z.string(),
  fit: z.enum(fits).optional(),
  /** The size that the writer wears, in the site's sizes. */
  sizeLabel: z.string().optional(),
  /** Whether the shop delivered the product to the writer's account. */
  isVerified: z.boolean(),
  publishedAt: z.string(),
  helpful: z.number(),
  unhelpful: z.number(),
  photos: z.array(ReviewPhoto),
})
export type Review = z.output<typeof Review>

/** What the published reviews of a product say together. */
export const ReviewSummary = z.object({
  count: z.number(),
  /** With one decimal; null without a review. */
  average: z.number().nullable(),
  /** From 5 stars to 1. */
  shares: z.array(z.object({ stars: Stars, count: z.number(), percent: z.number() })),
  /** How it turns out; null with too few opinions, or different ones. */
  fit: z.enum(fits).nullable(),
  /** The average opinion on the fit, from -1 (small) to 1 (large). */
  fitPosition: z.number().nullable(),
  withPhotos: z.number(),
  verified: z.number(),
})
export type ReviewSummary = z.output<typeof ReviewSummary>

/** A published answer; one of the shop is marked as official. */
export const ProductAnswer = z.object({
  answerId: z.string(),
  author: z.enum(answerAuthors),
  nickname: z.string(),
  /** The language of the text, as in `de`. */
  language: z.string(),
  answer: z.string(),
  answeredAt: z.string(),
  helpful: z.number(),
  unhelpful: z.number(),
})
export type ProductAnswer = z.output<typeof ProductAnswer>

/** A published question with its published answers, the official one first. */
export const ProductQuestion = z.object({
  questionId: z.string(),
  /** The language of the text, as in `de`. */
  language: z.string(),
  question: z.string(),
  nickname: z.string(),
  askedAt: z.string(),
  answers: z.array(ProductAnswer),
})
export type ProductQuestion = z.output<typeof ProductQuestion>

/** Whether a text that was sent is public already, or waits for the staff. */
export const SentText = z.enum(publicationStates)
