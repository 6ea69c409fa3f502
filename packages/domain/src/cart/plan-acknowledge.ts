import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart } from './cart.ts'
import { withoutEndedHold } from './held-line.ts'
import { planAcceptPrices } from './list-price-changes.ts'
import { listPromotionChangeNotices, listSeenPromotions } from './list-promotion-change-notices.ts'
import { listSeenStoredValues, listStoredValueChanges } from './list-stored-value-changes.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/**
 * Dismisses the cart's notifications and records the current prices, promotions and stored value as seen (CART-17); ended reservations are
 * dropped. Returns the same cart when nothing changes, and when the cart is not open.
 */
export function planAcknowledge(
  cart: Cart,
  priced: Pick<PricedCart, 'lines' | 'promoSummary' | 'totals'>,
  now: Instant,
): Cart {
  if (findClosed(cart, now)) return cart
  const accepted = planAcceptPrices(dropEndedHolds(cart, now), priced)
  const changes = [...listPromotionChangeNotices(cart, priced), ...listStoredValueChanges(cart, priced)]
  const hasNotifications = cart.notifications.length > 0 || changes.length > 0
  if (accepted === cart && !hasNotifications) return cart
  const seenPromotions = listSeenPromotions(cart, priced)
  const seenStoredValues = listSeenStoredValues(cart, priced)
  return reviseCart(accepted, { notifications: [], seenPromotions, seenStoredValues }, now)
}

function dropEndedHolds(cart: Cart, now: Instant): Cart {
  const lines = cart.lines.map((line) => withoutEndedHold(line, now))
  return lines.every((line, index) => line === cart.lines[index]) ? cart : { ...cart, lines }
}
