import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { changeCart, findClosed } from './change-cart.ts'
import { planAcceptPrices } from './list-price-changes.ts'

/**
 * Takes what a cart had to tell as told: its notifications go, and the prices of now are those that the shopper has seen
 * (CART-17). Gives the cart itself where there was nothing, and where it may not be changed.
 */
export function planAcknowledge(cart: Cart, priced: Pick<PricedCart, 'lines'>, now: Instant): Cart {
  if (findClosed(cart, now)) return cart
  const accepted = planAcceptPrices(cart, priced)
  if (accepted === cart && cart.notifications.length === 0) return cart
  return changeCart(accepted, { notifications: [] }, now)
}
