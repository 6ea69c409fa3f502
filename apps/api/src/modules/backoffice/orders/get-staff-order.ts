import type { StaffOrder } from '@lacehouse/contracts'
import type { Executor } from '@lacehouse/database'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { staffOrderQueries } from './orders.queries.ts'
import { toStaffOrder } from './to-staff-order.ts'

/** Replies with an order of any site. */
export function getStaffOrder({ database }: Pick<Deps, 'database'>): Handler<'backoffice.getOrder'> {
  return ({ params }) => replyStaffOrder(database.pool, params.orderNumber)
}

/** Replies with an order as it is now; refuses an unknown number. */
export async function replyStaffOrder(executor: Executor, orderNumber: string): Promise<StaffOrder> {
  const row = await staffOrderQueries.findRecord(executor, orderNumber)
  if (!row) throw new Refusal('OHS4004')
  return toStaffOrder({ row, loaded: await loadOrderHistory(executor, row.doc) })
}
