import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Cart, LoyaltyVoucher } from '../shapes/cart.ts'
import { Amount, BasketId, CurrencyCode, LocaleQuery, text } from '../shapes/primitives.ts'

/** The refusals of a card with a stored value. */
const storedCardErrors = ['GFC400', 'GFC700', 'GFC725', 'GFC760', 'GFC799', 'GFC812'] as const

/** The refusals of adding stored value to a cart. */
export const storedValueErrors = [
  ...storedCardErrors,
  'GFC410',
  'GFC740',
  'GFC755',
  'PYT400',
  'REW401',
  'REW130',
  'REW135',
  'REW140',
  '4044',
] as const

/** Calls for stored value. */
export const balancesCalls = {
  'balances.giftCard': defineCall({
    method: 'POST',
    path: '/cart/v1/giftcard/balance',
    summary: 'The balance of a gift card or a reward card',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({ number: text(40).optional(), pin: text(16).optional() }),
    reply: z.object({ balance: Amount, currency: CurrencyCode, last4: z.string(), expiresAt: z.string().optional() }),
    errors: [...storedCardErrors],
    limits: [{ policy: 'storedCards' }],
  }),
  'balances.applyVoucher': defineCall({
    method: 'PUT',
    path: '/cart/v1/cart/{basketId}/reward',
    summary: 'Applies a loyalty voucher in place of another; null removes it',
    session: 'guest',
    params: z.object({ basketId: BasketId }),
    query: LocaleQuery,
    body: z.strictObject({ appliedLoyaltyVoucher: z.string().max(40).nullable() }),
    reply: Cart,
    errors: ['BSK404', 'INV409', 'REW401', 'REW130', 'REW135', 'REW140', 'PYT405', '4044'],
  }),
  'balances.listVouchers': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    summary: "The programme's vouchers as a member's points allow them",
    session: 'consumer',
    query: LocaleQuery,
    reply: z.object({ currentLoyaltyPoints: z.number(), vouchers: z.array(LoyaltyVoucher) }),
    errors: ['4044'],
  }),
}
