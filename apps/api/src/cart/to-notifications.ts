import type { Notification } from '@lacehouse/contracts'
import { amountToWire, type Cart, type CartNotification, listPriceChanges, type PricedCart } from '@lacehouse/domain'
import { formatMessage } from '@lacehouse/messages'
import type { Till } from './till.ts'
import { listPromotionNotices } from './to-promotion-replies.ts'

type NotificationScene = {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly till: Till
  readonly locale: string
}

/** What a shopper is told of the cart as a whole, or of an item that is no longer in it (CART-17). */
export const listCartNotifications = (scene: NotificationScene): Notification[] => [
  ...listPromotionNotices(scene.cart, scene.priced, scene),
  ...scene.cart.notifications
    .filter(({ lineId }) => !scene.cart.lines.some(({ id }) => id === lineId))
    .map((one) => toNotification(one, scene)),
]

/** What a shopper is told of one line: another price than was seen, a lowered quantity, another delivery (CART-17). */
export const listItemNotifications = (lineId: string, scene: NotificationScene): Notification[] => {
  const own = scene.cart.notifications.filter((one) => one.lineId === lineId)
  return [...listPriceNotifications(lineId, scene), ...own.map((one) => toNotification(one, scene))]
}

const listPriceNotifications = (lineId: string, { cart, priced, till, locale }: NotificationScene): Notification[] =>
  listPriceChanges(cart, priced)
    .filter((change) => change.lineId === lineId)
    .map(({ current }) => {
      const name = nameOf(cart.lines.find(({ id }) => id === lineId)?.variantId, till)
      // Made for what is told alone: a formatter for each line of each answer is dearer than the line.
      const format = new Intl.NumberFormat(locale, { style: 'currency', currency: cart.currency })
      const message = formatMessage(locale, 'cart.priceChanged', {
        name,
        price: format.format(amountToWire(current, cart.currency)),
      })
      return { code: 'PRC400', message, level: 'warning' as const }
    })

const toNotification = (one: CartNotification, { cart, till, locale }: NotificationScene): Notification => {
  const { code, qty } = one
  const name = nameOf(one.variantId ?? cart.lines.find(({ id }) => id === one.lineId)?.variantId, till)
  if (code === 'INV408' && qty !== undefined)
    return { code, message: formatMessage(locale, 'cart.quantityLowered', { name, count: qty }), level: 'warning' }
  if (code === 'ORD404') return { code, message: formatMessage(locale, 'cart.itemDropped', { name }), level: 'warning' }
  return { code, message: formatMessage(locale, code), level: 'info' }
}

const nameOf = (variantId: string | undefined, { facts }: Till): string =>
  facts.variants.get(variantId ?? '')?.name ?? ''
