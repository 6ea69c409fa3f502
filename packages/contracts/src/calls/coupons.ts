import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Cart } from '../shapes/cart.ts'
import { BasketId, LocaleQuery, text } from '../shapes/primitives.ts'

const Code = text(40).min(1)

const CouponInput = z.strictObject({ cartId: BasketId, code: Code })

/** Coupon codes of a cart. */
export const couponCalls = {
  'coupons.apply': defineCall({
    method: 'PUT',
    path: '/cart/v1/coupon',
    summary: 'Applies a coupon code after the earlier ones, or in place of some of them',
    session: 'guest',
    query: LocaleQuery,
    /** The codes of `replaces` leave the cart in the same change. */
    body: CouponInput.extend({ replaces: z.array(Code).max(5).optional() }),
    reply: Cart,
    limits: [{ policy: 'coupons' }],
    errors: ['BSK404', 'INV409', 'PRM130', 'PRM135', 'PRM140', 'PRM150', 'PRM155', 'PRM160', 'PRM175', 'PRM416'],
  }),
  'coupons.remove': defineCall({
    method: 'DELETE',
    path: '/cart/v1/coupon',
    summary: 'Removes a coupon code',
    session: 'guest',
    query: LocaleQuery,
    body: CouponInput,
    reply: Cart,
    errors: ['BSK404', 'INV409', 'PRM130'],
  }),
}
