import type { CallRequest } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toPage, toPeriod, toPrefix } from '../to-page.ts'
import { type CustomerFilter, type ListedCustomer, staffCustomerQueries } from './customers.queries.ts'

type ListDeps = Pick<Deps, 'database' | 'sites'>

/** Lists customers of all sites in pages. */
export function listCustomers({ database, sites }: ListDeps): Handler<'backoffice.listCustomers'> {
  return async ({ query }) => {
    const { customers, total } = await staffCustomerQueries.list(database.pool, toFilter(query), query.sort)
    const { page, pageSize } = toPage(query)
    const siteIds = [...new Set(sites.map(({ siteId }) => siteId))]
    return { items: customers.map(toCustomerSummary), total, page, pageSize, sites: siteIds }
  }
}

const mostExported = 10_000
const columns = ['number', 'site', 'name', 'email', 'type', 'state', 'since', 'orders'] as const

/** Writes the customers of a list as a table. The audit log has the export with its filters, in the transaction that reads them. */
export function exportCustomers({ database }: ListDeps): Handler<'backoffice.exportCustomers'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { query } = call
      const filter = { ...toFilter(query), offset: 0, limit: mostExported }
      const { customers } = await staffCustomerQueries.list(client, filter, query.sort)
      const { siteId, state, from, to } = query
      const after = { rows: customers.length, siteId, state, from, to }
      const entry = { action: 'backoffice.exportCustomers', subject: 'customers', consumerNo: null, after }
      await recordStaffChange(client, getStaff(call), entry)
      const rows = customers
        .map(toCustomerSummary)
        .map((one) => [
          ...[one.consumerNo, one.siteId, one.name, one.email],
          ...[one.consumerType, one.state, one.createdAt, one.orders],
        ])
      return new File([toCsv([columns, ...rows])], 'customers.csv', { type: 'text/csv' })
    })
}

/** Makes the reply of a customer in a list. */
export function toCustomerSummary({ createdAt, ...customer }: ListedCustomer) {
  return { ...customer, createdAt: new Date(createdAt).toISOString() }
}

type Query = CallRequest<'backoffice.listCustomers'>['query']

const toFilter = (query: Query): CustomerFilter => {
  const { siteId = null, state = null, search = '' } = query
  const { offset, limit } = toPage(query)
  return { ...toSearch(search.trim()), ...toPeriod(query), siteId, state, offset, limit }
}

const toSearch = (search: string): Pick<CustomerFilter, 'email' | 'phone' | 'consumerNo' | 'lastName'> => {
  const nothing = { email: null, phone: null, consumerNo: null, lastName: null }
  if (search === '') return nothing
  if (search.includes('@')) return { ...nothing, email: toMailbox(search) }
  if (/^\+[\d\s()-]{6,}$/.test(search)) return { ...nothing, phone: `+${search.replaceAll(/\D/g, '')}` }
  return /\d/.test(search) ? { ...nothing, consumerNo: search } : { ...nothing, lastName: toPrefix(search) }
}
