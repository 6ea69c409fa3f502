import { type Returned, returnItems } from '../../core/fulfilment/return-items.ts'
import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { type RecordDeps, replyRecord } from './get-order.ts'

export type CancelDeps = RecordDeps & Pick<Deps, 'sites' | 'balances'>

/**
 * Cancels the caller's order, or some of its items, until it is packed. Stock, gift cards, points, promotion uses and money go back in
 * the transaction of the cancellation, once for its id (ACC-07).
 */
export function cancelOrder(deps: CancelDeps): Handler<'orders.cancel'> {
  const cancel = returnItems(deps)
  return async (call) => {
    const { orderNumber, cancellationId, items } = call.body
    if (!(await findManagedOrder(deps, call, orderNumber))) throw new Refusal('OHS4004')
    const done = await cancel({
      orderNumber,
      key: `cancel-${cancellationId}`,
      reason: null,
      items: items?.map(({ itemId, qty }) => ({ lineId: itemId, qty })) ?? null,
      onlyUnpacked: true,
    })
    if (!done.ok) throw toRefusal(done.reason)
    return replyRecord(deps, call, await deps.placements.find(orderNumber))
  }
}

const toRefusal = (reason: Extract<Returned, { ok: false }>['reason']): Refusal => {
  if (reason === 'unknown') return new Refusal('OHS4004')
  if (reason === 'bad_quantity') return new Refusal('INV407', { field: 'items' })
  return new Refusal('ORD420')
}
