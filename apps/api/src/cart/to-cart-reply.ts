import type { CartItem, Cart as CartReply, FlashMessage as FlashReply, ShippingMethodReply } from '@lacehouse/contracts'
import {
  amountToWire,
  type Cart,
  type CartLine,
  type FlashMessage,
  findFlashMessages,
  getDeliveryWindow,
  isAddressComplete,
  listCartShippingMethods,
  listShippingOffers,
  type PricedCart,
  type PricedLine,
  type PricedShipment,
  type ShippingMethod,
} from '@lacehouse/domain'
import { findMessage, formatMessage, type MessageKey } from '@lacehouse/messages'
import { sayDeliveryDays } from './say-delivery-days.ts'
import { priceAtTill, type Till } from './till.ts'
import { toBalanceData, toBalancesReply } from './to-balances-reply.ts'
import { toCartItem } from './to-cart-item.ts'
import { listShipments, toCollectionReply, toFreeShipping } from './to-delivery-replies.ts'
import { listCartNotifications, listItemNotifications } from './to-notifications.ts'
import { sumAdjustments, toAppliedPromotion, toCouponItems, toPromoSummary } from './to-promotion-replies.ts'

type ReplyScene = {
  readonly till: Till
  readonly locale: string
  readonly favStoreId?: string | undefined
  /** False where nobody wants to know what is short. */
  readonly checkInventory?: boolean
}

/** A cart with its prices as every cart call answers it; all words in the locale of the call. */
export const toCartReply = (cart: Cart, priced: PricedCart, scene: ReplyScene): CartReply => {
  const { till, locale } = scene
  const wire = (amount: number): number => amountToWire(amount, cart.currency)
  const lines = new Map(priced.lines.map((line) => [line.lineId, line]))
  const itemScene = { cart, priced, ...scene, delivery: toDeliveryOfLines(cart, priced, scene) }
  return {
    id: cart.id,
    currency: cart.currency,
    locale,
    siteId: cart.siteId,
    version: cart.version,
    state: cart.state,
    totalItems: priced.totals.totalUnits,
    totals: toTotals(priced, wire),
    items: cart.lines.flatMap((line) => toItem(line, lines.get(line.id), itemScene)),
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
          applicableShippingMethods: listMethods(cart, shippingId, { ...scene, priced }),
        },
      ]
    }),
    shipments: listShipments(priced, scene),
    ...toFreeShipping(cart, priced, till),
    couponItems: toCouponItems(priced, wire, locale),
    orderPromotions: priced.orderPromotions.map((entry) => toAppliedPromotion(entry, entry.discount, wire)),
    promoSummary: toPromoSummary(priced.promoSummary, wire),
    priceAdjustments: toAdjustments(cart, till),
    rights: till.rights,
    flash: toFlash(listFlash(cart, scene), { cart, till, locale }),
    customerNotifications: listCartNotifications({ cart, priced, till, locale }),
    ...(cart.shippingAddress &&
      isAddressComplete(cart.shippingAddress) && { shippingAddress: toAddress(cart.shippingAddress) }),
    ...(cart.billingAddress && { billingAddress: toAddress(cart.billingAddress) }),
    billingSameAsShipping: cart.sameAsShipping,
    ...toBalancesReply(cart, priced, till.balances),
    ...(cart.collection && { collection: toCollectionReply(cart.collection, till) }),
  }
}

const toAdjustments = ({ priceAdjustments, currency }: Cart, { rights }: Till): CartReply['priceAdjustments'] =>
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
type ItemScene = ReplyScene & {
  readonly cart: Cart
  readonly priced: PricedCart
  readonly delivery: ReadonlyMap<string, LineDelivery>
}

/** What each line is sent with; the words of a method are made once for all the lines that it sends. */
const toDeliveryOfLines = (
  cart: Cart,
  { shipments }: PricedCart,
  scene: ReplyScene,
): ReadonlyMap<string, LineDelivery> => {
  const { shippingMethods } = scene.till.facts.site
  return new Map(
    shipments.flatMap((shipment) => {
      const method = shippingMethods.find(({ code }) => code === shipment.methodCode)
      const reply = method && withOffer(toShippingMethod(method, { cart, ...scene }), { method, offer: shipment, cart })
      const delivery = { shipment, method: reply }
      return shipment.lineIds.map((lineId) => [lineId, delivery] as const)
    }),
  )
}

const toItem = (line: CartLine, price: PricedLine | undefined, { delivery, ...scene }: ItemScene): CartItem[] => {
  if (!price) return []
  const { shipment, method } = delivery.get(line.id) ?? {}
  const item = toCartItem({ line, price, shipment, method, ...scene, promoSummary: scene.priced.promoSummary })
  return [{ ...item, customerNotifications: listItemNotifications(line, price, scene) }]
}

const toAddress = <T extends { subscriptions?: { newsletterConsent?: boolean } }>({ subscriptions, ...address }: T) =>
  ({
    ...address,
    ...(subscriptions && { subscriptions: { newsletterConsent: subscriptions.newsletterConsent ?? false } }),
  }) as unknown as NonNullable<CartReply['shippingAddress']>

type Scene = { readonly till: Till; readonly locale: string }

/** The methods that a group of the cart can be sent by, with what each costs this cart after all promotions. */
export const listMethods = (
  cart: Cart,
  group: 'me' | 'customs',
  scene: Scene & { readonly priced?: PricedCart },
): ShippingMethodReply[] => {
  const { facts } = scene.till
  const priced = scene.priced ?? priceAtTill(cart, scene.till)
  const offers = new Map(listShippingOffers(cart, group, { facts, priced }).map((offer) => [offer.code, offer]))
  return listCartShippingMethods(cart, group, facts).map((method) => {
    const reply = toShippingMethod(method, { cart, ...scene })
    const offer = offers.get(method.code)
    return offer ? withOffer(reply, { method, offer, cart }) : reply
  })
}

type Offered = {
  readonly method: ShippingMethod
  readonly offer: Pick<PricedShipment, 'price' | 'originalPrice'>
  readonly cart: Cart
}

/** A method with what it costs this cart, and what it would cost without what makes it cheaper. */
const withOffer = (reply: ShippingMethodReply, { method, offer, cart }: Offered): ShippingMethodReply => {
  const amount = amountToWire(offer.price, cart.currency)
  const original = amountToWire(Math.max(method.price, offer.originalPrice), cart.currency)
  return { ...reply, price: { ...reply.price, amount, ...(original > amount && { original }) } }
}

/** A shipping method in words, with its price and the days that it promises. */
export const toShippingMethod = (
  method: ShippingMethod,
  { cart, till, locale }: Scene & { cart: Cart; priced?: PricedCart },
): ShippingMethodReply => {
  const window = getDeliveryWindow(method.delivery, till.facts.now)
  return {
    code: method.code,
    label: findMessage(locale, method.labelKey) ?? method.code,
    price: { amount: amountToWire(method.price, cart.currency), currency: cart.currency },
    deliveryTime: sayDeliveryDays(locale, method.delivery),
    deliveryWindow: { from: window.earliest, to: window.latest },
  }
}

const nameOf = (variantId: string | undefined, till: Till): string =>
  till.facts.variants.get(variantId ?? '')?.name ?? variantId ?? ''

const listFlash = (cart: Cart, { till: { facts }, checkInventory = true }: ReplyScene): FlashMessage[] =>
  findFlashMessages(cart, facts).filter(({ details }) => checkInventory || details.itemId === undefined)

const toFlash = (messages: readonly FlashMessage[], { till, locale }: ItemFlashScene): FlashReply[] =>
  messages.map(({ code, details }) => ({
    code,
    type: code,
    message: formatMessage(locale, `cart.flash.${code}` as MessageKey, {
      name: nameOf(details.productId, till),
      missing: details.missingQty ?? 0,
    }),
    details,
  }))

type ItemFlashScene = Scene & { readonly cart: Cart }
