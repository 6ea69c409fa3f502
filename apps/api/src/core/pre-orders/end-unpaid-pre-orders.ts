import { createBalancesQueries } from '../balances/balances.queries.ts'
import type { FulfilmentDeps } from '../fulfilment/advance-order.ts'
import { returnItems } from '../fulfilment/return-items.ts'
import { preOrdersQueries } from './pre-orders.queries.ts'

/** Names the cancellation of a pre-order that was not paid in time. */
export const unpaidKey = 'unpaid'

/**
 * Cancels the pre-orders whose charge was declined and whose shoppers named no other card in time: their units are given back, and their
 * cards are charged no more. A repetition cancels nothing twice.
 */
export async function endUnpaidPreOrders(deps: FulfilmentDeps & { readonly now: () => number }): Promise<void> {
  const cancel = returnItems({ ...deps, balances: createBalancesQueries(deps.database.pool) })
  for (const orderNumber of await preOrdersQueries.listOverdue(deps.database.pool, deps.now()))
    await cancel({ orderNumber, items: null, key: unpaidKey, reason: 'unpaid' })
}
