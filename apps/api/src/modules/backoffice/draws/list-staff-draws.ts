import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import { wordsOf } from '../../../core/catalogue/product-record.ts'
import { staffDrawsQueries } from '../../../core/draws/staff-draws.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPrefix } from '../to-page.ts'
import { findDrawZone, type StaffDrawDeps } from './get-staff-draw.ts'

/** Lists draws, the newest first. */
export function listStaffDraws({ database, sites }: StaffDrawDeps): Handler<'backoffice.listDraws'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() ?? ''
    const rows = await staffDrawsQueries.list(database.pool, {
      ...{ siteId: query.siteId ?? null, pattern: search ? `%${toPrefix(search)}` : null, offset, limit },
    })
    const items = rows.map(({ id, siteId, productId, names, state, opensAt, closesAt, entries, units }) => ({
      ...{ drawId: id, siteId, productId, name: wordsOf(names, locale) ?? productId, state, entries },
      ...{ opensAt: new Date(opensAt).toISOString(), closesAt: new Date(closesAt).toISOString() },
      timeZone: findDrawZone(sites, siteId),
      units: Object.values(units).reduce((sum, count) => sum + count, 0),
    }))
    return {
      ...{ items, total: rows[0]?.total ?? 0, page, pageSize },
      sites: sites.map(({ siteId, country }) => ({ siteId, timeZone: findTimeZone(country) })),
    }
  }
}
