import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import { getReadable } from '../../core/placement/resume-placement.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { toSteps, toTracking } from '../../replies/order/to-order-record.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'
import type { PlaceDeps } from './place-order.ts'

/** Replies with an order of the caller, with the steps of its shipments and their parcels (CHK-12). */
export function getOrder(
  deps: PlaceDeps & { readonly database: Pick<Deps['database'], 'pool'> },
): Handler<'checkout.getOrder'> {
  return async (call) => {
    const placement = await getReadable(deps, call, call.params.orderNumber)
    const [order, loaded] = await Promise.all([
      toOrderReply(deps, call, placement),
      loadOrderHistory(deps.database.pool, placement.doc),
    ])
    const shipments = order.shipments.map((shipment) => ({
      ...shipment,
      steps: toSteps(loaded.history, shipment.shipmentId),
      ...toTracking(loaded, shipment.shipmentId),
    }))
    return { ...order, shipments }
  }
}
