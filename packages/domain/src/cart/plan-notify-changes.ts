import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartNotification } from './cart.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import { listPromotionChangeNotices } from './list-promotion-change-notices.ts'

/**
 * Adds notifications for the prices and promotions that changed since the shopper saw them, until the shopper dismisses them: the
 * change that follows replies with other sums and must not hide why (T16, CART-17). It is part of that change, so it keeps the
 * version; returns the same cart when nothing changed.
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

/** Tells whether two notifications are about the same price or promotion, of which only the last change is shown. */
function isOfSame(a: CartNotification, b: CartNotification): boolean {
  if (a.kind === 'promotion_changed') return b.kind === a.kind && a.promotion.id === b.promotion.id
  return a.kind === b.kind && a.lineId === b.lineId
}
