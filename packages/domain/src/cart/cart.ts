import type { Currency } from '../money/currency.ts'
import type { StoredValueMethod } from '../payment/balances.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { ChosenShippingMethods } from '../shipping/shipment-group.ts'
import type { Instant } from '../time/instant.ts'
import type { CartAddress } from './cart-address.ts'
import type { CartLine } from './cart-line.ts'
import type { CheckoutDetails } from './checkout-details.ts'
import type { GiftWrapping } from './gift-wrapping.ts'
import type { CartId, LineId, PromotionId, SiteId, VariantId } from './ids.ts'

export type CartState = 'open' | 'ordering' | 'ordered' | 'merged' | 'expired'

export type CartOwner = { readonly kind: 'guest' | 'consumer'; readonly id: string }

/**
 * A message that is shown to the shopper until it is dismissed. Amounts are minor units of the cart's currency; `at` is when the
 * change happened.
 */
export type CartNotification = { readonly at: Instant } & (
  | { readonly kind: 'pickup_became_shipping' | 'shipping_became_pickup'; readonly lineId?: LineId }
  | { readonly kind: 'shipping_method_downgraded'; readonly lineId?: undefined }
  /** `amount` is the current unit price. */
  | { readonly kind: 'price_changed'; readonly lineId: LineId; readonly amount: number }
  /**
   * A promotion that now takes less off than the shopper saw; `amount` is its current discount, absent when the promotion no
   * longer applies.
   */
  | {
      readonly kind: 'promotion_changed'
      readonly promotion: Pick<SeenPromotion, 'id' | 'name'>
      readonly amount?: number
      readonly lineId?: undefined
    }
  /** Stored value that now pays less than the shopper saw; its `amount` is what it pays now. */
  | { readonly kind: 'stored_value_lowered'; readonly storedValue: SeenStoredValue; readonly lineId?: undefined }
  /** `qty` is the quantity that remains. */
  | { readonly kind: 'quantity_lowered'; readonly lineId: LineId; readonly qty: number }
  | { readonly kind: 'item_removed'; readonly variantId: VariantId; readonly lineId?: undefined }
)

export type CartNotificationKind = CartNotification['kind']

/** Loyalty points turned into an amount in minor units, which is taken off before shipping and tax (docs/sites.md, "Money"). */
export type AppliedVoucher = { readonly id: string; readonly points: number; readonly amount: number }

/**
 * A code of a reward programme that takes up to `amount` minor units off the goods. The code itself is not stored, only its last
 * four characters.
 */
export type AppliedRewardCode = { readonly id: string; readonly last4: string; readonly amount: number }

/** The source of an address that did not come from the checkout's form, with the browser's optional `bid` cookie. */
export type ExpressOrigin = {
  readonly context: 'PAYPAL_EXPRESS' | 'APPLE_PAY_EXPRESS' | 'COLLECTION'
  readonly browserId?: string
}

/** An amount in minor units that staff took off a line, or off the order, with their reason (CART-18). */
export type PriceAdjustment = {
  readonly id: string
  readonly lineId?: LineId
  readonly amount: number
  readonly reason: string
  readonly by: string
  readonly at?: Instant
}

/** A removed line with its position and its price adjustments, which undo restores (CART-07). */
export type RemovedLine = {
  readonly line: CartLine
  readonly position: number
  readonly adjustments?: readonly PriceAdjustment[]
}

/** A promotion as the shopper last saw it in effect; `discount` in minor units. */
export type SeenPromotion = {
  readonly id: PromotionId
  readonly name: string
  readonly discount: number
  readonly couponCode?: string
}

/** Stored value as the shopper last saw it pay a part of an order; `amount` in minor units. A voucher counts as points. */
export type SeenStoredValue = {
  readonly id: string
  readonly method: StoredValueMethod
  readonly last4?: string
  readonly amount: number
}

/** The delivery that the shopper had chosen before an express checkout replaced it. */
export type BeforeExpress = Pick<Cart, 'shippingAddress' | 'pickup' | 'shippingMethods'>

/**
 * The cart as one JSON document with a version; a change reads it once and writes it once. Amounts are minor units of
 * `currency`.
 */
export type Cart = CheckoutDetails & {
  readonly id: CartId
  readonly siteId: SiteId
  readonly locale: string
  readonly currency: Currency
  readonly owner: CartOwner
  /** Grows by one with every change; the database writes a change only onto the version that was read. */
  readonly version: number
  readonly state: CartState
  readonly lines: readonly CartLine[]
  /** Upper-case, in the order of entry. */
  readonly couponCodes: readonly string[]
  readonly shippingAddress?: CartAddress
  readonly billingAddress?: CartAddress
  readonly express?: ExpressOrigin
  /** The earlier delivery, restored when the shopper closes a wallet's sheet without paying. */
  readonly beforeExpress?: BeforeExpress
  readonly sameAsShipping: boolean
  readonly shippingMethods: ChosenShippingMethods
  /** Gift wrap and gift receipt; absent where neither is wanted. */
  readonly giftWrapping?: GiftWrapping
  readonly instruments: readonly PaymentInstrument[]
  readonly vouchers: readonly AppliedVoucher[]
  readonly rewardCodes: readonly AppliedRewardCode[]
  readonly priceAdjustments: readonly PriceAdjustment[]
  /**
   * The total in minor units that the last change answered. The shopper confirms another total before the order is placed (T16).
   */
  readonly seenTotal?: number
  /** The promotions that were in effect in that answer. */
  readonly seenPromotions?: readonly SeenPromotion[]
  /** The amount that stored value paid in that answer. */
  readonly seenStoredValues?: readonly SeenStoredValue[]
  readonly notifications: readonly CartNotification[]
  /** The lines removed last, the latest first. */
  readonly removed?: readonly RemovedLine[]
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly expiresAt: Instant
}
