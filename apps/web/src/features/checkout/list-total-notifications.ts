import type { Cart } from '../../client/cart/cart.ts'

/** How goods come is told by the refusal that changed it. */
const ofDelivery = ['ORD516', 'ORD517', 'ORD518']

/** Lists what is new with what an order costs: prices, offers, codes and gifts that changed since they were seen (CART-17, T16). */
export function listTotalNotifications({ items, customerNotifications }: Cart): Cart['customerNotifications'] {
  return [...items.flatMap((item) => item.customerNotifications), ...customerNotifications].filter(
    ({ code }) => !ofDelivery.includes(code),
  )
}
