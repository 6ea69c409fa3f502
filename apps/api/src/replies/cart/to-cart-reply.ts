import type { CartItem, Cart as CartReply, ShippingMethodReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { CartLine } from '@lacehouse/domain/cart/cart-line'
import { isAddressComplete } from '@lacehouse/domain/cart/plan-set-addresses'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { PricedCart, PricedLine, PricedShipment } from '@lacehouse/domain/pricing/priced-cart'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { toAddressReply } from '../address/to-address-reply.ts'
import { listMethods, toOfferedMethod } from './list-methods.ts'
import { toBalanceData, toBalancesReply } from './to-balances-reply.ts'
import { toCartItem } from './to-cart-item.ts'
import { toCheckoutDetails } from './to-checkout-details.ts'
import { listShipments, toCartPreOrder, toFreeShipping, toGiftWrapping } from './to-delivery-replies.ts'
import { toFlashReplies } from './to-flash-replies.ts'
import { listCartNotifications, listItemNotifications } from './to-notifications.ts'
import {
  sumAdjustments,
  toAppliedPromotion,
  toBetterCoupons,
  toCouponItems,
  toPromoSummary,
} from './to-promotion-replies.ts'
import { toTaxReplies } from './to-tax-replies.ts'

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
    totals: toTotals(priced, { locale, wire }),
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
    ...toCartPreOrder(cart, pricing, locale),
    ...toGiftWrapping(cart, priced, pricing),
    ...toFreeShipping(cart, priced, pricing),
    couponItems: toCouponItems(priced, wire, locale),
    ...toBetterCoupons(cart, priced, pricing),
    orderPromotions: priced.orderPromotions.map((entry) => toAppliedPromotion(entry, entry.discount, wire)),
    promoSummary: toPromoSummary(priced.promoSummary, wire),
    priceAdjustments: toAdjustments(cart, pricing),
    rights: pricing.rights,
    flash: toFlashReplies(cart, context),
    customerNotifications: listCartNotifications({ cart, priced, pricing, locale }),
    ...(cart.shippingAddress &&
      isAddressComplete(cart.shippingAddress) && {
        shippingAddress: toAddressReply(cart.shippingAddress, pricing.site),
      }),
    ...(cart.billingAddress && { billingAddress: toAddressReply(cart.billingAddress, pricing.site) }),
    billingSameAsShipping: cart.sameAsShipping,
    ...toBalancesReply(cart, priced, pricing),
    ...toCheckoutDetails(cart, pricing),
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

const toTotals = (
  { totals, taxState, taxes, lines }: PricedCart,
  { locale, wire }: { readonly locale: string; readonly wire: Wire },
): CartReply['totals'] => ({
  total: wire(totals.total),
  totalDiscount: wire(totals.totalDiscount),
  itemTotal: wire(totals.itemTotal),
  totalWithoutTax: wire(totals.totalWithoutTax),
  shipping: wire(totals.shipping),
  ...(totals.giftWrap && { giftWrap: wire(totals.giftWrap) }),
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
  taxes: toTaxReplies(taxes, { locale, wire }),
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
      const reply = method && toOfferedMethod({ method, offer: shipment, cart }, context)
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
