import type { StaffOrder } from '@lacehouse/contracts'
import { loadOrderHistory } from '../../../core/orders/order-history.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestContext } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { nameOrderGoods } from './name-order-goods.ts'
import { staffOrderQueries } from './orders.queries.ts'
import { toStaffOrder } from './to-staff-order.ts'

export type StaffOrderDeps = Pick<Deps, 'database' | 'catalogue' | 'sites'>

/** Replies with an order of any site. */
export function getStaffOrder(deps: StaffOrderDeps): Handler<'backoffice.getOrder'> {
  return (call) => replyStaffOrder(deps, call, call.params.orderNumber)
}

/** Replies with an order as it is now, in the language of the caller; refuses an unknown number. */
export async function replyStaffOrder(
  deps: StaffOrderDeps,
  { locale }: Pick<RequestContext, 'locale'>,
  orderNumber: string,
): Promise<StaffOrder> {
  const { pool } = deps.database
  const row = await staffOrderQueries.findRecord(pool, orderNumber)
  if (!row) throw new Refusal('OHS4004')
  const [loaded, names] = await Promise.all([loadOrderHistory(pool, row.doc), nameOrderGoods(deps, row.doc, locale)])
  return toStaffOrder({ row, loaded, names })
}
