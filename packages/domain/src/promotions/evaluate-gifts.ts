import { checkConditions } from './check-conditions.ts'
import type { PromotionOutcome } from './evaluate-promotions.ts'
import type { Promotion } from './promotion.ts'
import type { PromotionFacts } from './promotion-facts.ts'

/** Evaluates the promotions that give a gift. They reduce no price and exclude no other promotion (CART-12). */
export function evaluateGifts(
  promotions: readonly Promotion[],
  facts: PromotionFacts,
  prices: readonly number[],
): PromotionOutcome[] {
  return promotions
    .filter(({ effect }) => effect.type === 'gift')
    .map((promotion) => ({
      promotion,
      couponCode: facts.couponByPromotion.get(promotion.id),
      check: checkConditions(promotion, facts, prices),
      byLine: prices.map(() => 0),
      total: 0,
      isBeaten: false,
    }))
}
