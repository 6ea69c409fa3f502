import { planApplyCoupon, planRemoveCoupon } from '@lacehouse/domain/cart/plan-coupons'
import { normaliseCouponCode } from '@lacehouse/domain/promotions/check-coupon'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { Handler } from '../../http/call.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

/** Puts a code on a cart; refused, it is told at the input why (CART-09). */
export function applyCoupon(deps: CartDeps): Handler<'coupons.apply'> {
  return (call) => {
    const { cartId, code } = call.body
    const couponCodes = [normaliseCouponCode(code)]
    return replyWithChangedCart(deps, { caller: call, cartId, couponCodes }, ({ cart, pricing }) =>
      planApplyCoupon(cart, code, pricing.facts),
    )
  }
}

/** Takes a code off a cart. */
export function removeCoupon(deps: CartDeps): Handler<'coupons.remove'> {
  return (call) => {
    const { cartId, code } = call.body
    return replyWithChangedCart(deps, { caller: call, cartId }, ({ cart, pricing }) =>
      planRemoveCoupon(cart, code, pricing.facts),
    )
  }
}
