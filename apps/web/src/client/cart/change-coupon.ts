import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import type { Cart } from './cart.ts'
import { cartKey, type KnownCart } from './cart-query.ts'
import { changeCart } from './change-cart.ts'

/**
 * Applies a coupon code, in place of others where they are named. Only the server knows whether it is valid and what it saves, so that nothing is shown in
 * advance.
 */
export function applyCoupon(code: string, replaces: readonly string[] = []): Promise<Cart> {
  return changeCart(({ cartId }) =>
    browserApi.call('coupons.apply', { body: { cartId, code, replaces: [...replaces] } }),
  )
}

/**
 * Removes a coupon code. It disappears at once, and the sums follow. A code that another tab removed already counts
 * as removed.
 */
export async function removeCoupon(code: string): Promise<Cart> {
  const before = queryClient.getQueryData<KnownCart>(cartKey)
  if (before?.cart) {
    const couponItems = before.cart.couponItems.filter((item) => item.code !== code)
    queryClient.setQueryData<KnownCart>(cartKey, { ...before, cart: { ...before.cart, couponItems } })
  }
  try {
    return await changeCart(({ cartId }) => takeOff(cartId, code))
  } catch (error) {
    await queryClient.invalidateQueries({ queryKey: cartKey })
    throw error
  }
}

async function takeOff(cartId: string, code: string): Promise<Cart> {
  try {
    return await browserApi.call('coupons.remove', { body: { cartId, code } })
  } catch (error) {
    if (!isApiError(error, 'PRM130')) throw error
    return browserApi.call('cart.get', { params: { basketId: cartId } })
  }
}
