import type { CallRequest } from '@lacehouse/contracts'
import { inTransaction } from '@lacehouse/database'
import { toCsv } from '@lacehouse/domain/csv/to-csv'
import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import { parseCaseNumber } from '@lacehouse/domain/support-cases/support-case'
import { toMailbox } from '@lacehouse/domain/validation/to-mailbox'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import { listCases } from '../../../core/support-cases/answer-case.ts'
import type { CaseFilter } from '../../../core/support-cases/support-cases.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { toPage, toPeriod, toPrefix } from '../to-page.ts'
import { toStaffCaseSummary } from './to-staff-case.ts'

type ListDeps = Pick<Deps, 'database'>
type Query = CallRequest<'backoffice.listCases'>['query']

/** Lists cases of all sites in pages. */
export function listStaffCases({ database }: ListDeps): Handler<'backoffice.listCases'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const filter = { ...toFilter(query), start: offset, count: limit }
    const { cases, total } = await listCases(database.pool, filter, query.sort)
    return { items: cases.map((one) => toStaffCaseSummary(one, locale)), total, page, pageSize }
  }
}

const mostExported = 10_000
const columns = [
  ...(['number', 'site', 'opened', 'newest message', 'state', 'category'] as const),
  ...(['subject', 'name', 'email', 'order'] as const),
] as const

/** Writes the cases of a list as a table. The audit log has the export with its filters, in the transaction that reads them. */
export function exportCases({ database }: ListDeps): Handler<'backoffice.exportCases'> {
  return (call) =>
    inTransaction(database.pool, async (client) => {
      const { query, locale } = call
      const { cases } = await listCases(client, { ...toFilter(query), count: mostExported }, query.sort)
      const { state, category, from, to } = query
      const after = { rows: cases.length, state, category, from, to }
      const entry = { action: 'backoffice.exportCases', subject: 'cases', consumerNo: null, after }
      await recordStaffChange(client, getStaff(call), entry)
      const rows = cases
        .map((one) => toStaffCaseSummary(one, locale))
        .map((one) => [
          ...[one.caseNumber, one.siteId, one.createdAt, one.updatedAt, one.state, one.category],
          ...[one.subject, one.name, one.email, one.orderNumber ?? ''],
        ])
      return new File([toCsv([columns, ...rows])], 'cases.csv', { type: 'text/csv' })
    })
}

const toFilter = (query: Query): Partial<CaseFilter> => ({
  ...toSearch(query.search?.trim() ?? ''),
  ...toPeriod(query),
  ...{ state: query.state ?? null, category: query.category ?? null },
})

/** What was searched for is the number of a case or an order, an email, or the beginning of a name. */
const toSearch = (search: string): Pick<CaseFilter, 'search' | 'name'> => {
  if (search === '') return { search: null, name: null }
  if (search.includes('@')) return { search: toMailbox(search), name: null }
  const number = parseCaseNumber(search) ?? parseOrderNumber(search)
  return number ? { search: number, name: null } : { search: null, name: toPrefix(search) }
}
