import { recommendationSlots, recommendationStrategies } from '@lacehouse/domain/recommendations/slots'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { Amount, CurrencyCode, LocaleQuery, text } from '../../shapes/primitives.ts'

/** The effect of recommendations (decision 0083). */
export const backofficeRecommendationCalls = {
  'backoffice.listRecommendationEffects': defineCall({
    method: 'GET',
    path: '/backoffice/api/recommendations',
    summary:
      'Cards that were seen, followed and bought, and what orders brought, by slot and strategy over some days, of one site or of all',
    session: 'backoffice',
    right: 'reports.read',
    limits: [{ policy: 'staffReads' }],
    query: LocaleQuery.extend({
      days: z.coerce.number().int().min(1).max(366).optional(),
      siteId: text(24).optional(),
    }),
    reply: z.object({
      days: z.number(),
      siteIds: z.array(z.string()),
      effects: z.array(
        z.object({
          slot: z.enum(recommendationSlots),
          strategy: z.enum(recommendationStrategies),
          impressions: z.number(),
          clicks: z.number(),
          purchases: z.number(),
          /** Orders of a product that their visit had followed last from here, without cancelled ones (decision 0151). */
          orders: z.number(),
          /** What these products cost after all discounts, by currency. */
          revenue: z.array(z.object({ currency: CurrencyCode, amount: Amount })),
        }),
      ),
    }),
    errors: [],
  }),
}
