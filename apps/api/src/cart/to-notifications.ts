import type { Notification } from '@lacehouse/contracts'
import {
  amountToWire,
  type Cart,
  type CartLine,
  type CartNotification,
  findPriceChange,
  isHeld,
  listPromotionNews,
  type PriceChange,
  type PricedCart,
  type PricedLine,
  type PromotionNews,
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
  ...listPromotionNews(scene.cart, scene.priced).map((news) => toPromotionNews(news, scene)),
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
  { current }: Pick<PriceChange, 'current'>,
  scene: NotificationScene,
): Notification => {
  const words = { name: nameOf(variantId, scene.till), price: sayMoney(current, scene) }
  return { code: 'PRC400', message: formatMessage(scene.locale, 'cart.priceChanged', words), level: 'warning' }
}

const sayMoney = (amount: number, { cart, locale }: NotificationScene): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: cart.currency }).format(
    amountToWire(amount, cart.currency),
  )

const toPromotionNews = (
  { name, discount }: Pick<PromotionNews, 'name' | 'discount'>,
  scene: NotificationScene,
): Notification => {
  const message =
    discount === null
      ? formatMessage(scene.locale, 'cart.promotion.ended', { name })
      : formatMessage(scene.locale, 'cart.promotion.less', { name, amount: sayMoney(discount, scene) })
  return { code: 'ORD415', message, level: 'warning' }
}

const toNotification = (one: CartNotification, scene: NotificationScene): Notification => {
  const { cart, till, locale } = scene
  const { code, qty, amount, promotion } = one
  const line = cart.lines.find(({ id }) => id === one.lineId)
  const name = nameOf(one.variantId ?? line?.variantId, till)
  if (code === 'PRC400' && line && amount !== undefined) return toPriceNotification(line, { current: amount }, scene)
  if (code === 'ORD415' && promotion) return toPromotionNews({ name: promotion.name, discount: amount ?? null }, scene)
  if (code === 'INV408' && qty !== undefined)
    return { code, message: formatMessage(locale, 'cart.quantityLowered', { name, count: qty }), level: 'warning' }
  if (code === 'ORD404') return { code, message: formatMessage(locale, 'cart.itemDropped', { name }), level: 'warning' }
  return { code, message: formatMessage(locale, code), level: 'info' }
}

const nameOf = (variantId: string | undefined, { facts }: Till): string =>
  facts.variants.get(variantId ?? '')?.name ?? ''
