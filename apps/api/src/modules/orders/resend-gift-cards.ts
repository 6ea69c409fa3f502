import { randomUUID } from 'node:crypto'
import { listResendableCards } from '@lacehouse/domain/order/list-resendable-cards'
import { loadOrderHistory } from '../../core/orders/order-history.queries.ts'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import type { RecordDeps } from './get-order.ts'
import type { OrderQueries } from './orders.queries.ts'

type ResendDeps = RecordDeps & { readonly orderQueries: Pick<OrderQueries, 'resendGiftCards'> }

/**
 * Sends the mail of an order's gift cards once more to its recipient, by a job. The recipient cannot be changed, because the mail is
 * worth money (ACC-10).
 */
export function resendGiftCards(deps: ResendDeps): Handler<'orders.resendGiftCards'> {
  return async (call) => {
    const { orderNumber, itemId } = call.body
    const placement = await findManagedOrder(deps, call, orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const { doc, state } = placement
    const { history } = await loadOrderHistory(deps.database.pool, doc)
    const items = listResendableCards(doc, { state, returned: history.returned, now: deps.now() }).filter(
      ({ lineId }) => itemId === undefined || lineId === itemId,
    )
    if (items.length === 0) throw new Refusal('ORD404', { field: 'itemId' })
    const lineIds = items.map(({ lineId }) => lineId)
    await deps.orderQueries.resendGiftCards({ orderNumber, again: { id: randomUUID(), lineIds } })
    return { itemIds: lineIds }
  }
}
