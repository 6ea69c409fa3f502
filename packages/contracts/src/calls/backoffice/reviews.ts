import { flagReasons, publicationStates, refusalReasons } from '@lacehouse/domain/reviews/review'
import { findingKinds } from '@lacehouse/domain/reviews/screen-text'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { JpegFile, LocaleQuery, text } from '../../shapes/primitives.ts'

const TextKind = z.enum(['review', 'question', 'answer'])

/** What a shopper wrote about a product, as the staff see it. */
const ModeratedText = z.object({
  kind: TextKind,
  textId: z.string(),
  productId: z.string(),
  productName: z.string(),
  siteId: z.string(),
  language: z.string(),
  rating: z.number().optional(),
  title: z.string(),
  text: z.string(),
  nickname: z.string(),
  isVerified: z.boolean(),
  isOfficial: z.boolean(),
  state: z.enum(publicationStates),
  refusalReason: z.enum(refusalReasons).optional(),
  /** What the automatic first look found, with the part of the text. */
  findings: z.array(z.object({ kind: z.enum(findingKinds), part: z.string() })),
  flags: z.array(z.enum(flagReasons)),
  photoIds: z.array(z.string()),
  question: z.string().optional(),
  changedAt: z.string(),
})

/** Reviews, questions and answers that the staff look at (decision 0075). */
export const backofficeReviewCalls = {
  'backoffice.listTexts': defineCall({
    method: 'GET',
    path: '/backoffice/api/reviews',
    summary:
      'Reviews, questions and answers of all sites in one list: what waits or was reported, what is unanswered, published or refused',
    session: 'backoffice',
    right: 'reviews.read',
    limits: [{ policy: 'staffReads' }],
    query: ListQuery.extend({ filter: z.enum(['open', 'unanswered', 'published', 'refused']).default('open') }),
    reply: pageOf(ModeratedText),
    errors: [],
  }),
  'backoffice.getTextPhoto': defineCall({
    method: 'GET',
    path: '/backoffice/api/reviews/{reviewId}/photo/{photoId}',
    summary: 'A photo of a review in any state',
    session: 'backoffice',
    right: 'reviews.read',
    limits: [{ policy: 'staffReads' }],
    params: z.object({ reviewId: z.string().uuid(), photoId: z.string().uuid() }),
    query: LocaleQuery,
    reply: JpegFile,
    errors: ['REV404'],
  }),
  'backoffice.decideText': defineCall({
    method: 'PUT',
    path: '/backoffice/api/reviews/{kind}/{textId}',
    summary: 'Publishes or refuses a text; a refusal names its reason, and the reports of a review are handled with it',
    session: 'backoffice',
    right: 'reviews.moderate',
    params: z.object({ kind: TextKind, textId: z.string().uuid() }),
    query: LocaleQuery,
    body: z.strictObject({ decision: z.enum(['published', 'refused']), reason: z.enum(refusalReasons).optional() }),
    reply: z.object({ state: z.enum(publicationStates) }),
    errors: ['REV404'],
  }),
  'backoffice.answerQuestion': defineCall({
    method: 'POST',
    path: '/backoffice/api/reviews/question/{questionId}/answer',
    summary: 'Answers a published question in the name of the shop',
    session: 'backoffice',
    right: 'reviews.moderate',
    params: z.object({ questionId: z.string().uuid() }),
    query: LocaleQuery,
    body: z.strictObject({ answer: text(8000) }),
    reply: z.object({ answerId: z.string() }),
    status: 201,
    errors: ['REV404'],
  }),
}
