import type { PromotionId, SiteId, StoreId } from '../cart/ids.ts'
import type { VariantsById } from '../cart/sellable-variant.ts'
import type { ProgrammeMembership } from '../discount-programmes/discount-programme.ts'
import type { Currency } from '../money/currency.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import type { PickupPoint } from '../store/store.ts'
import type { TaxTable } from '../tax/tax-table.ts'
import type { Instant } from '../time/instant.ts'

/** The part of a site's configuration that pricing uses. */
export type PricingSite = {
  readonly id: SiteId
  readonly countryCode: string
  readonly currency: Currency
  readonly taxes: TaxTable
  readonly shippingMethods: readonly ShippingMethod[]
  /** The price of wrapping one parcel as a gift, in minor units; absent where the site does not wrap. */
  readonly giftWrapPrice?: number
}

export type ShopperFacts = {
  readonly segments: readonly string[]
  readonly isFirstOrder: boolean
  /** The programme whose discount the shopper has, with what is left of its limit. */
  readonly membership?: ProgrammeMembership
  /** The number of times this shopper used each promotion with a limit per consumer. */
  readonly usesByPromotion?: Readonly<Record<PromotionId, number>>
}

/** The facts that determine a cart's prices: the same cart and facts always give the same prices. */
export type PricingFacts = {
  readonly now: Instant
  readonly site: PricingSite
  readonly variants: VariantsById
  readonly promotions: readonly Promotion[]
  /** The coupons of the cart's codes; a code without one is unknown. */
  readonly coupons: readonly Coupon[]
  readonly shopper: ShopperFacts
  /**
   * Region code, such as `US-NY`, of the stores where lines are picked up; goods are taxed at the place where they are handed
   * over.
   */
  readonly storeRegions?: Readonly<Record<StoreId, string>>
  /** The open pickup points, for a parcel that goes to one. */
  readonly pickupPoints?: readonly PickupPoint[]
  /** The number of uses of each limited promotion by all shoppers. */
  readonly promotionUses?: Readonly<Record<PromotionId, number>>
}
