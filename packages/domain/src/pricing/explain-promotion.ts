import type { Cart } from '../cart/cart.ts'
import type { LineId, PromotionId } from '../cart/ids.ts'
import { checkConditions } from '../promotions/check-conditions.ts'
import { findCouponRefusal } from '../promotions/check-coupon.ts'
import type { CouponRefusal } from '../promotions/coupon.ts'
import type { DistanceUnit, FailedCondition } from '../promotions/failed-condition.ts'
import { priceCart } from './price-cart.ts'
import { isDiscountable, toPromotionLine, toRows } from './price-rows.ts'
import type { PricingFacts } from './pricing-facts.ts'
import { toPromotionFacts } from './to-promotion-facts.ts'

/** The reasons why a promotion applied to a cart or did not, for staff. */
export type PromotionExplanation = {
  readonly promotionId: PromotionId
  readonly outcome: 'applied' | 'gift_given' | 'gift_missing' | 'beaten' | 'no_effect' | 'not_earned' | 'unknown'
  /** Every condition and limit that fails. */
  readonly failed: readonly FailedCondition[]
  /** The missing minor units or pieces, when only a threshold fails. */
  readonly distance: number | null
  readonly unit: DistanceUnit
  readonly coupon?: { readonly code: string; readonly refusal: CouponRefusal | null }
  /** The discount on each line, in minor units. */
  readonly byLine: readonly { readonly lineId: LineId; readonly amount: number }[]
  readonly shipping: number
}

/** Explains one promotion on one cart. It prices the cart, so that the explanation agrees with the charge. */
export function explainPromotion(cart: Cart, id: PromotionId, facts: PricingFacts): PromotionExplanation {
  const promotion = facts.promotions.find((one) => one.id === id)
  const nothing = { promotionId: id, failed: [], distance: null, unit: 'money' as const, byLine: [], shipping: 0 }
  if (!promotion) return { ...nothing, outcome: 'unknown' }
  const priced = priceCart(cart, facts)
  const rows = toRows(cart, facts).filter(isDiscountable)
  const prices = rows.map(({ line, price }) => priceAtLevel(priced, line.id, promotion.level) ?? price)
  const check = checkConditions(promotion, toPromotionFacts(cart, facts, rows.map(toPromotionLine)), prices)
  const byLine = priced.lines
    .map(({ lineId, discounts }) => ({ lineId, amount: sumBy(discounts, id) }))
    .filter(({ amount }) => amount > 0)
  const shipping = priced.shipments.reduce((sum, { discounts }) => sum + sumBy(discounts, id), 0)
  const summary = priced.promoSummary.find(({ promotionId }) => promotionId === id)
  const isReached = summary?.thresholdStatus === 'Threshold Reached'
  const hasGift = cart.lines.some(({ bonus }) => bonus?.promotionId === id)
  const gift = hasGift ? ('gift_given' as const) : ('gift_missing' as const)
  const coupon = facts.coupons.find(({ code, promotionId }) => promotionId === id && cart.couponCodes.includes(code))
  return {
    ...nothing,
    outcome:
      isReached && promotion.effect.type === 'gift'
        ? gift
        : toOutcome(check.failed, byLine.length > 0 || shipping > 0, isReached),
    failed: [...new Set(check.failed)],
    distance: check.distance,
    unit: check.unit,
    byLine,
    shipping,
    ...(coupon && { coupon: { code: coupon.code, refusal: findCouponRefusal(coupon, promotion, facts.now) } }),
  }
}

type Priced = ReturnType<typeof priceCart>

/** Returns a row's price at the moment when promotions of a level are evaluated. */
function priceAtLevel({ lines }: Priced, id: LineId, level: string): number | undefined {
  const line = lines.find(({ lineId }) => lineId === id)
  if (level === 'PRODUCT') return line?.rowTotal
  return level === 'ORDER' ? line?.priceAfterItemDiscount : line?.proratedPrice
}

function sumBy(discounts: Priced['lines'][number]['discounts'], id: PromotionId): number {
  return discounts.reduce((sum, discount) => (discount.id === id ? sum + discount.amount : sum), 0)
}

function toOutcome(
  failed: readonly FailedCondition[],
  hasEffect: boolean,
  isReached: boolean,
): PromotionExplanation['outcome'] {
  if (hasEffect) return 'applied'
  if (failed.length > 0) return 'not_earned'
  return isReached ? 'no_effect' : 'beaten'
}
