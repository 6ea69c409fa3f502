import { z } from 'zod'
import { AmountInput, Email, Quantity, StoreId, text, VariantId } from '../shapes/primitives.ts'

/** The gift's message to its recipient (CART-13). */
export const GiftOptionInput = z.strictObject({
  to: text(60).regex(/\S/),
  /** The recipient's mailbox; a gift that is sent by email needs it. */
  email: Email.optional(),
  message: text(250),
  /** The day (YYYY-MM-DD) on which a gift card is sent; without it, with the order. */
  sendOn: z.iso.date().optional(),
})

/** The fields of an item that is added to a cart. */
export const itemFields = {
  productId: VariantId,
  upc: z.string().max(20).optional(),
  qty: Quantity.optional(),
  maxQty: Quantity.optional(),
  customAmount: AmountInput.optional(),
  storeId: StoreId.optional(),
  recipeId: z.string().max(80).optional(),
  precreatedCustomsCode: z.string().max(80).optional(),
  productImageURL: z.string().max(400).optional(),
  pdpUrl: z.string().max(400).optional(),
  giftOption: GiftOptionInput.optional(),
}

/**
 * Leaves messages out of the reply for a caller that does not show them, such as quick-shop before an express payment. They stay
 * with the cart, and its next reply has them.
 */
export const suppressFields = {
  suppressFlash: z.boolean().optional(),
  suppressNotifications: z.boolean().optional(),
}

/** The refusals of an item in a cart. */
export const itemProblems = [
  'INV407',
  'INV408',
  'INV700',
  'INV701',
  'INV702',
  'ORD404',
  'INV405',
  'PRC400',
  'ATTR100',
  'ATTR200',
  'STR404',
  'GFO404',
  'GFO405',
  'AUT453',
  'GWP403',
] as const
