import { hasLeft, type LineId, type ReturnedQuantities, type ReturnWish } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { DeskOrder } from './order-desk.queries.ts'

/** How many of each line have gone back so far. */
export const countReturned = ({ returns }: Pick<DeskOrder, 'returns'>): ReturnedQuantities => {
  const returned: Record<LineId, number> = {}
  for (const { lineId, qty } of returns.flatMap(({ items }) => items)) returned[lineId] = (returned[lineId] ?? 0) + qty
  return returned
}

/** The shipments that have left the shop. */
export const listLeft = ({ shipments }: Pick<DeskOrder, 'shipments'>): string[] =>
  shipments.filter(({ state }) => hasLeft(state)).map(({ id }) => id)

/** Where a shipment's goods lie: at the store that hands them out, else at the site's warehouse. */
export const findLocation = (
  { doc, siteId }: DeskOrder,
  { shipmentId, sites }: { readonly shipmentId: string; readonly sites: readonly Site[] },
): string => {
  const storeId = doc.shipments.find((one) => one.shipmentId === shipmentId)?.storeId
  const place = storeId ?? sites.find((site) => site.siteId === siteId)?.warehouse
  if (place === undefined) throw new Error(`order ${doc.orderNumber} is of a site that is no more: ${siteId}`)
  return place
}

/** Pieces by stock item, summed over lines, with the ledger's sign. */
export const toQuantities = ({ doc }: DeskOrder, wishes: readonly ReturnWish[], sign: 1 | -1): Map<string, number> => {
  const quantities = new Map<string, number>()
  for (const { lineId, qty } of wishes) {
    const item = doc.items.find((one) => one.lineId === lineId)
    if (item && qty > 0) quantities.set(item.stockItemId, (quantities.get(item.stockItemId) ?? 0) + sign * qty)
  }
  return quantities
}
