import type { Cart } from '../cart/cart.ts'
import type { PromotionId } from '../cart/ids.ts'
import { findCouponRefusal } from '../promotions/check-coupon.ts'
import type { PromotionFacts } from '../promotions/promotion-facts.ts'
import type { PromotionLine } from '../promotions/promotion-line.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** Collects the facts that promotions use: the lines that they may reduce, and the cart's coupons that are usable now. */
export function toPromotionFacts(cart: Cart, facts: PricingFacts, lines: readonly PromotionLine[]): PromotionFacts {
  const couponByPromotion = new Map<PromotionId, string>()
  for (const code of cart.couponCodes) {
    const coupon = facts.coupons.find((one) => one.code === code)
    const promotion = facts.promotions.find(({ id }) => id === coupon?.promotionId)
    if (!coupon || findCouponRefusal(coupon, promotion, facts.now)) continue
    if (!couponByPromotion.has(coupon.promotionId)) couponByPromotion.set(coupon.promotionId, code)
  }
  return {
    now: facts.now,
    siteId: facts.site.id,
    currency: cart.currency,
    locale: cart.locale,
    shopper: facts.shopper,
    promotionUses: facts.promotionUses ?? {},
    couponByPromotion,
    lines,
  }
}
