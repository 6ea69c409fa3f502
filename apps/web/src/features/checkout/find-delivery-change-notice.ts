import type { Cart } from '../../client/cart/cart.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'

/** Finds what a change tells of the way that the goods come in: to an address instead of a counter, or the other way (CART-15). */
export function findDeliveryChangeNotice(before: Cart | null, { customerNotifications }: Cart): CheckoutNotice | null {
  const news = customerNotifications.find(
    ({ code }) => isOfWay(code) && !before?.customerNotifications.some((known) => known.code === code),
  )
  return news ? { tone: 'info', text: news.message } : null
}

const isOfWay = (code: string) => code === 'ORD516' || code === 'ORD517'
