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
 * Refuses a change of a cart that is not open: one that is being ordered is to be tried again (INV409), so that nobody makes a
 * second cart of it; one that is ordered, merged or expired is gone (BSK404). Null where it may be changed.
 */
export function findClosed(cart: Cart, now: Instant): Refused<'cart_gone' | 'being_ordered'> | null {
  if (cart.state === 'ordering') return { ok: false, reason: 'being_ordered' }
  if (cart.state !== 'open' || isCartExpired(cart, now)) return { ok: false, reason: 'cart_gone' }
  return null
}
