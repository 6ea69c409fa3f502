import type { TrackedOrder } from '@lacehouse/contracts'
import type { OrderShipment } from '@lacehouse/domain/order/order'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { findTrackedOrder } from '../../core/orders/find-tracked-order.ts'
import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toSteps, toTracking, toWithdrawn } from '../../replies/order/to-order-record.ts'
import { toOrderReply } from '../../replies/order/to-order-reply.ts'
import type { RecordDeps } from './get-order.ts'

/**
 * Replies where an order is, by its number and email. A wrong email is refused like an unknown number, after the same one statement,
 * so that neither words nor time tell whether an order exists (ACC-06).
 */
export function trackOrder(deps: RecordDeps): Handler<'orders.track'> {
  return async (call) => {
    const email = toMailbox(call.body.email)
    const number = await findTrackedOrder(deps.database.pool, parseOrderNumber(call.body.orderNumber) ?? '', email)
    const placement = number === null ? null : await deps.placements.find(number)
    if (!placement) throw new Refusal('OHS4004')
    const loaded = await loadOrderHistory(deps.database.pool, placement.doc)
    const order = await toOrderReply(deps, call, placement)
    const toShipment = ({ shipmentId }: OrderShipment): TrackedOrder['shipments'][number][] => {
      const shipment = order.shipments.find((one) => one.shipmentId === shipmentId)
      if (!shipment) return []
      const { shippingMethod, store, itemIds, state } = shipment
      const window = shippingMethod?.deliveryWindow
      return [
        {
          shipmentId,
          state,
          steps: toSteps(loaded.history, shipmentId),
          ...(shippingMethod && { methodLabel: shippingMethod.label }),
          ...(window && { deliveryWindow: window }),
          ...(store && { store }),
          ...toTracking(loaded, shipmentId),
          items: order.items
            .filter(({ id }) => itemIds.includes(id))
            .map(({ id, name, qty, productImageURL, variants }) => ({ id, name, qty, productImageURL, variants })),
        },
      ]
    }
    const { orderNumber, state, placedAt } = order
    const shipments = placement.doc.shipments.flatMap(toShipment)
    return { orderNumber, state, placedAt, shipments, ...toWithdrawn(loaded) }
  }
}
