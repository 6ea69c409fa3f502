import type { Notification } from '@lacehouse/contracts'
import {
  amountToWire,
  type Cart,
  type CartLine,
  type CartNotification,
  findPriceChange,
  isHeld,
  type PriceChange,
  type PricedCart,
  type PricedLine,
} from '@lacehouse/domain'
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

/** What a shopper is told of one line: another price than was seen, a hold that is over, a lowered quantity, another delivery (CART-17). */
export const listItemNotifications = (line: CartLine, price: PricedLine, scene: NotificationScene): Notification[] => {
  const change = findPriceChange(line, price)
  const own = scene.cart.notifications.filter(({ lineId }) => lineId === line.id)
  return [
    ...(change ? [toPriceNotification(line, change, scene)] : []),
    ...toEndedHold(line, scene),
    ...own.map((one) => toNotification(one, scene)),
  ]
}

const toEndedHold = (line: CartLine, { till, locale }: NotificationScene): Notification[] => {
  if (!line.reservation || isHeld(line, till.facts.now)) return []
  const message = formatMessage(locale, 'cart.holdEnded', { name: nameOf(line.variantId, till) })
  return [{ code: 'ORD404', message, level: 'warning' }]
}

const toPriceNotification = (
  { variantId }: CartLine,
  { current }: PriceChange,
  { cart, till, locale }: NotificationScene,
): Notification => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: cart.currency })
  const price = format.format(amountToWire(current, cart.currency))
  const message = formatMessage(locale, 'cart.priceChanged', { name: nameOf(variantId, till), price })
  return { code: 'PRC400', message, level: 'warning' }
}

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
