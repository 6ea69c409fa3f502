import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { ExperimentKey } from '../shapes/experiment.ts'
import { LocaleQuery, ProductId, text } from '../shapes/primitives.ts'
import { FilledSlot, RecommendationSlot } from '../shapes/recommendation.ts'

/** The number by which a browser names one visit of one tab; it is never stored as it is. */
export const VisitId = z.string().regex(/^[A-Za-z0-9_-]{16,36}$/)

const Limit = z.number().int().min(1).max(24)

/** What happened, for a decision: a product or a cart that is looked at, a purchase, or the question itself. */
const DecisionEvent = z.strictObject({
  eventType: z.enum(['product', 'cart', 'purchase', 'decision']),
  productIds: z.array(ProductId).max(24).optional(),
  /** The slot to fill; without one an event only says what happened. */
  slot: RecommendationSlot.optional(),
  limit: Limit.optional(),
  /** The experience whose variant is asked for. */
  experienceId: ExperimentKey.optional(),
})

const RecommendationsAction = FilledSlot.extend({ actionType: z.literal('recommendations') })

/** The variant of an experience for the visitor; absent where the baseline is shown. */
const ExperienceAction = z.object({
  actionType: z.literal('experience'),
  experienceId: z.string(),
  variantId: z.string().optional(),
})

/** Recommendations from what visits and orders have in common (decision 0083). */
export const recommendationsCalls = {
  'decisions.decide': defineCall({
    method: 'POST',
    path: '/api/engine/v1/decide/{brand}',
    summary: 'The actions for a visit: a filled slot for each event that names one, and the variant of each experience',
    session: 'none',
    limits: [{ policy: 'events', each: 'events' }],
    params: z.object({ brand: z.string().regex(/^[a-z-]{2,24}$/) }),
    query: LocaleQuery,
    body: z.strictObject({
      /** Is accepted and not read: a decision belongs to a visit, and never to a person. */
      customerId: text(64).optional(),
      channel: text(40),
      events: z.array(DecisionEvent).min(1).max(8),
      /** The id of the visit. */
      monetateId: VisitId.optional(),
    }),
    reply: z.object({
      actions: z.array(z.discriminatedUnion('actionType', [RecommendationsAction, ExperienceAction])),
    }),
    errors: ['API404'],
  }),
  'products.widgetRecommendations': defineCall({
    method: 'GET',
    path: '/products/v1/widgetRecommendations',
    summary: 'The recommendations of a slot, each with the token that its click reports',
    session: 'none',
    query: LocaleQuery.extend({
      slot: RecommendationSlot,
      productId: ProductId.optional(),
      /** Ids of the products in the cart or order: they are left out, and the recommendations go with them. */
      besides: z.string().max(1200).optional(),
      /** Ids of the products that were looked at, the latest first. */
      viewed: z.string().max(160).optional(),
      limit: z.coerce.number().int().min(1).max(24).optional(),
    }),
    reply: FilledSlot,
    errors: [],
    cache: 'public',
  }),
}
