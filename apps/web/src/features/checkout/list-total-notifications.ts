import type { Cart } from '../../client/cart/cart.ts'

/** The refusal that changes the delivery shows these itself. */
const ofDelivery = ['ORD516', 'ORD517', 'ORD518']

/**
 * Lists the notifications about the cost of an order: prices, offers, coupons and gifts that changed since they were
 * shown (CART-17, T16).
 */
export function listTotalNotifications({ items, customerNotifications }: Cart): Cart['customerNotifications'] {
  return [...items.flatMap((item) => item.customerNotifications), ...customerNotifications].filter(
    ({ code }) => !ofDelivery.includes(code),
  )
}
