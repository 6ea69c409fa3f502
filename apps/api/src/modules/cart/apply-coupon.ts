import { planApplyCoupon, planRemoveCoupon } from '@lacehouse/domain/cart/plan-coupons'
import { normaliseCouponCode } from '@lacehouse/domain/promotions/check-coupon'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Handler } from '../../http/call.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

/** Applies a coupon code to a cart; a refusal names its reason (CART-09). */
export function applyCoupon(deps: CartDeps): Handler<'coupons.apply'> {
  return (call) => {
    const { cartId, code, replaces } = call.body
    const couponCodes = [normaliseCouponCode(code)]
    return replyWithChangedCart(deps, { caller: call, cartId, couponCodes }, ({ cart, pricing }) =>
      planApplyCoupon(cart, { code, ...(replaces && { replaces }) }, pricing.facts),
    )
  }
}

/** Removes a coupon code from a cart (CART-09). */
export function removeCoupon(deps: CartDeps): Handler<'coupons.remove'> {
  return (call) => {
    const { cartId, code } = call.body
    return replyWithChangedCart(deps, { caller: call, cartId }, ({ cart, pricing }) =>
      planRemoveCoupon(cart, code, pricing.facts),
    )
  }
}
