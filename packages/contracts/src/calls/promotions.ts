import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Amount, BasketId, LocaleQuery } from '../shapes/primitives.ts'

/** Calls of staff about promotions (decision 0015). */
export const promotionsCalls = {
  'promotions.explain': defineCall({
    method: 'GET',
    path: '/fapi/promotions/carts/{basketId}',
    summary: 'Explains to staff why each promotion applies to a cart of their site or does not',
    session: 'staff',
    agents: 'refused',
    params: z.object({ basketId: BasketId }),
    query: LocaleQuery.extend({ promotionId: z.string().max(80).optional() }),
    reply: z.object({
      cartId: BasketId,
      state: z.string(),
      promotions: z.array(
        z.object({
          promotionId: z.string(),
          promotionName: z.string(),
          level: z.enum(['PRODUCT', 'ORDER', 'SHIPPING']).optional(),
          outcome: z.enum(['applied', 'gift_given', 'gift_missing', 'beaten', 'no_effect', 'not_earned', 'unknown']),
          discount: Amount,
          /** Every condition and limit that fails, by its type in docs/promotions.md. */
          failed: z.array(z.string()),
          couponCode: z.string().optional(),
          /** The same as sentences. */
          reasons: z.array(z.string()),
        }),
      ),
    }),
    errors: ['BSK404'],
  }),
}
