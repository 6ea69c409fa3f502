import type { Currency } from '../money/currency.ts'
import type { PaymentInstrument } from '../payment/instrument.ts'
import type { ChosenShippingMethods } from '../shipping/shipment-group.ts'
import type { Instant } from '../time/instant.ts'
import type { CartAddress } from './cart-address.ts'
import type { CartLine } from './cart-line.ts'
import type { CartPickup } from './cart-pickup.ts'
import type { CartId, LineId, SiteId, VariantId } from './ids.ts'
import type { SeenPromotion } from './list-promotion-change-notices.ts'

export type CartState = 'open' | 'ordering' | 'ordered' | 'merged' | 'expired'

export type CartOwner = { readonly kind: 'guest' | 'consumer'; readonly id: string }

/**
 * Something that the shopper is notified of until they dismiss it. Amounts are minor units of the cart's currency; `at` is when it
 * happened.
 */
export type CartNotification = { readonly at: Instant } & (
  | { readonly kind: 'pickup_became_shipping' | 'shipping_became_pickup'; readonly lineId?: LineId }
  | { readonly kind: 'shipping_method_downgraded'; readonly lineId?: undefined }
  /** `amount` is the unit price of now. */
  | { readonly kind: 'price_changed'; readonly lineId: LineId; readonly amount: number }
  /** A promotion that takes less off than the shopper saw; `amount` is its discount of now, absent when it no longer applies. */
  | {
      readonly kind: 'promotion_changed'
      readonly promotion: Pick<SeenPromotion, 'id' | 'name'>
      readonly amount?: number
      readonly lineId?: undefined
    }
  /** `qty` is the quantity that is left. */
  | { readonly kind: 'quantity_lowered'; readonly lineId: LineId; readonly qty: number }
  | { readonly kind: 'item_removed'; readonly variantId: VariantId; readonly lineId?: undefined }
)

export type CartNotificationKind = CartNotification['kind']

/** Points or money off that loyalty gives, applied before shipping and tax (decisions, Money). */
export type AppliedVoucher = { readonly id: string; readonly points: number; readonly amount: number }

/** A code of a reward programme that takes up to `amount` minor units off the goods; the code itself is not kept, its end is. */
export type AppliedRewardCode = { readonly id: string; readonly last4: string; readonly amount: number }

/** Where an address came from that is not of the checkout's form, with the browser's optional `bid` cookie (S2.7). */
export type ExpressOrigin = {
  readonly context: 'PAYPAL_EXPRESS' | 'APPLE_PAY_EXPRESS' | 'COLLECTION'
  readonly browserId?: string
}

/** What staff took off a line or off the order by hand, with the reason that they gave (CART-18). */
export type PriceAdjustment = {
  readonly id: string
  readonly lineId?: LineId
  readonly amount: number
  readonly reason: string
  readonly by: string
  readonly at?: Instant
}

/** A line taken out, with where it stood and what staff had taken off it: all that undo needs (CART-07). */
export type RemovedLine = {
  readonly line: CartLine
  readonly position: number
  readonly adjustments?: readonly PriceAdjustment[]
}

/** The delivery as it was chosen before a wallet showed another. */
export type BeforeExpress = Pick<Cart, 'shippingAddress' | 'pickup' | 'shippingMethods'>

/** The cart as one JSON document with a version: read once and written once for a change. Amounts are minor units of `currency`. */
export type Cart = {
  readonly id: CartId
  readonly siteId: SiteId
  readonly locale: string
  readonly currency: Currency
  readonly owner: CartOwner
  /** Grows by one with every change; the database writes only onto the version that was read. */
  readonly version: number
  readonly state: CartState
  readonly lines: readonly CartLine[]
  /** Upper-case, in the order in which they were entered. */
  readonly couponCodes: readonly string[]
  readonly shippingAddress?: CartAddress
  readonly billingAddress?: CartAddress
  readonly express?: ExpressOrigin
  /** What a wallet's sheet found, for when it is closed without a payment. */
  readonly beforeExpress?: BeforeExpress
  /** Who collects, and where, while nothing is brought home. */
  readonly pickup?: CartPickup
  readonly sameAsShipping: boolean
  readonly shippingMethods: ChosenShippingMethods
  readonly instruments: readonly PaymentInstrument[]
  readonly vouchers: readonly AppliedVoucher[]
  readonly rewardCodes: readonly AppliedRewardCode[]
  readonly priceAdjustments: readonly PriceAdjustment[]
  /** The total in minor units that the last change answered: another one at placement is to be confirmed first (T16). */
  readonly seenTotal?: number
  /** The promotions that took effect in that answer. */
  readonly seenPromotions?: readonly SeenPromotion[]
  readonly notifications: readonly CartNotification[]
  /** The lines taken out last, the latest first. */
  readonly removed?: readonly RemovedLine[]
  /** A coarse print of the device at checkout, for the payment provider's risk check and nothing else (CART-20). */
  readonly deviceFingerprint?: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
  readonly expiresAt: Instant
}
