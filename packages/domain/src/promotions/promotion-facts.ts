import type { PromotionId, SiteId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { ShopperFacts } from '../pricing/pricing-facts.ts'
import type { Instant } from '../time/instant.ts'
import type { PromotionLine } from './promotion-line.ts'

/** The facts that promotion conditions are checked against. */
export type PromotionFacts = {
  readonly now: Instant
  readonly siteId: SiteId
  readonly currency: Currency
  readonly locale: string
  readonly shopper: ShopperFacts
  readonly promotionUses: Readonly<Record<PromotionId, number>>
  /** The usable coupon code of each promotion, among the cart's coupons. */
  readonly couponByPromotion: ReadonlyMap<PromotionId, string>
  readonly lines: readonly PromotionLine[]
}
