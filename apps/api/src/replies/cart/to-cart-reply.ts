import type { CartItem, Cart as CartReply, FlashMessage as FlashReply, ShippingMethodReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { type FlashMessage, findFlashMessages } from '@lacehouse/domain/cart/find-flash-messages'
import { listShippingOffers } from '@lacehouse/domain/cart/list-shipping-offers'
import { listCartShippingMethods } from '@lacehouse/domain/cart/plan-choose-shipping-method'
import { isAddressComplete } from '@lacehouse/domain/cart/plan-set-addresses'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PricedCart, PricedLine, PricedShipment } from '@lacehouse/domain/pricing/priced-cart'
import { getDeliveryWindow } from '@lacehouse/domain/shipping/get-delivery-window'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import { findMessage, formatMessage, type MessageKey } from '@lacehouse/messages'
import { type PricingContext, priceInContext } from '../../core/cart/pricing-context.ts'
import { formatDeliveryDays } from './format-delivery-days.ts'
import { toBalanceData, toBalancesReply } from './to-balances-reply.ts'
import { toCartItem } from './to-cart-item.ts'
import { listShipments, toFreeShipping, toPickupReply } from './to-delivery-replies.ts'
import { listCartNotifications, listItemNotifications } from './to-notifications.ts'
import { sumAdjustments, toAppliedPromotion, toCouponItems, toPromoSummary } from './to-promotion-replies.ts'

type ReplyContext = {
  readonly pricing: PricingContext
  readonly locale: string
  readonly favStoreId?: string | undefined
  /** False omits the messages about missing stock. */
  readonly checkInventory?: boolean
}

/** Makes the reply of every cart call: a cart with its prices, and texts in the locale of the call (CART-01). */
export function toCartReply(cart: Cart, priced: PricedCart, context: ReplyContext): CartReply {
  const { pricing, locale } = context
  const wire = (amount: number): number => amountToWire(amount, cart.currency)
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]))
  const itemContext = { cart, priced, ...context, delivery: toDeliveryOfLines(cart, priced, context) }
  return {
    id: cart.id,
    currency: cart.currency,
    locale,
    siteId: cart.siteId,
    version: cart.version,
    state: cart.state,
    totalItems: priced.totals.totalUnits,
    totals: toTotals(priced, wire),
    items: cart.lines.flatMap((line) => toItem(line, lines.get(line.id), itemContext)),
    payment_instruments: priced.instruments.map(({ instrument, amount }) => ({
      payment_instrument_id: instrument.id,
      payment_method_id: instrument.method,
      amount: wire(amount),
      label: formatMessage(locale, `payment.method.${instrument.method}` as MessageKey),
      additionalData: {
        brand: instrument.brand,
        last4: instrument.last4,
        expiryMonth: instrument.expiryMonth,
        expiryYear: instrument.expiryYear,
        ...toBalanceData({ instrument, amount }, cart.currency),
      },
    })),
    shippingMethods: (['me', 'customs'] as const).flatMap((shippingId) => {
      const shipment = priced.shipments.find(({ groupId }) => groupId === shippingId)
      if (!shipment) return []
      return [
        {
          shippingId,
          code: shipment.methodCode ?? '',
          applicableShippingMethods: listMethods(cart, shippingId, { ...context, priced }),
        },
      ]
    }),
    shipments: listShipments(priced, context),
    ...toFreeShipping(cart, priced, pricing),
    couponItems: toCouponItems(priced, wire, locale),
    orderPromotions: priced.orderPromotions.map((entry) => toAppliedPromotion(entry, entry.discount, wire)),
    promoSummary: toPromoSummary(priced.promoSummary, wire),
    priceAdjustments: toAdjustments(cart, pricing),
    rights: pricing.rights,
    flash: toFlash(listFlash(cart, context), { cart, pricing, locale }),
    customerNotifications: listCartNotifications({ cart, priced, pricing, locale }),
    ...(cart.shippingAddress &&
      isAddressComplete(cart.shippingAddress) && { shippingAddress: toAddress(cart.shippingAddress) }),
    ...(cart.billingAddress && { billingAddress: toAddress(cart.billingAddress) }),
    billingSameAsShipping: cart.sameAsShipping,
    ...toBalancesReply(cart, priced, pricing.balances),
    ...(cart.pickup && { pickup: toPickupReply(cart.pickup, pricing) }),
  }
}

const toAdjustments = (
  { priceAdjustments, currency }: Cart,
  { rights }: PricingContext,
): CartReply['priceAdjustments'] =>
  priceAdjustments.map(({ id, lineId, amount, reason, by }) => ({
    adjustmentId: id,
    ...(lineId && { itemId: lineId }),
    amount: amountToWire(amount, currency),
    reason,
    ...(rights.adjustPrices && { by }),
  }))

type Wire = (amount: number) => number

const toTotals = ({ totals, taxState, lines }: PricedCart, wire: Wire): CartReply['totals'] => ({
  total: wire(totals.total),
  totalDiscount: wire(totals.totalDiscount),
  itemTotal: wire(totals.itemTotal),
  totalWithoutTax: wire(totals.totalWithoutTax),
  shipping: wire(totals.shipping),
  tax: wire(totals.tax),
  totalDiscountPercentage: totals.totalDiscountPercentage,
  remainingToPay: wire(totals.remainingToPay),
  currency: totals.currency,
  totalUnits: totals.totalUnits,
  itemSubTotal: wire(totals.itemSubTotal),
  netAmount: wire(totals.netAmount),
  taxAmount: wire(totals.taxAmount),
  appliedRewards: wire(totals.appliedRewards),
  adjustmentTotal: wire(sumAdjustments(lines)),
  taxKnown: taxState === 'final' || taxState === 'estimated',
})

type LineDelivery = { readonly shipment: PricedShipment; readonly method: ShippingMethodReply | undefined }
type ItemContext = ReplyContext & {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly delivery: ReadonlyMap<string, LineDelivery>
}

/** Maps each line to its shipment and shipping method; the reply of a method is made once for all its lines. */
const toDeliveryOfLines = (
  cart: Cart,
  { shipments }: PricedCart,
  context: ReplyContext,
): ReadonlyMap<string, LineDelivery> => {
  const { shippingMethods } = context.pricing.facts.site
  return new Map(
    shipments.flatMap((shipment) => {
      const method = shippingMethods.find(({ code }) => code === shipment.methodCode)
      const reply =
        method && withOffer(toShippingMethod(method, { cart, ...context }), { method, offer: shipment, cart })
      const delivery = { shipment, method: reply }
      return shipment.lineIds.map((lineId) => [lineId, delivery] as const)
    }),
  )
}

const toItem = (line: CartLine, price: PricedLine | undefined, { delivery, ...context }: ItemContext): CartItem[] => {
  if (!price) return []
  const { shipment, method } = delivery.get(line.id) ?? {}
  const item = toCartItem({ line, price, shipment, method, ...context, promoSummary: context.priced.promoSummary })
  return [{ ...item, customerNotifications: listItemNotifications(line, price, context) }]
}

const toAddress = <T extends { subscriptions?: { newsletterConsent?: boolean } }>({ subscriptions, ...address }: T) =>
  ({
    ...address,
    ...(subscriptions && { subscriptions: { newsletterConsent: subscriptions.newsletterConsent ?? false } }),
  }) as unknown as NonNullable<CartReply['shippingAddress']>

type Context = { readonly pricing: PricingContext; readonly locale: string }

/** Lists the shipping methods of a shipment group with their prices for this cart after all promotions (CART-14). */
export function listMethods(
  cart: Cart,
  group: 'me' | 'customs',
  context: Context & { readonly priced?: PricedCart },
): ShippingMethodReply[] {
  const { facts } = context.pricing
  const priced = context.priced ?? priceInContext(cart, context.pricing)
  const offers = new Map(listShippingOffers(cart, group, { facts, priced }).map((offer) => [offer.code, offer]))
  return listCartShippingMethods(cart, group, facts).map((method) => {
    const reply = toShippingMethod(method, { cart, ...context })
    const offer = offers.get(method.code)
    return offer ? withOffer(reply, { method, offer, cart }) : reply
  })
}

type Offered = {
  readonly method: ShippingMethod
  readonly offer: Pick<PricedShipment, 'price' | 'originalPrice'>
  readonly cart: Cart
}

/** Adds the price of a method for this cart, and its price without promotions if that is higher. */
const withOffer = (reply: ShippingMethodReply, { method, offer, cart }: Offered): ShippingMethodReply => {
  const amount = amountToWire(offer.price, cart.currency)
  const original = amountToWire(Math.max(method.price, offer.originalPrice), cart.currency)
  return { ...reply, price: { ...reply.price, amount, ...(original > amount && { original }) } }
}

/** Makes the reply of a shipping method, with its label, price and delivery window. */
export function toShippingMethod(
  method: ShippingMethod,
  { cart, pricing, locale }: Context & { cart: Cart; priced?: PricedCart },
): ShippingMethodReply {
  const window = getDeliveryWindow(method.delivery, pricing.facts.now)
  return {
    code: method.code,
    label: findMessage(locale, method.labelKey) ?? method.code,
    price: { amount: amountToWire(method.price, cart.currency), currency: cart.currency },
    deliveryTime: formatDeliveryDays(locale, method.delivery),
    deliveryWindow: { from: window.earliest, to: window.latest },
  }
}

const nameOf = (variantId: string | undefined, pricing: PricingContext): string =>
  pricing.facts.variants.get(variantId ?? '')?.name ?? variantId ?? ''

const listFlash = (cart: Cart, { pricing: { facts }, checkInventory = true }: ReplyContext): FlashMessage[] =>
  findFlashMessages(cart, facts).filter(({ details }) => checkInventory || details.itemId === undefined)

const toFlash = (messages: readonly FlashMessage[], { pricing, locale }: ItemFlashContext): FlashReply[] =>
  messages.map(({ code, details }) => ({
    code,
    type: code,
    message: formatMessage(locale, `cart.flash.${code}` as MessageKey, {
      name: nameOf(details.productId, pricing),
      missing: details.missingQty ?? 0,
    }),
    details,
  }))

type ItemFlashContext = Context & { readonly cart: Cart }
