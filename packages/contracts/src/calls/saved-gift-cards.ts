import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Amount, CurrencyCode, LocaleQuery, text } from '../shapes/primitives.ts'

/** A gift card that an account keeps; `giftCardId` names it there, and opens nothing elsewhere. */
const SavedGiftCard = z.object({
  giftCardId: z.string(),
  last4: z.string(),
  balance: Amount,
  currency: CurrencyCode,
  expiresAt: z.string().optional(),
  state: z.enum(['usable', 'empty', 'expired', 'blocked']),
})

/** Gift cards in the account, whose numbers the shop does not store (decision 0074, ACC-04). */
export const savedGiftCardCalls = {
  'consumer.listGiftCards': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/gift_cards',
    summary: 'The gift cards that the account keeps, with their balances, the one saved last first',
    session: 'consumer',
    query: LocaleQuery,
    reply: z.object({ giftCards: z.array(SavedGiftCard) }),
    errors: [],
  }),
  'consumer.addGiftCard': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/gift_cards',
    summary: 'Keeps a gift card in the account, by its number and PIN, which are not stored',
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    body: z.strictObject({ number: text(40).optional(), pin: text(16).optional() }),
    reply: z.object({ giftCard: SavedGiftCard }),
    status: 201,
    errors: ['GFC400', 'GFC700', 'GFC725', 'GFC760', 'GFC799', 'GFC812', 'INV408', 'PYT300', 'PYT405'],
    limits: [{ policy: 'storedCards' }],
  }),
  'consumer.removeGiftCard': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/gift_cards/{giftCardId}',
    summary: 'Takes a gift card out of the account; its balance stays on the card',
    session: 'consumer',
    params: z.object({ giftCardId: z.uuid() }),
    query: LocaleQuery,
    reply: z.object({}),
    errors: ['CCN404'],
  }),
}
