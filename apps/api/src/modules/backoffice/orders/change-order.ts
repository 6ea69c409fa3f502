import type { StaffOrder } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { fulfilmentQueries } from '../../../core/orders/fulfilment.queries.ts'
import { recordStaffChange, type StaffChange } from '../../../core/staff/audit.queries.ts'
import type { RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { replyStaffOrder, type StaffOrderDeps } from './get-staff-order.ts'

type Order = NonNullable<Awaited<ReturnType<typeof fulfilmentQueries.lock>>>

/** What was changed, for the audit log; null where a repetition changed nothing. */
export type OrderChange = Pick<StaffChange, 'before' | 'after'> | null

type Changing = {
  readonly orderNumber: string
  readonly action: StaffChange['action']
  /** Changes the locked order; throws a refusal, which takes everything back. */
  readonly change: (client: PoolClient, order: Order) => Promise<OrderChange>
}

/**
 * Changes an order and writes the entry of the audit log in one transaction, then replies with the order. The change is handed in
 * because its entry has to be written before the commit.
 */
export async function changeOrder(
  deps: StaffOrderDeps,
  call: RequestContext,
  { orderNumber, action, change }: Changing,
): Promise<StaffOrder> {
  await inTransaction(deps.database.pool, async (client) => {
    const order = await fulfilmentQueries.lock(client, orderNumber)
    if (!order) throw new Refusal('OHS4004')
    const { owner } = order.doc
    const changed = await change(client, order)
    if (!changed) return
    const consumerNo = owner.kind === 'consumer' ? owner.id : null
    const entry = { action, subject: orderNumber, siteId: order.siteId, consumerNo, ...changed }
    await recordStaffChange(client, getStaff(call), entry)
  })
  return replyStaffOrder(deps, call, orderNumber)
}
