import { isApiError } from '../api/api-error.ts'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import type { Cart } from './cart.ts'
import { cartKey, type KnownCart } from './cart-query.ts'
import { changeCart } from './change-cart.ts'

/** Puts a code on the cart. Nothing is shown beforehand: whether it works, and what it saves, only the server knows. */
export function applyCoupon(code: string): Promise<Cart> {
  return changeCart(({ cartId }) => browserApi.call('coupons.apply', { body: { cartId, code } }))
}

/** Takes a code off: it goes at once, the sums follow. One that is off already, by another tab say, is off. */
export async function removeCoupon(code: string): Promise<void> {
  const before = queryClient.getQueryData<KnownCart>(cartKey)
  if (before?.cart) {
    const couponItems = before.cart.couponItems.filter((item) => item.code !== code)
    queryClient.setQueryData<KnownCart>(cartKey, { ...before, cart: { ...before.cart, couponItems } })
  }
  try {
    await changeCart(({ cartId }) => takeOff(cartId, code))
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
