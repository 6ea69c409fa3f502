import { priceCart } from '../pricing/price-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { findCouponRefusal, normaliseCouponCode } from '../promotions/check-coupon.ts'
import type { CouponRefusal } from '../promotions/coupon.ts'
import type { Promotion } from '../promotions/promotion.ts'
import type { Cart } from './cart.ts'
import { maxCoupons } from './cart-limits.ts'
import type { CartPlan, CartRefusal } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/**
 * Plans the addition of a coupon after the earlier ones. It refuses a coupon that is unknown, out of date, used up, without
 * effect on this cart, or not combinable with the applied ones (CART-09).
 */
export function planApplyCoupon(
  cart: Cart,
  entered: string,
  facts: PricingFacts,
): CartPlan<unknown, CartRefusal | CouponRefusal> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const code = normaliseCouponCode(entered)
  if (cart.couponCodes.includes(code)) return { ok: false, reason: 'coupon_already_applied' }
  const promotion = findPromotion(code, facts)
  const coupon = facts.coupons.find((one) => one.code === code)
  const refusal = findCouponRefusal(coupon, promotion ?? undefined, facts.now)
  if (refusal) return { ok: false, reason: refusal }
  if (cart.couponCodes.length >= maxCoupons) return { ok: false, reason: 'coupon_used_up', maximum: maxCoupons }
  if (!isCombinable(cart, promotion, facts)) return { ok: false, reason: 'coupon_not_combinable' }
  const next = reviseCart(cart, { couponCodes: [...cart.couponCodes, code] }, facts.now)
  const item = priceCart(next, facts).couponItems.find((one) => one.code === code)
  return item?.reason ? { ok: false, reason: item.reason } : { ok: true, cart: next }
}

/** Applies coupon codes in order and skips those that are refused. It is one change: the version grows by one (CART-21). */
export function planEnterCoupons(cart: Cart, codes: readonly string[], facts: PricingFacts): Cart {
  let next = cart
  for (const code of codes) {
    const plan = planApplyCoupon(next, code, facts)
    if (plan.ok) next = { ...plan.cart, version: cart.version + 1 }
  }
  return next === cart ? reviseCart(cart, {}, facts.now) : next
}

/** Plans the removal of a coupon; one that the cart does not have is 'unknown_coupon'. */
export function planRemoveCoupon(
  cart: Cart,
  entered: string,
  facts: Pick<PricingFacts, 'now'>,
): CartPlan<unknown, CartRefusal | CouponRefusal> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const code = normaliseCouponCode(entered)
  if (!cart.couponCodes.includes(code)) return { ok: false, reason: 'unknown_coupon' }
  const couponCodes = cart.couponCodes.filter((one) => one !== code)
  return { ok: true, cart: reviseCart(cart, { couponCodes }, facts.now) }
}

/** Coupons of one level combine only if all of them are combinable. */
function isCombinable(cart: Cart, promotion: Promotion | null, facts: PricingFacts): boolean {
  const others = cart.couponCodes
    .map((code) => findPromotion(code, facts))
    .filter((other) => other !== null && other.level === promotion?.level)
  return others.length === 0 || (promotion?.isCombinable === true && others.every((other) => other?.isCombinable))
}

function findPromotion(code: string, { coupons, promotions }: PricingFacts): Promotion | null {
  const id = coupons.find((coupon) => coupon.code === code)?.promotionId
  return promotions.find((promotion) => promotion.id === id) ?? null
}
