import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import { cancelReturn } from '../../core/returns/cancel-return.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Cancels a return of the caller's order that has not arrived; a return of another order is answered like an unknown one (ACC-08). */
export function cancelRegisteredReturn(deps: Pick<Deps, 'database' | 'now' | 'placements'>): Handler<'returns.cancel'> {
  const cancel = cancelReturn(deps)
  return async (call) => {
    const { orderId: orderNumber, returnId } = call.params
    if (!(await findManagedOrder(deps, call, orderNumber))) throw new Refusal('OHS4004')
    const outcome = await cancel({ orderNumber, returnId })
    if (outcome === 'unknown') throw new Refusal('OHS4004', { field: 'returnId' })
    if (outcome === 'arrived') throw new Refusal('ORD420', { field: 'returnId' })
    return {}
  }
}
