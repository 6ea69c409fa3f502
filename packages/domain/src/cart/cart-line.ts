import type { Instant } from '../time/instant.ts'
import type { GiftOption } from './gift-option.ts'
import type { LineId, MasterId, PromotionId, StoreId, VariantId } from './ids.ts'

export type LineDelivery = { readonly kind: 'ship' } | { readonly kind: 'pickup'; readonly storeId: StoreId }

/**
 * One line of a cart. It refers to its variant; the variant's catalogue data is read with the cart and not copied into the line.
 */
export type CartLine = {
  readonly id: LineId
  readonly variantId: VariantId
  readonly masterId: MasterId
  readonly upc: string
  readonly qty: number
  /** The caller's maximum for this line; the variant's own maximum holds too. */
  readonly maxQty: number
  readonly delivery: LineDelivery
  /** The value of a gift card in minor units, as its buyer chose it. */
  readonly customAmount?: number
  readonly recipeId?: string
  readonly precreatedCustomsCode?: string
  readonly productImageURL?: string
  readonly pdpUrl?: string
  readonly slug?: string
  readonly giftOption?: GiftOption
  /** Set on a gift of a promotion: the line is free, and it goes when the promotion no longer applies. */
  readonly bonus?: { readonly promotionId: PromotionId }
  /** Stock that a store holds for the line until a moment (CART-19). */
  readonly reservation?: {
    readonly id: string
    readonly until: Instant
    /** False until the mailbox of the reservation confirms it; then the store holds the stock for longer. */
    readonly isConfirmed?: boolean
    /** True when the store stopped to hold the stock for this cart before its time. */
    readonly hasEndedEarly?: boolean
  }
  /** The unit price in minor units that the shopper saw when the line was added or last changed (T16). */
  readonly seenUnitPrice?: number
  readonly addedAt: Instant
}
