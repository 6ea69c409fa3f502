import { inTransaction } from '@lacehouse/database'
import { changeDeliveryIn, type DeliveryDeps, requireDeliveryAddress } from '../../core/orders/change-delivery.ts'
import { fulfilmentQueries } from '../../core/orders/fulfilment.queries.ts'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type RecordDeps, replyRecord } from './get-order.ts'

/**
 * Sends the caller's order to another address, or by another method of the same price, until its packing begins. The order's lock lets of
 * packing and changing at once only one happen, and a repetition changes nothing (ACC-07).
 */
export function changeDelivery(deps: RecordDeps & DeliveryDeps): Handler<'orders.changeDelivery'> {
  return async (call) => {
    const { orderId: orderNumber } = call.params
    const { session, locale, body } = call
    const placement = await findManagedOrder(deps, call, orderNumber)
    if (!placement || placement.state === 'failed') throw new Refusal('OHS4004')
    const address = requireDeliveryAddress(placement.doc, body.address, locale)
    const agent = session.kind === 'consumer' ? session.agent?.name : undefined
    await inTransaction(deps.database.pool, async (client) => {
      const order = await fulfilmentQueries.lock(client, orderNumber)
      if (!order) throw new Refusal('OHS4004')
      const { shippingMethods } = body
      await changeDeliveryIn(deps, client, { order, address, shippingMethods, ...(agent && { agent }) })
    })
    return replyRecord(deps, call, await deps.placements.find(orderNumber))
  }
}
