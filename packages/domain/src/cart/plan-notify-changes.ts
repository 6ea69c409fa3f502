import type { PricedCart } from '../pricing/priced-cart.ts'
import type { Instant } from '../time/instant.ts'
import type { Cart, CartNotification } from './cart.ts'
import { listPriceChanges, planAcceptPrices } from './list-price-changes.ts'
import { listPromotionChangeNotices } from './list-promotion-change-notices.ts'

/**
 * Keeps the prices and promotions that changed since they were seen as notifications, until the shopper takes them as told: the
 * change that follows answers other sums and may not swallow why (T16, CART-17). It is part of that change, so it leaves the
 * version alone; the cart itself where there is no news.
 */
export function planNotifyChanges(cart: Cart, priced: Pick<PricedCart, 'lines' | 'promoSummary'>, now: Instant): Cart {
  const prices = listPriceChanges(cart, priced).map(
    ({ lineId, current }): CartNotification => ({ code: 'PRC400', lineId, amount: current, at: now }),
  )
  const promotions = listPromotionChangeNotices(cart, priced).map(
    ({ promotionId, name, discount }): CartNotification => ({
      code: 'ORD415',
      promotion: { id: promotionId, name },
      ...(discount !== null && { amount: discount }),
      at: now,
    }),
  )
  const news = [...prices, ...promotions]
  if (news.length === 0) return cart
  const others = cart.notifications.filter((note) => !news.some((one) => isOfSame(one, note)))
  const told = new Set(promotions.map(({ promotion }) => promotion?.id))
  const seenPromotions = cart.seenPromotions?.filter(({ id }) => !told.has(id))
  return {
    ...planAcceptPrices(cart, priced),
    notifications: [...others, ...news],
    ...(seenPromotions && { seenPromotions }),
  }
}

/** Of several changes of one price or promotion only the last is worth telling. */
function isOfSame(a: CartNotification, b: CartNotification): boolean {
  return a.code === b.code && a.lineId === b.lineId && a.promotion?.id === b.promotion?.id
}
