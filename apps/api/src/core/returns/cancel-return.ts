import { inTransaction } from '@lacehouse/database'
import { planReturnCancellation } from '@lacehouse/domain/returns/registered-return'
import type { Deps } from '../../deps.ts'
import { fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import { loadOrderHistory } from '../orders/order-history.queries.ts'
import { exchangesQueries } from './exchanges.queries.ts'
import { returnsQueries } from './returns.queries.ts'

type CancelDeps = Pick<Deps, 'database' | 'now'>

/**
 * Cancels a registered return until its goods are taken back, and releases the sizes that it holds, under the lock of the order: a parcel
 * that is being taken back at the same moment wins or is refused whole (ACC-08, decision 0078).
 */
export function cancelReturn({
  database,
  now,
}: CancelDeps): (wanted: { orderNumber: string; returnId: string }) => Promise<'cancelled' | 'unknown' | 'arrived'> {
  return ({ orderNumber, returnId }) =>
    inTransaction(database.pool, async (client) => {
      const order = await fulfilmentQueries.lock(client, orderNumber)
      if (!order) return 'unknown'
      const { history, returns } = await loadOrderHistory(client, order.doc)
      const registered = returns.find(({ id }) => id === returnId)
      if (!registered) return 'unknown'
      const plan = planReturnCancellation(registered, history)
      if (!plan.ok) return plan.reason
      if (plan.isRepeat) return 'cancelled'
      await returnsQueries.cancel(client, { id: returnId, now: now() })
      await exchangesQueries.release(client, { returnId, now: now() })
      return 'cancelled'
    })
}
