import { randomUUID } from 'node:crypto'
import type { StaffOrderMail } from '@lacehouse/contracts'
import { hasLeft } from '@lacehouse/domain/order/plan-shipment-steps'
import type { PoolClient } from 'pg'
import { type FulfilmentOrder, fulfilmentQueries } from '../../../core/fulfilment/fulfilment.queries.ts'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'

/** Sends a mail of an order again, to the address of the order. */
export function sendOrderMailAgain(deps: StaffOrderDeps): Handler<'backoffice.sendOrderMail'> {
  return (call) => {
    const { mail } = call.body
    return changeOrder(deps, call, {
      orderNumber: call.params.orderNumber,
      action: 'backoffice.sendOrderMail',
      change: async (client, order) => {
        if (!(await enqueueMails(client, order, mail))) throw new Refusal('STF409')
        return { after: { mail } }
      },
    })
  }
}

/** Enqueues the jobs of a mail; false where the order has no such mail. */
const enqueueMails = async (client: PoolClient, order: FulfilmentOrder, mail: StaffOrderMail): Promise<boolean> => {
  const { number: orderNumber, state, shipments, returns } = order
  const again = randomUUID()
  if (mail === 'order') {
    if (state !== 'finalised' && state !== 'cancelled') return false
    await fulfilmentQueries.enqueueJob(client, 'order-mail', { orderNumber, again })
    return true
  }
  if (mail === 'refund') {
    const key = returns.at(-1)?.key
    if (key === undefined) return false
    await fulfilmentQueries.enqueueJob(client, 'refund-mail', { orderNumber, key, again })
    return true
  }
  if (mail === 'return') {
    const { returns: registered } = await loadOrderHistory(client, order.doc)
    const latest = registered.findLast(({ cancelledAt }) => cancelledAt === null)
    if (!latest) return false
    await fulfilmentQueries.enqueueJob(client, 'return-mail', { orderNumber, returnNumber: latest.number, again })
    return true
  }
  const sent = shipments.filter((shipment) => hasLeft(shipment.state) || shipment.state === 'ready_for_pickup')
  for (const { id } of sent)
    await fulfilmentQueries.enqueueJob(client, 'shipment-mail', { orderNumber, shipmentId: id, again })
  return sent.length > 0
}
