import { findSiteById } from '@lacehouse/domain/site/find-site'
import { renderShipment } from '../../../core/fulfilment/render-shipment.ts'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

type DocumentDeps = Pick<Deps, 'database' | 'placements' | 'sites'>

/** Replies with a paper of a shipment to print: its label, what is in the parcel, or what has to be picked. A pickup has no label. */
export function getShipmentDocument(deps: DocumentDeps): Handler<'backoffice.getShipmentDocument'> {
  return async ({ params: { orderNumber, shipmentId, document }, locale }) => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const { doc: order } = placement
    const shipment = order.shipments.find((one) => one.shipmentId === shipmentId)
    const site = findSiteById(deps.sites, order.siteId)
    if (!shipment || !site || shipment.groupId === 'digital') throw new Refusal('STF409')
    if (document === 'label' && shipment.storeId !== undefined) throw new Refusal('STF409')
    const { history, shipments } = await loadOrderHistory(deps.database.pool, order)
    const tracking = shipments.find(({ id }) => id === shipmentId)?.tracking ?? null
    const { returned } = history
    const bytes = await renderShipment({ document, order, shipment, returned, tracking, site, locale })
    return new File([new Uint8Array(bytes)], `${document}-${shipmentId}.pdf`, { type: 'application/pdf' })
  }
}
