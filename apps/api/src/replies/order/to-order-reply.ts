import type { Order } from '@lacehouse/contracts'
import { countPointsOfOrder } from '@lacehouse/domain/loyalty/count-earned-points'
import { amountToWire } from '@lacehouse/domain/money/money'
import type { OrderDraft, OrderShipment } from '@lacehouse/domain/order/order'
import type { Site } from '@lacehouse/domain/site/site'
import type { Store } from '@lacehouse/domain/store/store'
import { findMessage, formatMessage } from '@lacehouse/messages'
import type { Catalogue } from '../../core/catalogue/catalogue.ts'
import type { PlacementRow } from '../../core/placement/placement.queries.ts'
import type { StoreDirectory } from '../../core/stores/store-directory.ts'
import type { RequestContext } from '../../http/call.ts'
import type { PictureSource } from '../../infra/pictures/picture-source.ts'
import { toAddressReply } from '../address/to-address-reply.ts'
import { toCheckoutDetails } from '../cart/to-checkout-details.ts'
import { sumAdjustments, toPromoSummary } from '../cart/to-promotion-replies.ts'
import { toTaxReplies } from '../cart/to-tax-replies.ts'
import { toStoreReply } from '../stores/to-store-reply.ts'
import { toFailedRefusal } from './to-failed-refusal.ts'
import { listLeftLines, toOrderItem } from './to-order-item.ts'
import { toOrderPayments, toOrderPreOrder } from './to-order-payments.ts'

export type ReplyDeps = {
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly stores: StoreDirectory
  readonly now: () => number
}
type Caller = Pick<RequestContext, 'locale' | 'site'>

/** Replies with the order of a placement; a failed placement is refused with its reason. */
export async function replyOrder(deps: ReplyDeps, caller: Caller, placement: PlacementRow): Promise<Order> {
  if (placement.state === 'failed') throw toFailedRefusal(placement)
  return toOrderReply(deps, caller, placement)
}

/** Makes the reply of an order in the locale of the call, with the prices at which it was placed (CHK-12). */
export async function toOrderReply(deps: ReplyDeps, { locale, site }: Caller, placement: PlacementRow): Promise<Order> {
  const { doc } = placement
  const [products, stores, points] = await Promise.all([
    deps.catalogue.listProductsOfVariants(doc.items.map(({ variantId }) => variantId)),
    deps.stores.listStores(doc.siteId),
    deps.stores.listPoints(site.country),
  ])
  const now = deps.now()
  const wire = (amount: number): number => amountToWire(amount, doc.currency)
  const { shippingDiscount: _, ...totals } = doc.totals
  const left = listLeftLines(placement)
  return {
    orderNumber: placement.number,
    state: placement.state,
    placedAt: new Date(doc.placedAt).toISOString(),
    siteId: doc.siteId,
    locale,
    email: doc.email,
    isGuest: doc.owner.kind === 'guest',
    currency: doc.currency,
    shipments: doc.shipments.map((shipment) =>
      toShipment(shipment, doc, { stores, locale, now, left, states: placement.shipmentStates ?? {} }),
    ),
    items: doc.items.map((item) =>
      toOrderItem(item, {
        ...{ doc, locale, site, products, pictures: deps.pictures.ofBrand(site.brand) },
        hasLeft: left.has(item.lineId),
      }),
    ),
    totals: {
      ...Object.fromEntries(moneyFields.map((field) => [field, wire(totals[field])])),
      ...(totals.giftWrap && { giftWrap: wire(totals.giftWrap) }),
      adjustmentTotal: wire(sumAdjustments(doc.items)),
      currency: doc.currency,
      totalUnits: totals.totalUnits,
      totalDiscountPercentage: totals.totalDiscountPercentage,
      taxKnown: true,
      taxes: toTaxReplies(doc.taxes ?? [], { locale, wire }),
    } as Order['totals'],
    paymentMethod: toOrderPayments(doc, locale),
    flash: toFlash(placement, locale),
    ...toOrderPreOrder(placement, locale, now),
    promoSummary: toPromoSummary(doc.promoSummary, wire),
    priceAdjustments: (doc.priceAdjustments ?? []).map(({ id, lineId, amount, reason }) => ({
      adjustmentId: id,
      ...(lineId && { itemId: lineId }),
      amount: wire(amount),
      reason,
    })),
    ...toPointsReply(placement, site),
    ...(doc.shippingAddress && { shippingAddress: toAddressReply(doc.shippingAddress, site) }),
    billingAddress: toAddressReply(doc.billingAddress, site),
    ...toCheckoutDetails(doc, { points, facts: { now } }),
    ...(doc.giftWrapping && { giftWrapping: doc.giftWrapping }),
    inStoreSalesInfo: doc.inStoreSalesInfo,
    bin: doc.payments.find(({ instrument }) => instrument.bin)?.instrument.bin,
    type: typeOf(doc),
  }
}

/**
 * Makes the points that a member earns, or that another shopper would have earned. Once the order is final the ledger says what it earned:
 * less after a return, nothing where the membership had ended (LOY-01).
 */
const toPointsReply = (
  { doc: { member, items, totals }, state, ledgerPoints }: PlacementRow,
  { features }: Site,
): Pick<Order, 'earnedPoints' | 'missedPoints'> => {
  const isFinal = state === 'finalised' || state === 'cancelled'
  if (member) return { earnedPoints: (isFinal ? ledgerPoints : null) ?? member.earns }
  const missedPoints = features.loyalty ? countPointsOfOrder({ items, totals }) : 0
  return missedPoints > 0 ? { missedPoints } : {}
}

type ShipmentContext = {
  readonly left: ReadonlySet<string>
  readonly stores: readonly Store[]
  readonly locale: string
  readonly now: number
  readonly states: NonNullable<PlacementRow['shipmentStates']>
}

/** Makes the reply of a shipment, with its pickup store. */
const toShipment = (
  shipment: OrderShipment,
  doc: OrderDraft,
  { stores, locale, now, left, states }: ShipmentContext,
): Order['shipments'][number] => {
  const store = stores.find(({ id }) => id === shipment.storeId)
  return {
    shipmentId: shipment.shipmentId,
    shippingMethod: toMethod(hasEarlierDays(shipment, doc, left) ? withoutDays(shipment) : shipment, doc, locale),
    storeId: shipment.storeId,
    ...(store && { store: toStoreReply(store, { locale, now, placedAt: doc.placedAt }) }),
    state: states[shipment.shipmentId] ?? shipment.state,
    itemIds: [...shipment.lineIds],
  }
}

/** A pre-order may leave on another day than its days of delivery count from; then its parcel's own tracking knows better. */
const hasEarlierDays = ({ lineIds }: OrderShipment, { items }: OrderDraft, left: ReadonlySet<string>): boolean =>
  items.some(({ lineId, preOrder }) => preOrder && lineIds.includes(lineId) && left.has(lineId))

const withoutDays = ({ deliveryWindow: _, ...shipment }: OrderShipment): OrderShipment => shipment

const moneyFields = [
  'total',
  'totalDiscount',
  'itemTotal',
  'totalWithoutTax',
  'shipping',
  'tax',
  'remainingToPay',
  'itemSubTotal',
  'netAmount',
  'taxAmount',
  'appliedRewards',
] as const

const toMethod = (
  shipment: OrderShipment,
  doc: OrderDraft,
  locale: string,
): Order['shipments'][number]['shippingMethod'] => {
  if (shipment.methodCode === null) return undefined
  const window = shipment.deliveryWindow
  return {
    code: shipment.methodCode,
    label: findMessage(locale, shipment.methodLabelKey ?? '') ?? shipment.methodCode,
    price: { amount: amountToWire(shipment.price, doc.currency), currency: doc.currency },
    deliveryTime: window ? `${window.earliest}/${window.latest}` : '',
    ...(window && { deliveryWindow: { from: window.earliest, to: window.latest } }),
  }
}

/** Makes the flash message that asks for the 3-D Secure challenge, or sends to the bank's page, while the payment waits for it (CHK-09). */
const toFlash = ({ state, payment }: PlacementRow, locale: string): Order['flash'] => {
  if (state !== 'payment_pending' || !payment?.challenge) return []
  const { id, url, isRedirect } = payment.challenge
  const message = formatMessage(locale, 'cart.flash.PaymentNotAuthorized')
  const action = { type: isRedirect ? 'redirect' : 'challenge', id, url }
  return [{ code: 'PaymentNotAuthorized', type: isRedirect ? 'redirect' : '3DS', message, details: { action } }]
}

const typeOf = ({ items, shipments }: OrderDraft): Order['type'] => {
  if (items.every(({ isDigital }) => isDigital)) return 'digital'
  const pickups = shipments.filter(({ storeId }) => storeId !== undefined).length
  if (pickups === 0) return 'regular'
  return pickups === shipments.length ? 'pickup' : 'mixed'
}
