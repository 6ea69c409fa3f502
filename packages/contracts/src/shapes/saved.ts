import { z } from 'zod'
import { GiftOption } from './cart.ts'
import { Amount, CurrencyCode, ProductId, VariantId } from './primitives.ts'

/** One thing saved for later (S1.3), with what the list shows of it. */
export const SavedItemReply = z.object({
  itemId: z.string(),
  productId: VariantId,
  masterId: ProductId,
  qty: z.number(),
  pageUrl: z.string(),
  /** Whether it can be put into a cart now, in its quantity. */
  available: z.boolean(),
  /** The catalogue id of what keeps it from being bought, with its words. */
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

/** A page of the list of things saved for later; who has saved nothing yet has no list. */
export const SavedForLater = z.object({
  saveForLaterId: z.string().optional(),
  items: z.array(SavedItemReply),
  total: z.number(),
  start: z.number(),
  count: z.number(),
})
export type SavedForLater = z.output<typeof SavedForLater>
