import type { LineId } from '@lacehouse/domain/cart/ids'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import type { ReturnedQuantities } from '@lacehouse/domain/returns/given-back'
import { listHeldUnits, takeUnits } from '@lacehouse/domain/returns/held-units'
import type { ReturnInput } from '@lacehouse/domain/returns/plan-return'
import type { Site } from '@lacehouse/domain/site/site'
import type { FulfilmentOrder } from '../orders/fulfilment.queries.ts'

/** Counts the returned pieces of each line. */
export function countReturned({ returns }: Pick<FulfilmentOrder, 'returns'>): ReturnedQuantities {
  const returned: Record<LineId, number> = {}
  for (const { lineId, qty } of returns.flatMap(({ items }) => items)) returned[lineId] = (returned[lineId] ?? 0) + qty
  return returned
}

/** Lists the shipments that have left the shop. */
export function listLeft({ shipments }: Pick<FulfilmentOrder, 'shipments'>): string[] {
  return shipments.filter(({ state }) => hasLeft(state)).map(({ id }) => id)
}

/** Returns the location of a shipment's goods: the pickup store, or the site's warehouse. */
export function findLocation(
  { doc, siteId }: FulfilmentOrder,
  { shipmentId, sites }: { readonly shipmentId: string; readonly sites: readonly Site[] },
): string {
  const storeId = doc.shipments.find((one) => one.shipmentId === shipmentId)?.storeId
  const place = storeId ?? sites.find((site) => site.siteId === siteId)?.warehouse
  if (place === undefined) throw new Error(`order ${doc.orderNumber} is of a site that is no more: ${siteId}`)
  return place
}

/** Sums the pieces of some lines by stock item, with the sign of the stock ledger. */
export function toQuantities(
  { doc }: FulfilmentOrder,
  items: readonly ReturnInput[],
  sign: 1 | -1,
): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { lineId, qty } of items) {
    const item = doc.items.find((one) => one.lineId === lineId)
    if (item && qty > 0) quantities.set(item.stockItemId, (quantities.get(item.stockItemId) ?? 0) + sign * qty)
  }
  return quantities
}

/** Sums the pieces that come back of some lines by stock item: after an exchange another one than was bought. */
export function toArrivingQuantities(
  { doc, goods }: Pick<FulfilmentOrder, 'doc' | 'goods'>,
  items: readonly ReturnInput[],
): Map<string, number> {
  const quantities = new Map<string, number>()
  for (const { lineId, qty } of items) {
    const item = doc.items.find((one) => one.lineId === lineId)
    if (!item) continue
    for (const units of takeUnits(listHeldUnits(item, goods), qty).taken)
      quantities.set(units.stockItemId, (quantities.get(units.stockItemId) ?? 0) + units.qty)
  }
  return quantities
}
