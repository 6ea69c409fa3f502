import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { getCartExpiry, isCartExpired } from './cart-expiry.ts'
import type { Refused } from './plan.ts'

/** Returns the cart with the changes, its version one higher and its expiry extended. */
export function reviseCart(cart: Cart, changes: Partial<Cart>, now: Instant): Cart {
  return {
    ...cart,
    ...changes,
    version: cart.version + 1,
    updatedAt: now,
    expiresAt: getCartExpiry(cart.owner.kind, now),
  }
}

/**
 * Finds why a cart may not change, or null when it is open: 'being_ordered' asks the caller to try again, so that no second cart
 * is made; 'cart_gone' is for an ordered, merged or expired cart.
 */
export function findClosed(cart: Cart, now: Instant): Refused<'cart_gone' | 'being_ordered'> | null {
  if (cart.state === 'ordering') return { ok: false, reason: 'being_ordered' }
  if (cart.state !== 'open' || isCartExpired(cart, now)) return { ok: false, reason: 'cart_gone' }
  return null
}
