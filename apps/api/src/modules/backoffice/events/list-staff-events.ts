import { findEventState } from '@lacehouse/domain/events/plan-event'
import { findTimeZone } from '@lacehouse/domain/time/site-clock'
import { staffEventsQueries } from '../../../core/events/staff-events.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { toPage, toPrefix } from '../to-page.ts'
import type { StaffEventDeps } from './get-staff-event.ts'
import { toEventName } from './to-event-name.ts'

/** Lists events with their free places, those to come first. */
export function listStaffEvents({ database, sites, now }: StaffEventDeps): Handler<'backoffice.listEvents'> {
  return async ({ query, locale }) => {
    const { page, pageSize, offset, limit } = toPage(query)
    const search = query.search?.trim() ?? ''
    const at = now()
    const rows = await staffEventsQueries.list(database.pool, {
      ...{ siteId: query.siteId ?? null, pattern: search ? `%${toPrefix(search)}` : null, now: at, offset, limit },
    })
    const items = rows.map((row) => ({
      ...{ eventId: row.id, siteId: row.siteId, name: toEventName(row, sites, locale), timeZone: row.timeZone },
      startDate: new Date(row.startsAt).toISOString(),
      endDate: new Date(row.endsAt).toISOString(),
      ...{ capacity: row.capacity, taken: row.taken, waiting: row.waiting, state: findEventState(row, at) },
    }))
    return {
      ...{ items, total: rows[0]?.total ?? 0, page, pageSize },
      sites: sites.map(({ siteId, locales, country }) => ({
        ...{ siteId, locales: [...locales], timeZone: findTimeZone(country) },
      })),
    }
  }
}
