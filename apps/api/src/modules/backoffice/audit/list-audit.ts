import { parseOrderNumber } from '@lacehouse/domain/order/order-number'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPeriod } from '../to-page.ts'
import { type AuditEntry, listAuditEntries } from './audit-log.queries.ts'

/** Lists what staff and agents did, in pages. */
export function listAudit({ database }: Pick<Deps, 'database'>): Handler<'backoffice.listAudit'> {
  return async ({ query }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const typed = query.search?.trim() || null
    const search = typed && (parseOrderNumber(typed) ?? typed)
    const filter = { search, action: query.action ?? null, ...toPeriod(query), offset, limit }
    const { entries, total } = await listAuditEntries(database.pool, filter)
    return { items: entries.map(toEntryReply), total, page, pageSize }
  }
}

/** What an entry says of before and after; other data, such as what an agent searched for, stands after. */
const toEntryReply = ({ at, customer, data, ...entry }: AuditEntry) => {
  const { actor: _, agent: __, before, after, ...others } = data
  const later = after ?? (Object.keys(others).length > 0 ? others : undefined)
  return {
    ...entry,
    at: new Date(at).toISOString(),
    ...(customer !== null && { customer }),
    ...(before !== undefined && { before: JSON.stringify(before) }),
    ...(later !== undefined && { after: JSON.stringify(later) }),
  }
}
