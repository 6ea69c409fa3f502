import type { Cart } from '../../client/cart/cart.ts'
import type { CheckoutNotice } from './use-checkout-notice.ts'

/** Finds the new notification that the delivery changed between address and pickup point (CART-15). */
export function findDeliveryChangeNotice(before: Cart | null, { customerNotifications }: Cart): CheckoutNotice | null {
  const notification = customerNotifications.find(
    ({ code }) => isOfWay(code) && !before?.customerNotifications.some((known) => known.code === code),
  )
  return notification ? { tone: 'info', text: notification.message } : null
}

const isOfWay = (code: string) => code === 'ORD516' || code === 'ORD517'
