import type { Cart as CartReply } from '@lacehouse/contracts'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { amountToWire } from '@lacehouse/domain/money/money'
import { canPayPreOrder, findPreOrderDay, mixesPreOrders } from '@lacehouse/domain/pre-order/pre-order'
import type { PricedCart, PricedLine } from '@lacehouse/domain/pricing/priced-cart'
import { findFreeShippingBenefit } from '@lacehouse/domain/shipping/find-free-shipping-benefit'
import { isShippingGroup } from '@lacehouse/domain/shipping/to-shipment-group'
import { toLanguageTag } from '@lacehouse/domain/site/find-site'
import { hasFeature, type Site } from '@lacehouse/domain/site/site'
import { formatMessage, type MessageKey } from '@lacehouse/messages'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { formatPreOrderDay } from '../pre-order/to-pre-order-reply.ts'
import { toStoreSummary } from '../stores/to-store-reply.ts'

type Context = { readonly pricing: PricingContext; readonly locale: string }

/** Lists the shipments of a cart: one parcel, one of made-to-order items, one for each pickup store (CART-29, CHK-14). */
export function listShipments({ shipments }: PricedCart, { pricing, locale }: Context): CartReply['shipments'] {
  return shipments.map(({ groupId, storeId, lineIds }) => {
    const store = pricing.stores.get(storeId ?? '')
    return {
      shipmentId: groupId,
      shipmentGroupId: toGroup(groupId),
      itemIds: [...lineIds],
      ...(store && { store: toStoreSummary(store, { locale, now: pricing.facts.now }) }),
    }
  })
}

export function toGroup(groupId: PricedLine['groupId']): CartReply['shipments'][number]['shipmentGroupId'] {
  return groupId === 'me' || groupId === 'customs' || groupId === 'digital' ? groupId : 'pickup'
}

/** Makes the distance to free shipping, where the site shows it (CART-30). */
export function toFreeShipping(
  { currency }: Cart,
  priced: PricedCart,
  { facts, site }: PricingContext,
): Pick<CartReply, 'freeShippingBenefit'> {
  const benefit = hasFeature(site, 'freeShippingBenefit') ? findFreeShippingBenefit(priced, facts) : null
  if (!benefit) return {}
  const { from, missing, isReached } = benefit
  const wire = (amount: number): number => amountToWire(amount, currency)
  return { freeShippingBenefit: { from: wire(from), missing: wire(missing), reached: isReached } }
}

/** What the site offers for gifts and the cart has of it; nothing where no parcel is sent. */
export function toGiftWrapping(
  { giftWrapping, currency }: Cart,
  { shipments }: PricedCart,
  { site }: PricingContext,
): Pick<CartReply, 'giftWrapping'> {
  const parcels = shipments.filter(({ groupId }) => isShippingGroup(groupId)).length
  if (!site.giftWrap || parcels === 0) return {}
  const { wrap = false, receipt = false } = giftWrapping ?? {}
  return { giftWrapping: { price: amountToWire(site.giftWrap.price, currency), parcels, wrap, receipt } }
}

/** Makes what a cart with pre-ordered goods says of their date and payment, and why it cannot be ordered as it is. */
export function toCartPreOrder(
  cart: Cart,
  { facts, site }: PricingContext,
  locale: string,
): Pick<CartReply, 'preOrder'> {
  const from = findPreOrderDay(cart, facts.variants)
  if (from === null) return {}
  const note = formatMessage(locale, 'preorder.payment', { date: formatPreOrderDay(locale, from) })
  const isMixed = mixesPreOrders(cart, facts.variants)
  return {
    preOrder: {
      ...{ from, note, ...sayMissingMethods(site, locale) },
      ...(isMixed && { problem: formatMessage(locale, 'preorder.alone') }),
    },
  }
}

/** Names the ways to pay of a site that cannot be charged later. */
const sayMissingMethods = ({ paymentMethods }: Site, locale: string): { readonly methods?: string } => {
  const missing = paymentMethods.filter((method) => !canPayPreOrder(method))
  if (missing.length === 0) return {}
  const names = missing.map((method) => formatMessage(locale, `payment.method.${method}` as MessageKey))
  const methods = new Intl.ListFormat(toLanguageTag(locale)).format(names)
  return { methods: formatMessage(locale, 'preorder.methods', { methods, count: missing.length }) }
}
