import type { Notification } from '@lacehouse/contracts'
import type { Cart, CartNotification, SeenStoredValue } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { isHeld } from '@lacehouse/domain/cart/held-line'
import { findPriceChange, type PriceChange } from '@lacehouse/domain/cart/list-price-changes'
import {
  listPromotionChangeNotices,
  type PromotionChangeNotice,
} from '@lacehouse/domain/cart/list-promotion-change-notices'
import { listStoredValueChanges } from '@lacehouse/domain/cart/list-stored-value-changes'
import { formatMoney } from '@lacehouse/domain/money/format-money'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PricedCart, PricedLine } from '@lacehouse/domain/pricing/priced-cart'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { toNotificationId } from '../../http/error-ids.ts'
import { listPromotionNotices } from './to-promotion-replies.ts'

type NotificationContext = {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly pricing: PricingContext
  readonly locale: string
}

/** Lists the notifications about the whole cart, or about an item that is no longer in it (CART-17). */
export function listCartNotifications(context: NotificationContext): Notification[] {
  return [
    ...listPromotionNotices(context.cart, context.priced, context),
    ...listPromotionChangeNotices(context.cart, context.priced).map((change) =>
      toPromotionChangeNotification(change, context),
    ),
    ...listStoredValueChanges(context.cart, context.priced).map((one) => toStoredValueNotification(one, context)),
    ...context.cart.notifications
      .filter(({ lineId }) => !context.cart.lines.some(({ id }) => id === lineId))
      .map((one) => toNotification(one, context)),
  ]
}

/** Lists the notifications about one line: a changed price, an ended reservation, a lowered quantity, another delivery (CART-17). */
export function listItemNotifications(line: CartLine, price: PricedLine, context: NotificationContext): Notification[] {
  const change = findPriceChange(line, price)
  const own = context.cart.notifications.filter(({ lineId }) => lineId === line.id)
  return [
    ...(change ? [toPriceNotification(line, change, context)] : []),
    ...toEndedHold(line, context),
    ...own.map((one) => toNotification(one, context)),
  ]
}

const toEndedHold = (line: CartLine, { pricing, locale }: NotificationContext): Notification[] => {
  if (!line.reservation || isHeld(line, pricing.facts.now)) return []
  const { isConfirmed = true, hasEndedEarly = false } = line.reservation
  const key = isConfirmed && !hasEndedEarly ? 'cart.holdEnded' : 'cart.holdGone'
  const message = formatMessage(locale, key, { name: nameOf(line.variantId, pricing) })
  return [{ code: 'ORD404', message, level: 'warning' }]
}

const toPriceNotification = (
  { variantId }: CartLine,
  { current }: Pick<PriceChange, 'current'>,
  context: NotificationContext,
): Notification => {
  const words = { name: nameOf(variantId, context.pricing), price: toMoney(current, context) }
  return { code: 'PRC400', message: formatMessage(context.locale, 'cart.priceChanged', words), level: 'warning' }
}

const toMoney = (amount: number, { cart, locale }: NotificationContext): string =>
  formatMoney(toLanguageTag(locale), amountToWire(amount, cart.currency), cart.currency)

const toPromotionChangeNotification = (
  { name, discount }: Pick<PromotionChangeNotice, 'name' | 'discount'>,
  context: NotificationContext,
): Notification => {
  const message =
    discount === null
      ? formatMessage(context.locale, 'cart.promotion.ended', { name })
      : formatMessage(context.locale, 'cart.promotion.less', { name, amount: toMoney(discount, context) })
  return { code: 'ORD415', message, level: 'warning' }
}

const toStoredValueNotification = (
  { method, last4, amount }: SeenStoredValue,
  context: NotificationContext,
): Notification => {
  const { locale } = context
  const label = formatMessage(locale, `payment.method.${method}` as MessageKey)
  const name = last4 ? formatMessage(locale, 'payment.card.ending', { brand: label, lastFour: last4 }) : label
  const message =
    amount === 0
      ? formatMessage(locale, 'cart.storedValue.gone', { name })
      : formatMessage(locale, 'cart.storedValue.less', { name, amount: toMoney(amount, context) })
  return { code: 'ORD415', message, level: 'warning' }
}

const toNotification = (one: CartNotification, context: NotificationContext): Notification => {
  const { cart, pricing, locale } = context
  const code = toNotificationId(one.kind)
  const line = cart.lines.find(({ id }) => id === one.lineId)
  const name = nameOf(line?.variantId, pricing)
  switch (one.kind) {
    case 'price_changed':
      return line
        ? toPriceNotification(line, { current: one.amount }, context)
        : { code, message: formatMessage(locale, code), level: 'info' }
    case 'promotion_changed':
      return toPromotionChangeNotification({ name: one.promotion.name, discount: one.amount ?? null }, context)
    case 'stored_value_lowered':
      return toStoredValueNotification(one.storedValue, context)
    case 'quantity_lowered':
      return {
        code,
        message: formatMessage(locale, 'cart.quantityLowered', { name, count: one.qty }),
        level: 'warning',
      }
    case 'item_removed': {
      const message = formatMessage(locale, 'cart.itemDropped', { name: nameOf(one.variantId, pricing) })
      return { code, message, level: 'warning' }
    }
    default:
      return { code, message: formatMessage(locale, code), level: 'info' }
  }
}

const nameOf = (variantId: string | undefined, { facts }: PricingContext): string =>
  facts.variants.get(variantId ?? '')?.name ?? ''
