import type { Cart } from '../cart/cart.ts'
import type { Currency } from '../money/currency.ts'
import { parseCallout, toThresholdStatus } from '../promotions/callout.ts'
import { findCouponRefusal } from '../promotions/check-coupon.ts'
import type { CouponItem, CouponRefusal } from '../promotions/coupon.ts'
import type { CouponDetails } from '../promotions/coupon-details.ts'
import type { PromotionOutcome } from '../promotions/evaluate-promotions.ts'
import type { PromoSummary } from './priced-cart.ts'
import type { PricingFacts } from './pricing-facts.ts'

/** Returns whether a promotion applies: it is earned, and no better one replaces it. */
export function isInEffect({ check, isBeaten }: PromotionOutcome): boolean {
  return check.failed.length === 0 && !isBeaten
}

/**
 * Lists the promotions that the page shows: those that apply, those that a better one replaced, and those that more goods would
 * earn.
 */
export function summarisePromotions(outcomes: readonly PromotionOutcome[], locale: string): PromoSummary[] {
  return outcomes
    .filter(({ check }) => check.failed.length === 0 || (check.distance ?? 0) > 0)
    .map((outcome) => toSummary(outcome, locale))
}

function toSummary(outcome: PromotionOutcome, locale: string): PromoSummary {
  const { promotion, couponCode, check, total } = outcome
  const callout = promotion.callouts?.[locale]
  return {
    level: promotion.level,
    promotionId: promotion.id,
    promotionName: promotion.names[locale] ?? Object.values(promotion.names)[0] ?? promotion.id,
    thresholdStatus: toThresholdStatus(check, isInEffect(outcome)),
    discount: total,
    ...(promotion.campaignId && { campaignId: promotion.campaignId }),
    ...(couponCode && { couponCode }),
    ...(parseCallout(callout) && { calloutMessage: callout }),
    ...(check.distance !== null && { distanceFromConditionThreshold: check.distance, distanceUnit: check.unit }),
    ...(promotion.approachingDisplayLevel !== undefined && {
      approachingDisplayLevel: promotion.approachingDisplayLevel,
    }),
  }
}

/** Lists every coupon code of the cart in the order of entry, with whether it works and the reason if not (CART-09). */
export function toCouponItems(cart: Cart, outcomes: readonly PromotionOutcome[], facts: PricingFacts): CouponItem[] {
  return cart.couponCodes.map((code) => {
    const coupon = facts.coupons.find((one) => one.code === code)
    const promotion = facts.promotions.find(({ id }) => id === coupon?.promotionId)
    const outcome = outcomes.find((one) => one.promotion === promotion)
    const reason = findCouponRefusal(coupon, promotion, facts.now) ?? findReason(outcome)
    const details = reason === 'coupon_conditions_unmet' && outcome ? toCouponDetails(outcome, cart.currency) : null
    return {
      code,
      ...(coupon && { promotionId: coupon.promotionId }),
      isApplied: reason === null,
      ...(reason && { reason }),
      ...(details && { details }),
    }
  })
}

function findReason(outcome: PromotionOutcome | undefined): CouponRefusal | null {
  if (!outcome) return 'coupon_conditions_unmet'
  const { check, isBeaten } = outcome
  if (check.failed.includes('limitPerConsumer')) return 'coupon_already_redeemed'
  if (check.failed.includes('limitInAll')) return 'coupon_used_up'
  if (isBeaten) return 'coupon_not_combinable'
  return check.failed.length > 0 || isWithoutEffect(outcome) ? 'coupon_conditions_unmet' : null
}

/** Returns what is missing of a threshold, or else the first condition that fails; null when every condition holds. */
function toCouponDetails({ check }: PromotionOutcome, currency: Currency): CouponDetails | null {
  if (check.distance !== null) return { currency, missing: { distance: check.distance, unit: check.unit } }
  const [condition] = check.failed
  return condition ? { currency, condition } : null
}

/** A promotion for goods that the cart lacks can be earned by its conditions without reducing anything. */
function isWithoutEffect({ promotion, total }: PromotionOutcome): boolean {
  return total === 0 && promotion.level !== 'SHIPPING' && promotion.effect.type !== 'gift'
}
