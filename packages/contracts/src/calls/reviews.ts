import { questionSearchLength, questionSorts } from '@lacehouse/domain/reviews/question-query'
import { fits, flagReasons, mostReviewPhotoBytes, mostReviewPhotos } from '@lacehouse/domain/reviews/review'
import { reviewSorts } from '@lacehouse/domain/reviews/review-query'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery, ProductId, text } from '../shapes/primitives.ts'
import { ProductQuestion, Review, ReviewSummary, SentText } from '../shapes/review.ts'

const ProductParams = z.object({ productId: ProductId })
const ReviewParams = ProductParams.extend({ reviewId: z.string().uuid() })
/** Base64 has four characters for three bytes. */
const photoCharacters = Math.ceil(mostReviewPhotoBytes / 3) * 4
const PageQuery = LocaleQuery.extend({ page: z.number().int().min(1).max(100_000).default(1) })
const Language = z.string().regex(/^[a-z]{2}$/)
const nickname = text(100).optional()
/** The proof in the link of an invitation, that its order came to the mailbox of the account. */
const Proof = z.string().max(400).optional()
const Counts = z.object({ helpful: z.number(), unhelpful: z.number() })

/** Reviews and questions of products (decision 0075). Without the site's feature, all of them are unknown. */
export const reviewsCalls = {
  'reviews.list': defineCall({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews',
    summary: "A page of a product's published reviews with the summary of all of them",
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    params: ProductParams,
    query: PageQuery.extend({
      sort: z.enum(reviewSorts).default('newest'),
      stars: z.number().int().min(1).max(5).optional(),
      fit: z.enum(fits).optional(),
      size: text(20).optional(),
      language: Language.optional(),
      withPhotos: z.boolean().optional(),
      verified: z.boolean().optional(),
    }),
    reply: z.object({
      summary: ReviewSummary,
      reviews: z.array(Review),
      /** Those that the filter leaves. */
      total: z.number(),
      page: z.number(),
      pageSize: z.number(),
      /** Whether the shop has a service that translates reviews. */
      translates: z.boolean(),
    }),
    errors: ['API404', 'ORD404'],
    cache: 'public',
  }),
  'reviews.translate': defineCall({
    method: 'POST',
    path: '/products/v1/review/{reviewId}/translate',
    summary: "A published review in the page's language; REV501 where the shop has no service that translates",
    session: 'none',
    limits: [{ policy: 'translations' }],
    params: z.object({ reviewId: z.string().uuid() }),
    query: LocaleQuery,
    reply: z.object({ title: z.string(), reviewText: z.string(), language: z.string() }),
    errors: ['API404', 'REV404', 'REV501'],
  }),
  'reviews.questions': defineCall({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/questions',
    summary:
      "A page of a product's published questions with their answers; those in the language of the locale come first",
    session: 'none',
    limits: [{ policy: 'dearReads' }],
    params: ProductParams,
    query: PageQuery.extend({
      sort: z.enum(questionSorts).default('newest'),
      unanswered: z.boolean().optional(),
      language: Language.optional(),
      /** Words that a question or one of its answers has. */
      search: text(questionSearchLength.maximum).optional(),
    }),
    reply: z.object({
      questions: z.array(ProductQuestion),
      /** Those that the filter leaves. */
      total: z.number(),
      /** All of the product, and those of them without an answer. */
      all: z.number(),
      unanswered: z.number(),
      page: z.number(),
      pageSize: z.number(),
    }),
    errors: ['API404', 'ORD404'],
    cache: 'public',
  }),
  'reviews.own': defineCall({
    method: 'GET',
    path: '/products/v1/products/{productId}/reviews/own',
    summary: "The caller's review of a product, to change it, and under which name it appears",
    session: 'consumer',
    params: ProductParams,
    query: LocaleQuery.extend({ proof: Proof }),
    reply: z.object({
      nickname: z.string(),
      /** The sizes that a review may name. */
      sizes: z.array(z.object({ value: z.string(), label: z.string() })),
      /** Whether the shop delivered the product to the account. */
      isVerified: z.boolean(),
      review: z
        .object({
          rating: z.number(),
          title: z.string(),
          reviewText: z.string(),
          fit: z.enum(fits).optional(),
          size: z.string().optional(),
          state: SentText,
        })
        .optional(),
    }),
    errors: ['API404', 'ORD404'],
  }),
  'reviews.write': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews',
    summary: "Writes the caller's review of a product, or replaces the one that there is; it may wait for the staff",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productTexts' }],
    params: ProductParams,
    query: LocaleQuery,
    body: z.strictObject({
      rating: z.number(),
      title: text(400).optional(),
      /** Longer texts than a review may have are answered REV410. */
      reviewText: text(40_000),
      fit: z.enum(fits).optional(),
      size: text(20).optional(),
      nickname,
      /** Photos that the caller has sent, in their order. */
      photoIds: z.array(z.string().uuid()).max(mostReviewPhotos).optional(),
      proof: Proof,
    }),
    reply: z.object({ reviewId: z.string(), state: SentText }),
    status: 201,
    errors: ['API404', 'ORD404', 'REV410'],
  }),
  'reviews.addPhoto': defineCall({
    method: 'POST',
    path: '/products/v1/review/photo',
    summary: 'Stores a photo for a review, upright and without its metadata; a photo without a review goes after a day',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'casePhotos' }],
    largeBody: photoCharacters + 1024,
    query: LocaleQuery,
    body: z.strictObject({
      /** A JPEG, PNG or WebP in base64. */
      photo: z
        .string()
        .min(1)
        .max(photoCharacters)
        .regex(/^[A-Za-z0-9+/]+={0,2}$/),
    }),
    reply: z.object({ photoId: z.string() }),
    status: 201,
    errors: ['API404'],
  }),
  'reviews.vote': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/vote',
    summary: 'Says whether a review was helpful; each person has one vote, which a later one replaces',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productVotes' }],
    params: ReviewParams,
    query: LocaleQuery,
    body: z.strictObject({ isHelpful: z.boolean() }),
    reply: Counts,
    errors: ['API404', 'REV404', 'REV409'],
  }),
  'reviews.flag': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{reviewId}/flag',
    summary: 'Reports a review to the staff; a second report of the same person changes nothing',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productVotes' }],
    params: ReviewParams,
    query: LocaleQuery,
    body: z.strictObject({ reason: z.enum(flagReasons) }),
    reply: z.object({ isNew: z.boolean() }),
    errors: ['API404', 'REV404', 'REV409'],
  }),
  'reviews.ask': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions',
    summary: 'Asks a question about a product; it may wait for the staff',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productTexts' }],
    params: ProductParams,
    query: LocaleQuery,
    body: z.strictObject({ question: text(4000), nickname }),
    reply: z.object({ questionId: z.string(), state: SentText }),
    status: 201,
    errors: ['API404', 'ORD404'],
  }),
  'reviews.answer': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/reviews/questions/{questionId}/answers',
    summary: 'Answers a published question about a product; the answer may wait for the staff',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productTexts' }],
    params: ProductParams.extend({ questionId: z.string().uuid() }),
    query: LocaleQuery,
    body: z.strictObject({ answer: text(8000), nickname }),
    reply: z.object({ answerId: z.string(), state: SentText }),
    status: 201,
    errors: ['API404', 'ORD404', 'REV404'],
  }),
  'reviews.voteAnswer': defineCall({
    method: 'POST',
    path: '/products/v1/products/{productId}/review/{answerId}/questions/vote',
    summary: 'Says whether an answer was helpful; each person has one vote, which a later one replaces',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'productVotes' }],
    params: ProductParams.extend({ answerId: z.string().uuid() }),
    query: LocaleQuery,
    body: z.strictObject({ isHelpful: z.boolean() }),
    reply: Counts,
    errors: ['API404', 'REV404', 'REV409'],
  }),
}
