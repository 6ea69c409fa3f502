import { z } from 'zod'
import { defineCall, guessesAMinute } from '../define-call.ts'
import { Cart } from '../shapes/cart.ts'
import { BasketId, LocaleQuery, text } from '../shapes/primitives.ts'

const CouponInput = z.strictObject({ cartId: BasketId, code: text(40).min(1) })

/** Codes on a cart (S1.7 'Cart'). */
export const couponCalls = {
  'coupons.apply': defineCall({
    method: 'PUT',
    path: '/cart/v1/coupon',
    summary: 'Puts a code on the cart; it counts after those that were entered before',
    session: 'guest',
    query: LocaleQuery,
    body: CouponInput,
    reply: Cart,
    limit: guessesAMinute,
    errors: ['BSK404', 'INV409', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
  }),
  'coupons.remove': defineCall({
    method: 'DELETE',
    path: '/cart/v1/coupon',
    summary: 'Takes a code off the cart',
    session: 'guest',
    query: LocaleQuery,
    body: CouponInput,
    reply: Cart,
    errors: ['BSK404', 'INV409', 'PRM130'],
  }),
}
