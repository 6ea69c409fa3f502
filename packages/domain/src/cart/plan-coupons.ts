import { priceCart } from '../pricing/price-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { findCouponRefusal, normaliseCouponCode } from '../promotions/check-coupon.ts'
import type { CouponRefusal } from '../promotions/coupon.ts'
import type { CouponDetails } from '../promotions/coupon-details.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { Cart } from './cart.ts'
import { maxCoupons } from './cart-limits.ts'
import type { CartPlan, CartRefusal } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** The outcome of a change of coupons. */
export type CouponPlan = CartPlan<unknown, CartRefusal | CouponRefusal>

/** A code as the shopper entered it, and the codes that it takes the place of. */
export type CouponInput = { readonly code: string; readonly replaces?: readonly string[] }

/**
 * Plans the addition of a coupon after the earlier ones. It refuses a coupon that is unknown, out of date, used up, without
 * effect on this cart, or not combinable with the applied ones (CART-09).
 */
export function planApplyCoupon(
  cart: Cart,
  { code: entered, replaces = [] }: CouponInput,
  facts: PricingFacts,
): CouponPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const code = normaliseCouponCode(entered)
  const replaced = new Set(replaces.map(normaliseCouponCode))
  const others = cart.couponCodes.filter((one) => !replaced.has(one))
  if (others.includes(code)) return { ok: false, reason: 'coupon_already_applied' }
  const promotion = findPromotion(code, facts)
  const coupon = facts.coupons.find((one) => one.code === code)
  const refusal = findCouponRefusal(coupon, promotion ?? undefined, facts.now)
  if (refusal) return { ok: false, reason: refusal }
  if (others.length >= maxCoupons) return { ok: false, reason: 'coupon_used_up', maximum: maxCoupons }
  const conflicts = listConflicts(others, promotion, facts)
  if (conflicts.length > 0) {
    const rest = others.filter((one) => !conflicts.includes(one))
    return {
      ok: false,
      reason: 'coupon_not_combinable',
      coupon: compareInstead(cart, { code, rest, conflicts }, facts),
    }
  }
  const next = reviseCart(cart, { couponCodes: [...others, code] }, facts.now)
  const item = priceCart(next, facts).couponItems.find((one) => one.code === code)
  if (!item?.reason) return { ok: true, cart: next }
  return { ok: false, reason: item.reason, ...(item.details && { coupon: item.details }) }
}

/** Applies coupon codes in order and skips those that are refused. It is one change: the version grows by one (CART-21). */
export function planEnterCoupons(cart: Cart, codes: readonly string[], facts: PricingFacts): Cart {
  let next = cart
  for (const code of codes) {
    const plan = planApplyCoupon(next, { code }, facts)
    if (plan.ok) next = { ...plan.cart, version: cart.version + 1 }
  }
  return next === cart ? reviseCart(cart, {}, facts.now) : next
}

/** Plans the removal of a coupon; one that the cart does not have is 'unknown_coupon'. */
export function planRemoveCoupon(cart: Cart, entered: string, facts: Pick<PricingFacts, 'now'>): CouponPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const code = normaliseCouponCode(entered)
  if (!cart.couponCodes.includes(code)) return { ok: false, reason: 'unknown_coupon' }
  const couponCodes = cart.couponCodes.filter((one) => one !== code)
  return { ok: true, cart: reviseCart(cart, { couponCodes }, facts.now) }
}

/** Lists the coupons of the same level that keep a coupon out: coupons combine only if all of them are combinable. */
function listConflicts(codes: readonly string[], promotion: Promotion | null, facts: PricingFacts): string[] {
  return codes.filter((code) => {
    const other = findPromotion(code, facts)
    return other && other.level === promotion?.level && !(promotion.isCombinable && other.isCombinable)
  })
}

type Instead = { readonly code: string; readonly rest: readonly string[]; readonly conflicts: readonly string[] }

/** Prices the cart with a coupon in place of those with which it conflicts; the total is given where it is lower. */
function compareInstead(cart: Cart, { code, rest, conflicts }: Instead, facts: PricingFacts): CouponDetails {
  const { couponItems, totals } = priceCart({ ...cart, couponCodes: [...rest, code] }, facts)
  const isWorking = couponItems.some((one) => one.code === code && one.isApplied)
  const isLower = totals.total < priceCart(cart, facts).totals.total
  return { currency: cart.currency, conflicts, ...(isWorking && isLower && { totalInstead: totals.total }) }
}

function findPromotion(code: string, { coupons, promotions }: PricingFacts): Promotion | null {
  const id = coupons.find((coupon) => coupon.code === code)?.promotionId
  return promotions.find((promotion) => promotion.id === id) ?? null
}
