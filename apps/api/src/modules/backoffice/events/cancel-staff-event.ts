import { inTransaction } from '@lacehouse/database'
import { eventsQueries } from '../../../core/events/events.queries.ts'
import { staffEventsQueries } from '../../../core/events/staff-events.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { readStaffEvent, type StaffEventDeps } from './get-staff-event.ts'
import { lockChangeable } from './lock-changeable.ts'

/** Cancels an event that is to come, and enqueues the mails to all who signed up, the waiting ones included. */
export function cancelStaffEvent(deps: StaffEventDeps): Handler<'backoffice.cancelEvent'> {
  return (call) => {
    const staff = getStaff(call)
    const now = deps.now()
    return inTransaction(deps.database.pool, async (client) => {
      const { id, siteId } = await lockChangeable(client, {
        ...{ id: call.params.eventId, revision: call.body.revision, now },
      })
      await staffEventsQueries.cancel(client, { eventId: id, now })
      const ids = await staffEventsQueries.listRegistrations(client, id)
      if (ids.length > 0) await eventsQueries.enqueueMails(client, { ids, kind: 'cancelled', now })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.cancelEvent', subject: id, siteId, consumerNo: null, after: { mailed: ids.length } },
      })
      return readStaffEvent(deps, client, { id, locale: call.locale })
    })
  }
}
