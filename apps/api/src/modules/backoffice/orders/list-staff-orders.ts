import { inTransaction } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toPage } from '../to-page.ts'
import { staffOrderQueries } from './orders.queries.ts'
import { toOrderFilter } from './to-order-filter.ts'
import { toStaffOrderSummary } from './to-staff-order-summary.ts'

type ListDeps = Pick<Deps, 'database'>

/** Lists orders of all sites in pages. */
export function listStaffOrders({ database }: ListDeps): Handler<'backoffice.listOrders'> {
  return async ({ query }) => {
    const { orders, total } = await staffOrderQueries.list(database.pool, toOrderFilter(query), query.sort)
    const { page, pageSize } = toPage(query)
    return { items: orders.map(toStaffOrderSummary), total, page, pageSize }
  }
}

const mostExported = 10_000
const columns = ['number', 'site', 'placed', 'state', 'shipments', 'name', 'email', 'total', 'currency'] as const

/** Writes the orders of a list as a table. The audit log has the export with its filters, in the transaction that reads them. */
export function exportStaffOrders({ database }: ListDeps): Handler<'backoffice.exportOrders'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { query } = call
      const filter = { ...toOrderFilter(query), offset: 0, limit: mostExported }
      const { orders } = await staffOrderQueries.list(client, filter, query.sort)
      const { state, shipmentState, from, to } = query
      const after = { rows: orders.length, state, shipmentState, from, to }
      const entry = { action: 'backoffice.exportOrders', subject: 'orders', consumerNo: null, after }
      await recordStaffChange(client, getStaff(call), entry)
      const rows = orders
        .map(toStaffOrderSummary)
        .map((order) => [
          ...[order.orderNumber, order.siteId, order.placedAt, order.state, order.shipmentStates.join(' ')],
          ...[order.name, order.email, order.total, order.currency],
        ])
      return new File([toCsv([columns, ...rows])], 'orders.csv', { type: 'text/csv' })
    })
}
