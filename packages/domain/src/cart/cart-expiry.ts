import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartOwner } from './cart.ts'

/** Gives the moment at which a cart expires: 30 days after a guest's last change, 90 after a consumer's (decisions, States). */
export function getCartExpiry(kind: CartOwner['kind'], lastChange: Instant): Instant {
  return lastChange + (kind === 'guest' ? days(30) : days(90))
}

/** Tells whether a cart can no longer be used because it was left alone for too long. */
export function isCartExpired(cart: Cart, now: Instant): boolean {
  return cart.state === 'expired' || (cart.state === 'open' && cart.expiresAt <= now)
}

/** Plans the end of a cart that was left alone; any other cart stays as it is. */
export function planExpireCart(cart: Cart, now: Instant): Cart {
  if (!isCartExpired(cart, now) || cart.state === 'expired') return cart
  return { ...cart, state: 'expired', version: cart.version + 1, updatedAt: now }
}
