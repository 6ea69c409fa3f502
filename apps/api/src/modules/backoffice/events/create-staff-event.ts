import { inTransaction } from '@lacehouse/database'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { staffEventsQueries } from '../../../core/events/staff-events.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { readStaffEvent, type StaffEventDeps } from './get-staff-event.ts'
import { requireTimes, requireWords } from './require-event.ts'

/** Creates an event of a site, with words in each of its locales. */
export function createStaffEvent(deps: StaffEventDeps): Handler<'backoffice.createEvent'> {
  return async (call) => {
    const staff = getStaff(call)
    const { eventId, siteId, timeZone, capacity, allowsPlusOne, page } = call.body
    const site = findSiteById(deps.sites, siteId)
    if (!site) throw new Refusal('EVT404')
    const words = requireWords(call.body, site)
    const times = requireTimes(call.body, { taken: 0, now: deps.now() })
    return inTransaction(deps.database.pool, async (client) => {
      const event = { eventId, siteId: site.siteId, timeZone, capacity, allowsPlusOne, page, ...words, ...times }
      if (!(await staffEventsQueries.insert(client, event))) throw new Refusal('EVT413', { field: 'eventId' })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.createEvent', subject: eventId, siteId: site.siteId, consumerNo: null },
        after: { startsAt: call.body.startsAt, endsAt: call.body.endsAt, timeZone, capacity },
      })
      return readStaffEvent(deps, client, { id: eventId, locale: call.locale })
    })
  }
}
