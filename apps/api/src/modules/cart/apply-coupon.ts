import { normaliseCouponCode, planApplyCoupon, planRemoveCoupon } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import type { Handler } from '../../http/call.ts'

/** Puts a code on a cart; refused, it is told at the input why (CART-09). */
export const applyCoupon =
  (deps: CartDeps): Handler<'coupons.apply'> =>
  (call) => {
    const { cartId, code } = call.body
    const couponCodes = [normaliseCouponCode(code)]
    return changeCart(deps, { caller: call, cartId, couponCodes }, ({ cart, till }) =>
      planApplyCoupon(cart, code, till.facts),
    )
  }

/** Takes a code off a cart. */
export const removeCoupon =
  (deps: CartDeps): Handler<'coupons.remove'> =>
  (call) => {
    const { cartId, code } = call.body
    return changeCart(deps, { caller: call, cartId }, ({ cart, till }) => planRemoveCoupon(cart, code, till.facts))
  }
