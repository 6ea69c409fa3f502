import type { StaffOrder } from '@lacehouse/contracts'
import { formatAddress } from '@lacehouse/domain/address/format-address'
import type { CartAddress } from '@lacehouse/domain/cart/cart-address'
import { amountToWire } from '@lacehouse/domain/money/money'
import { parseTracking } from '@lacehouse/domain/order/carriers'
import type { ShipmentState } from '@lacehouse/domain/order/order-state'
import { findDeliveryClosed } from '@lacehouse/domain/order/plan-order-change'
import { planShipmentSteps } from '@lacehouse/domain/order/plan-shipment-steps'
import { findReturnStep } from '@lacehouse/domain/returns/registered-return'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import type { LoadedHistory } from '../../../core/orders/order-history.queries.ts'
import type { OrderNames } from './name-order-goods.ts'
import type { StaffOrderRow } from './orders.queries.ts'
import { toStaffOrderSummary } from './to-staff-order-summary.ts'
import { toStaffPreOrder } from './to-staff-pre-order.ts'
import { toTimeline } from './to-timeline.ts'

type Loaded = { readonly row: StaffOrderRow; readonly loaded: LoadedHistory; readonly names: OrderNames }

/** Makes an order as staff see it. */
export function toStaffOrder({ row, loaded, names }: Loaded): StaffOrder {
  const { doc, order, locale, ownerKind, ownerId } = row
  const wire = (amount: number) => amountToWire(amount, doc.currency)
  const { totals, shippingAddress, placedBy } = doc
  return {
    ...toStaffOrderSummary(order),
    locale,
    ...(ownerKind === 'consumer' && { consumerNo: ownerId }),
    ...(placedBy && { placedBy: placedBy.name }),
    ...(shippingAddress && { shippingAddress: toLines(shippingAddress) }),
    billingAddress: toLines(doc.billingAddress),
    ...toEditableAddress(row, loaded),
    items: toItems(row, loaded, names),
    shipments: toShipments(row, loaded, names),
    totals: {
      goods: wire(totals.itemSubTotal),
      shipping: wire(totals.shipping),
      tax: wire(totals.tax),
      total: wire(totals.total),
    },
    payments: row.payments.map(({ amount, captured, refunded, entries, ...payment }) => ({
      ...payment,
      ...{ amount: wire(amount), captured: wire(captured), refunded: wire(refunded) },
      entries: entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString(), amount: wire(entry.amount) })),
    })),
    timeline: toTimeline(row, loaded),
    returns: toReturns(loaded),
    ...toStaffPreOrder(row),
  }
}

const toEditableAddress = (
  { doc, order }: StaffOrderRow,
  { shipments }: LoadedHistory,
): Pick<StaffOrder, 'editableAddress'> => {
  if (!doc.shippingAddress || findDeliveryClosed(doc, { state: order.state, shipments })) return {}
  const { email: _, subscriptions: __, addressId: ___, ...editableAddress } = doc.shippingAddress
  return { editableAddress }
}

const toReturns = ({ returns, exchanges, history }: LoadedHistory): StaffOrder['returns'] =>
  returns.map((registered) => ({
    number: formatReturnNumber(registered.number),
    registeredAt: new Date(registered.registeredAt).toISOString(),
    isTakenBack: findReturnStep(registered, history) !== null,
    isCancelled: registered.cancelledAt !== null,
    units: registered.items.reduce((sum, { qty }) => sum + qty, 0),
    exchanges: exchanges
      .filter(({ returnId }) => returnId === registered.id)
      .map(({ id, lineId, size, upc, qty, state, tracking: parcel }) => {
        const tracking = parseTracking(parcel ?? '')
        return { exchangeId: id, itemId: lineId, size, upc, qty, state, ...(tracking && { tracking }) }
      }),
  }))

const toItems = ({ doc }: StaffOrderRow, { history }: LoadedHistory, names: OrderNames): StaffOrder['items'] =>
  doc.items.map(({ lineId, name, variantId, upc, qty, priceAfterOrderDiscount }) => ({
    ...{ itemId: lineId, name, variantId, upc, qty },
    attributes: names.variants[lineId] ?? '',
    givenBack: history.returned[lineId] ?? 0,
    total: amountToWire(priceAfterOrderDiscount, doc.currency),
  }))

const toShipments = (
  { doc, order, promised }: StaffOrderRow,
  { shipments }: LoadedHistory,
  names: OrderNames,
): StaffOrder['shipments'] =>
  doc.shipments.map(({ shipmentId, storeId, lineIds, state: initial }) => {
    const stored = shipments.find(({ id }) => id === shipmentId)
    const state = stored?.state ?? initial
    const tracking = parseTracking(stored?.tracking ?? '')
    // Goods that have not arrived do not move.
    const mayMove = order.state === 'finalised' && promised === 0
    return {
      ...{ shipmentId, state, kind: storeId === undefined ? ('ship' as const) : ('pickup' as const) },
      method: names.methods[shipmentId] ?? '',
      itemIds: [...lineIds],
      ...(tracking && { tracking }),
      next: mayMove ? listNext({ state, ...(storeId !== undefined && { storeId }) }) : [],
    }
  })

/** Lists the states ahead of a shipment on its way, the nearest first. */
const listNext = (shipment: { readonly state: ShipmentState; readonly storeId?: string }): ShipmentState[] => [
  ...planShipmentSteps(shipment, shipment.storeId === undefined ? 'delivered' : 'collected'),
]

const toLines = (address: CartAddress): StaffOrder['billingAddress'] => ({
  lines: formatAddress(address),
  ...(address.phone && { phone: address.phone }),
})
