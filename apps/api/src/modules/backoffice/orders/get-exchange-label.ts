import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { renderShipment } from '../../../core/fulfilment/render-shipment.ts'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'

type LabelDeps = Pick<Deps, 'database' | 'placements' | 'sites'>

/** Replies with the label of the parcel of an exchange that is due or sent; before the goods have arrived nothing goes out. */
export function getExchangeLabel(deps: LabelDeps): Handler<'backoffice.getExchangeLabel'> {
  return async ({ params: { orderNumber, exchangeId }, locale }) => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const { doc: order } = placement
    const site = findSiteById(deps.sites, order.siteId)
    const { history, exchanges, returns } = await loadOrderHistory(deps.database.pool, order)
    const exchange = exchanges.find(({ id }) => id === exchangeId)
    const registered = returns.find(({ id }) => id === exchange?.returnId)
    if (!site || !exchange || !registered || !['due', 'sent'].includes(exchange.state)) throw new Refusal('STF409')
    // A return may exchange several lines, each of which goes out in a parcel of its own.
    const position = registered.items.findIndex(({ lineId }) => lineId === exchange.lineId) + 1
    const shipment = { shipmentId: `${formatReturnNumber(registered.number)}-${position}`, lineIds: [exchange.lineId] }
    const { returned } = history
    const { tracking } = exchange
    const bytes = await renderShipment({ document: 'label', order, shipment, returned, tracking, site, locale })
    return new File([new Uint8Array(bytes)], `label-${shipment.shipmentId}.pdf`, { type: 'application/pdf' })
  }
}
