import type { CartAddress } from '../cart/cart-address.ts'
import { isAddressComplete } from '../cart/plan-set-addresses.ts'
import { findOrderDay } from '../pre-order/find-order-day.ts'
import { priceMethod } from '../pricing/price-shipments.ts'
import type { PricingSite } from '../pricing/pricing-facts.ts'
import { getDeliveryWindowIn } from '../shipping/get-delivery-window.ts'
import {
  explainNoShippingMethod,
  findObstacle,
  type Parcel,
  type ShippingObstacle,
} from '../shipping/list-applicable-shipping-methods.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import { isShippingGroup } from '../shipping/to-shipment-group.ts'
import { findTaxRates, hasTaxPlace } from '../tax/find-tax-rates.ts'
import type { Instant } from '../time/instant.ts'
import type { OrderDraft, OrderShipment } from './order.ts'
import type { OrderState, ShipmentState } from './order-state.ts'

/** How far an order is, and what its site sells and delivers by, for the question what of its delivery may change. */
export type OrderChangeContext = {
  readonly state: OrderState
  readonly shipments: readonly { readonly id: string; readonly state: ShipmentState }[]
  readonly site: Pick<PricingSite, 'countryCode' | 'taxes' | 'shippingMethods'>
  readonly now: Instant
}

/** The wanted delivery: the address, and the method of each shipment by its id; a shipment that is not named keeps its own. */
export type DeliveryChange = {
  readonly address: CartAddress
  readonly methods: Readonly<Record<string, string>>
}

type Order = Pick<OrderDraft, 'items' | 'shipments' | 'shippingAddress' | 'pickup'>
type Delivery = Pick<OrderDraft, 'shippingAddress' | 'shipments'>
type ClosedReason = 'not_final' | 'not_shipped' | 'too_late'

export type OrderChangeRefusal =
  | ClosedReason
  | 'incomplete_address'
  | 'missing_phone'
  | 'other_country'
  | 'place_unknown'
  | 'tax_changes'
  | 'price_changes'
  | 'unknown_shipment'
  | 'po_box'
  | 'not_deliverable'
  | 'method_not_applicable'

export type OrderChangePlan =
  | { readonly ok: true; readonly delivery: Delivery; readonly changed: boolean }
  | { readonly ok: false; readonly reason: OrderChangeRefusal }

/**
 * Finds why the delivery of an order can no longer be changed, or null while it can: until the packing of its first shipment begins. What
 * is picked up or sent by mail has no delivery, and the address of a pickup point is the carrier's (ACC-07).
 */
export function findDeliveryClosed(
  order: Pick<Order, 'shipments' | 'pickup'>,
  { state, shipments }: Pick<OrderChangeContext, 'state' | 'shipments'>,
): ClosedReason | null {
  if (state !== 'finalised') return 'not_final'
  const shipped = order.pickup?.kind === 'point' ? [] : listShipped(order)
  const states = shipped.map(({ shipmentId }) => shipments.find(({ id }) => id === shipmentId)?.state)
  const left = states.filter((one) => one !== 'cancelled')
  if (left.length === 0) return 'not_shipped'
  return left.every((one) => one === 'allocated') ? null : 'too_late'
}

/**
 * Lists the methods by which a shipment may go to an address for the price that was paid, its own first. A method with a limit of weight
 * is no choice, because an order does not know the weight of its goods.
 */
export function listSamePriceMethods(
  order: Pick<Order, 'items'>,
  shipment: OrderShipment,
  { site, address }: { readonly site: OrderChangeContext['site']; readonly address: CartAddress },
): ShippingMethod[] {
  const offers = site.shippingMethods.filter(
    (method) =>
      findShipmentObstacle(method, shipment, { site, address }) === null &&
      (method.code === shipment.methodCode ||
        (method.restrictions.maxWeightGrams === undefined && costsTheSame(order, shipment, method))),
  )
  return offers.toSorted((a, b) => rank(shipment, a) - rank(shipment, b) || a.order - b.order)
}

/**
 * Plans another delivery of an order that has not been packed. Its money stays as it is: an address with other taxes, or a method with
 * another price, is refused. An order that has the wanted delivery already is not changed, so that a repetition has no effect (ACC-07).
 */
export function planOrderChange(order: Order, change: DeliveryChange, context: OrderChangeContext): OrderChangePlan {
  const closed = findDeliveryClosed(order, context)
  if (closed) return { ok: false, reason: closed }
  const { site } = context
  const refusal = findAddressRefusal(order, change.address, site)
  if (refusal) return { ok: false, reason: refusal }
  const open = listShipped(order).filter(({ shipmentId }) =>
    context.shipments.some(({ id, state }) => id === shipmentId && state === 'allocated'),
  )
  if (Object.keys(change.methods).some((id) => !open.some(({ shipmentId }) => shipmentId === id)))
    return { ok: false, reason: 'unknown_shipment' }
  for (const shipment of open) {
    const reason = findMethodRefusal(order, shipment, { change, site })
    if (reason) return { ok: false, reason }
  }
  // A pre-order leaves on its day, and its days of delivery count from then.
  const sentFrom = Math.max(context.now, Date.parse(findOrderDay(order) ?? '') || 0)
  const shipments = order.shipments.map((shipment) =>
    withMethod(shipment, change.methods[shipment.shipmentId], { ...context, now: sentFrom }),
  )
  const address = withContact(change.address, order.shippingAddress)
  const hasOtherMethod = shipments.some(({ methodCode }, at) => methodCode !== order.shipments[at]?.methodCode)
  const changed = hasOtherMethod || listChangedFields(order.shippingAddress, address).length > 0
  return { ok: true, changed, delivery: { shippingAddress: address, shipments } }
}

/** Lists the fields in which two addresses differ, without their values. */
export function listChangedFields(before: CartAddress | undefined, after: CartAddress): string[] {
  return shownFields.filter((field) => (before?.[field] ?? '') !== (after[field] ?? ''))
}

const shownFields = [
  ...(['firstName', 'lastName', 'addressLine1', 'addressLine2'] as const),
  ...(['city', 'province', 'postalCode', 'countryCode', 'phone'] as const),
]

function listShipped({ shipments }: Pick<Order, 'shipments'>): OrderShipment[] {
  return shipments.filter(({ groupId, storeId }) => isShippingGroup(groupId) && storeId === undefined)
}

function findAddressRefusal(
  order: Order,
  address: CartAddress,
  site: OrderChangeContext['site'],
): OrderChangeRefusal | null {
  const before = order.shippingAddress
  if (!before) return 'not_shipped'
  if (!isAddressComplete(address)) return 'incomplete_address'
  if (!address.phone?.trim()) return 'missing_phone'
  if (address.countryCode !== before.countryCode) return 'other_country'
  if (!hasTaxPlace(site.taxes, address)) return 'place_unknown'
  const ratesOf = (place: CartAddress) =>
    JSON.stringify(findTaxRates(site.taxes, { address: place, siteCountry: site.countryCode }))
  return ratesOf(address) === ratesOf(before) ? null : 'tax_changes'
}

type Wanted = { readonly change: DeliveryChange; readonly site: OrderChangeContext['site'] }

function findMethodRefusal(order: Order, shipment: OrderShipment, { change, site }: Wanted): OrderChangeRefusal | null {
  const { address, methods } = change
  const code = methods[shipment.shipmentId] ?? shipment.methodCode
  const method = site.shippingMethods.find((one) => one.code === code)
  if (!method) return 'method_not_applicable'
  const obstacle = findShipmentObstacle(method, shipment, { site, address })
  if (obstacle && shipment.methodCode === method.code)
    return explainNoShippingMethod([method], toParcel(shipment, { site, address }))
  if (obstacle) return obstacle === 'poBox' ? 'po_box' : 'method_not_applicable'
  return listSamePriceMethods(order, shipment, { site, address }).includes(method) ? null : 'price_changes'
}

type Place = { readonly site: OrderChangeContext['site']; readonly address: CartAddress }

/** The weight was checked when the order was placed, and is not known any more. */
function toParcel({ groupId }: OrderShipment, { site, address }: Place): Parcel {
  return { group: groupId === 'customs' ? 'customs' : 'me', weightGrams: 0, address, siteCountry: site.countryCode }
}

function findShipmentObstacle(method: ShippingMethod, shipment: OrderShipment, place: Place): ShippingObstacle | null {
  return findObstacle(method, toParcel(shipment, place))
}

function costsTheSame({ items }: Pick<Order, 'items'>, { originalPrice }: OrderShipment, method: ShippingMethod) {
  const goods = items.reduce((sum, { priceAfterOrderDiscount }) => sum + priceAfterOrderDiscount, 0)
  return priceMethod(method, goods) === originalPrice
}

function rank({ methodCode }: OrderShipment, { code }: ShippingMethod): number {
  return code === methodCode ? 0 : 1
}

function withMethod(
  shipment: OrderShipment,
  code: string | undefined,
  { site, now }: OrderChangeContext,
): OrderShipment {
  const method = code === shipment.methodCode ? undefined : site.shippingMethods.find((one) => one.code === code)
  if (!method) return shipment
  return {
    ...shipment,
    methodCode: method.code,
    methodLabelKey: method.labelKey,
    deliveryWindow: getDeliveryWindowIn(site.countryCode, method.delivery, now),
  }
}

/** The order's mails go where they went: the contact of an order is not a part of its delivery. */
function withContact(address: CartAddress, before: CartAddress | undefined): CartAddress {
  const { email: _, subscriptions: __, addressId: ___, ...place } = address
  return {
    ...place,
    ...(before?.email && { email: before.email }),
    ...(before?.subscriptions && { subscriptions: before.subscriptions }),
  }
}
