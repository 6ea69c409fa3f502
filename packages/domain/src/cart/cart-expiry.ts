import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartOwner } from './cart.ts'

/** Returns the moment at which a cart expires: 30 days after a guest's last change, 90 days after a consumer's (docs/bounds.md). */
export function getCartExpiry(kind: CartOwner['kind'], lastChange: Instant): Instant {
  return lastChange + (kind === 'guest' ? days(30) : days(90))
}

/** Returns whether a cart has expired: its state says so, or it is open and its time is over. */
export function isCartExpired(cart: Cart, now: Instant): boolean {
  return cart.state === 'expired' || (cart.state === 'open' && cart.expiresAt <= now)
}

/** Plans the expiry of a cart whose time is over; returns any other cart unchanged. */
export function planExpireCart(cart: Cart, now: Instant): Cart {
  if (!isCartExpired(cart, now) || cart.state === 'expired') return cart
  return { ...cart, state: 'expired', version: cart.version + 1, updatedAt: now }
}
