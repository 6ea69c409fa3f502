import type { JobData } from '../../infra/jobs/jobs.ts'
import type { PlacementDeps } from '../placement/placement-deps.ts'
import { captureOrder, refundOrder } from '../placement/refund-order.ts'
import { fulfilmentQueries } from './fulfilment.queries.ts'

/**
 * Asks the provider of an order for whatever it was to move, in the order in which it was decided, as a job: it throws, to be tried
 * again, until all of it is done. What is done already is answered from the ledger (PAY-13, T15).
 */
export function moveOrderMoney(deps: PlacementDeps) {
  return async ({ orderNumber }: JobData['settle-money']): Promise<void> => {
    for (const { key, kind, amount } of await fulfilmentQueries.listMoney(deps.database.pool, orderNumber)) {
      const move = kind === 'capture' ? captureOrder(deps) : refundOrder(deps)
      const outcome = await move({ orderNumber, amount, key })
      // What comes after it was decided on the assumption that this is done.
      if (!outcome.ok) throw new Error(`${kind} of ${orderNumber} under ${key} is not done: ${outcome.reason}`)
    }
  }
}
