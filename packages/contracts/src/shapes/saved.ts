import { z } from 'zod'
import { GiftOption } from './cart.ts'
import { Amount, CurrencyCode, ProductId, VariantId } from './primitives.ts'

/** An item saved for later with the data that the list shows. */
export const SavedItemReply = z.object({
  itemId: z.string(),
  productId: VariantId,
  masterId: ProductId,
  qty: z.number(),
  pageUrl: z.string(),
  /** Whether a cart can take it now, in its quantity. */
  available: z.boolean(),
  /** The error id and message of the problem that prevents buying it. */
  problem: z.object({ errorId: z.string(), message: z.string() }).optional(),
  name: z.string(),
  variants: z.array(z.object({ type: z.string(), label: z.string(), value: z.string(), valueLabel: z.string() })),
  price: z.object({ original: Amount, current: Amount }).optional(),
  currency: CurrencyCode,
  productImageURL: z.string(),
  giftOption: GiftOption.optional(),
  recipeId: z.string().optional(),
  precreatedCustomsCode: z.string().optional(),
  customAmount: Amount.optional(),
  isCustoms: z.boolean(),
  isDigitalProduct: z.boolean(),
})
export type SavedItemReply = z.output<typeof SavedItemReply>

/** A page of the list of items saved for later; `saveForLaterId` is absent while the caller has no list. */
export const SavedForLater = z.object({
  saveForLaterId: z.string().optional(),
  items: z.array(SavedItemReply),
  total: z.number(),
  start: z.number(),
  count: z.number(),
})
export type SavedForLater = z.output<typeof SavedForLater>
