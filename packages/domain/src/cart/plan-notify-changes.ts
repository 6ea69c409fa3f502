import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartNotification } from './cart.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import { listPromotionChangeNotices } from './list-promotion-change-notices.ts'
import { listSeenStoredValues, listStoredValueChanges } from './list-stored-value-changes.ts'

/**
 * Adds a notification for each price, promotion and stored value that changed since the shopper saw it. The following change replies with
 * other sums, and the notifications explain them (T16, CART-17). That change increments the version; returns the same cart when
 * nothing changed.
 */
export function planNotifyChanges(
  cart: Cart,
  priced: Pick<PricedCart, 'lines' | 'promoSummary' | 'totals'>,
  now: Instant,
): Cart {
  const prices = listPriceChanges(cart, priced).map(
    ({ lineId, current }): CartNotification => ({ kind: 'price_changed', lineId, amount: current, at: now }),
  )
  const changes = listPromotionChangeNotices(cart, priced)
  const promotions = changes.map(
    ({ promotionId, name, discount }): CartNotification => ({
      kind: 'promotion_changed',
      promotion: { id: promotionId, name },
      ...(discount !== null && { amount: discount }),
      at: now,
    }),
  )
  const storedValues = listStoredValueChanges(cart, priced).map(
    (storedValue): CartNotification => ({ kind: 'stored_value_lowered', storedValue, at: now }),
  )
  const added = [...prices, ...promotions, ...storedValues]
  if (added.length === 0) return cart
  const others = cart.notifications.filter((note) => !added.some((one) => isOfSame(one, note)))
  const notified = new Set(changes.map(({ promotionId }) => promotionId))
  const seenPromotions = cart.seenPromotions?.filter(({ id }) => !notified.has(id))
  return {
    ...planAcceptPrices(cart, priced),
    notifications: [...others, ...added],
    ...(seenPromotions && { seenPromotions }),
    ...(storedValues.length > 0 && { seenStoredValues: listSeenStoredValues(cart, priced) }),
  }
}

/** Returns whether two notifications are about the same price, promotion or stored value; only the later one is shown. */
function isOfSame(a: CartNotification, b: CartNotification): boolean {
  if (a.kind === 'promotion_changed') return b.kind === a.kind && a.promotion.id === b.promotion.id
  if (a.kind === 'stored_value_lowered') return b.kind === a.kind && a.storedValue.id === b.storedValue.id
  return a.kind === b.kind && a.lineId === b.lineId
}
