import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CartItem } from '../shapes/cart.ts'
import { Amount, CurrencyCode, LocaleQuery } from '../shapes/primitives.ts'

/** An item of a shared cart as the shop sells it now; what the catalogue no longer knows has no name. */
const SharedItem = z.object({
  productId: z.string(),
  qty: z.number(),
  recipeId: z.string().optional(),
  state: z.enum(['available', 'soldOut', 'gone']),
  name: z.string().optional(),
  url: z.string().optional(),
  variants: CartItem.shape.variants,
  productImageURL: z.string().optional(),
  /** The price of one piece. */
  price: z.object({ original: Amount, current: Amount }).optional(),
})

/** The items that the link of a shared cart names; the link itself holds them, and the shop stores nothing. */
export const sharedItemsCalls = {
  'cart.sharedItems': defineCall({
    method: 'GET',
    path: '/cart/v1/shared',
    summary: "A shared cart's items with today's names, prices and stock",
    session: 'none',
    query: LocaleQuery.extend({ items: z.string().max(14_000) }),
    reply: z.object({ currency: CurrencyCode, items: z.array(SharedItem) }),
    errors: [],
  }),
}
