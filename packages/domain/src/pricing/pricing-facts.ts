import type { PromotionId, SiteId, StoreId } from '../cart/ids.ts'
import type { VariantsById } from '../cart/sellable-variant.ts'
import type { Currency } from '../money/currency.ts'
import type { Coupon } from '../promotions/coupon.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import type { PickupPoint } from '../store/store.ts'
import type { TaxTable } from '../tax/tax-table.ts'
import type { Instant } from '../time/instant.ts'

/** What the till needs to know of a site; the rest of a site's configuration is none of its business. */
export type PricingSite = {
  readonly id: SiteId
  readonly countryCode: string
  readonly currency: Currency
  readonly taxes: TaxTable
  readonly shippingMethods: readonly ShippingMethod[]
}

export type ShopperFacts = {
  readonly segments: readonly string[]
  readonly isFirstOrder: boolean
  /** How often this shopper has used a promotion that limits its use per consumer. */
  readonly usesByPromotion?: Readonly<Record<PromotionId, number>>
}

/** Everything besides the cart that its prices depend on: the same cart and facts always give the same prices. */
export type PricingFacts = {
  readonly now: Instant
  readonly site: PricingSite
  readonly variants: VariantsById
  readonly promotions: readonly Promotion[]
  /** The coupons that the cart's codes mean; a code that is not among them is unknown (PRM130). */
  readonly coupons: readonly Coupon[]
  readonly shopper: ShopperFacts
  /** Region code, as `US-NY`, of the stores that lines are picked up at: goods are taxed where they are handed over. */
  readonly storeRegions?: Readonly<Record<StoreId, string>>
  /** The carriers' counters that are open, for a parcel that is to wait at one. */
  readonly pickupPoints?: readonly PickupPoint[]
  /** How often limited promotions were used in all. */
  readonly promotionUses?: Readonly<Record<PromotionId, number>>
}
