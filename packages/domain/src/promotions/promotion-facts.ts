import type { PromotionId, SiteId } from '../cart/ids.ts'
import type { Currency } from '../money/currency.ts'
import type { ShopperFacts } from '../pricing/pricing-facts.ts'
import type { Instant } from '../time/instant.ts'
import type { PromotionLine } from './promotion-line.ts'

/** What conditions are checked against. */
export type PromotionFacts = {
  readonly now: Instant
  readonly siteId: SiteId
  readonly currency: Currency
  readonly locale: string
  readonly shopper: ShopperFacts
  readonly promotionUses: Readonly<Record<PromotionId, number>>
  /** Code by promotion, of the coupons on the cart that may be used now. */
  readonly couponByPromotion: ReadonlyMap<PromotionId, string>
  readonly lines: readonly PromotionLine[]
}
