import type { Instant } from '../time/instant.ts'
import type { LineId, MasterId, PromotionId, StoreId, VariantId } from './ids.ts'

export type LineDelivery = { readonly kind: 'ship' } | { readonly kind: 'pickup'; readonly storeId: StoreId }

export type GiftOption = { readonly to: string; readonly email: string; readonly message: string }

/** One line of a cart (S1.3 'Cart item'); what the catalogue knows of its variant is not copied but read with it. */
export type CartLine = {
  readonly id: LineId
  readonly variantId: VariantId
  readonly masterId: MasterId
  readonly upc: string
  readonly qty: number
  /** What the caller allows at most; the variant's own maximum holds too. */
  readonly maxQty: number
  readonly delivery: LineDelivery
  /** Minor units that a shopper chose, for a gift card of any value. */
  readonly customAmount?: number
  readonly recipeId?: string
  readonly precreatedCustomsCode?: string
  readonly productImageURL?: string
  readonly pdpUrl?: string
  readonly slug?: string
  readonly giftOption?: GiftOption
  /** Set on a gift that came with a promotion: it is free, and goes when its promotion does. */
  readonly bonus?: { readonly promotionId: PromotionId }
  /** Stock that is held for the line at its store until a moment (CART-19). */
  readonly reservation?: { readonly id: string; readonly until: Instant }
  /** The unit price in minor units that the shopper saw when adding or last changing the line (T16). */
  readonly seenUnitPrice?: number
  readonly addedAt: Instant
}
