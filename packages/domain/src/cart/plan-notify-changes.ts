import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartNotification } from './cart.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import { listPromotionChangeNotices } from './list-promotion-change-notices.ts'

/**
 * Adds a notification for each price and promotion that changed since the shopper saw it. The following change replies with
 * other sums, and the notifications explain them (T16, CART-17). That change increments the version; returns the same cart when
 * nothing changed.
 */
export function planNotifyChanges(cart: Cart, priced: Pick<PricedCart, 'lines' | 'promoSummary'>, now: Instant): Cart {
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
  const added = [...prices, ...promotions]
  if (added.length === 0) return cart
  const others = cart.notifications.filter((note) => !added.some((one) => isOfSame(one, note)))
  const notified = new Set(changes.map(({ promotionId }) => promotionId))
  const seenPromotions = cart.seenPromotions?.filter(({ id }) => !notified.has(id))
  return {
    ...planAcceptPrices(cart, priced),
    notifications: [...others, ...added],
    ...(seenPromotions && { seenPromotions }),
  }
}

/** Returns whether two notifications are about the same price or promotion; only the later one is shown. */
function isOfSame(a: CartNotification, b: CartNotification): boolean {
  if (a.kind === 'promotion_changed') return b.kind === a.kind && a.promotion.id === b.promotion.id
  return a.kind === b.kind && a.lineId === b.lineId
}
