import type { JobData } from '../../infra/jobs/jobs.ts'
import { fulfilmentQueries } from '../orders/fulfilment.queries.ts'
import type { PlacementDeps } from '../placement/placement-deps.ts'
import { captureOrder, refundOrder, releaseRest } from '../placement/refund-order.ts'

/**
 * Creates the handler of the job that carries out an order's money movements in their order. The handler throws until all are done, so
 * that the queue tries again. The payment ledger answers for movements that are done already (PAY-13).
 */
export function moveOrderMoney(deps: PlacementDeps) {
  return async ({ orderNumber }: JobData['move-order-money']): Promise<void> => {
    const movements = await fulfilmentQueries.listMoney(deps.database.pool, orderNumber)
    const moves = { capture: captureOrder(deps), refund: refundOrder(deps), void: refundOrder(deps) }
    for (const { key, kind, amount } of movements) {
      if (kind === 'release') continue
      const outcome = await moves[kind]({ orderNumber, amount, key })
      // Later movements assume that this one is done.
      if (!outcome.ok) throw new Error(`${kind} of ${orderNumber} under ${key} is not done: ${outcome.reason}`)
    }
    // A release holds up no refund, and finds all captures done.
    for (const { key } of movements.filter(({ kind }) => kind === 'release')) {
      const outcome = await releaseRest(deps, { orderNumber, key })
      if (!outcome.ok) throw new Error(`the rest of ${orderNumber} is not released: ${outcome.reason}`)
    }
  }
}
