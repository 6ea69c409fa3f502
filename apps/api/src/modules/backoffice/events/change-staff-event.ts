import { isDeepStrictEqual } from 'node:util'
import { inTransaction } from '@lacehouse/database'
import { listEventDays } from '@lacehouse/domain/events/shop-event'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { PoolClient } from 'pg'
import { admitWaiting } from '../../../core/events/admit-waiting.ts'
import { type EventRow, eventsQueries } from '../../../core/events/events.queries.ts'
import { type StaffEventFields, staffEventsQueries } from '../../../core/events/staff-events.queries.ts'
import { recordStaffChange } from '../../../core/staff/audit.queries.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { getStaff } from '../../../http/staff-caller.ts'
import { readStaffEvent, type StaffEventDeps } from './get-staff-event.ts'
import { lockChangeable } from './lock-changeable.ts'
import { requireTimes, requireWords } from './require-event.ts'

/**
 * Changes an event that is to come. The capacity never falls below the places that are taken; more places go to the waiting list in its
 * order. Those signed up get a mail where the time or the place changes.
 */
export function changeStaffEvent(deps: StaffEventDeps): Handler<'backoffice.changeEvent'> {
  return (call) => {
    const staff = getStaff(call)
    const { revision, timeZone, capacity, allowsPlusOne, page } = call.body
    const now = deps.now()
    return inTransaction(deps.database.pool, async (client) => {
      const before = await lockChangeable(client, { id: call.params.eventId, revision, now })
      const site = findSiteById(deps.sites, before.siteId)
      if (!site) throw new Refusal('EVT404')
      const { taken } = await eventsQueries.countSeats(client, before.id)
      const times = requireTimes(call.body, { taken, now })
      const words = requireWords(call.body, site)
      await save(client, before, {
        event: { eventId: before.id, timeZone, capacity, allowsPlusOne, page, ...words, ...times },
        now,
      })
      await recordStaffChange(client, staff, {
        ...{ action: 'backoffice.changeEvent', subject: before.id, siteId: before.siteId, consumerNo: null },
        ...toFacts(before, { ...before, ...times, ...words, timeZone, capacity, allowsPlusOne, page }),
      })
      return readStaffEvent(deps, client, { id: before.id, locale: call.locale })
    })
  }
}

const save = async (
  client: PoolClient,
  before: EventRow,
  { event, now }: { readonly event: StaffEventFields; readonly now: number },
): Promise<void> => {
  await staffEventsQueries.update(client, event)
  const isMoved = before.startsAt !== event.startsAt || before.endsAt !== event.endsAt
  if (isMoved) {
    const days = listEventDays(event)
    const hasSameDays = isDeepStrictEqual(days, listEventDays(before))
    await staffEventsQueries.moveRegistrations(client, {
      ...{ eventId: event.eventId, now, days: hasSameDays ? null : days },
    })
  }
  if (isMoved || !isDeepStrictEqual(before.places, event.places)) {
    const ids = await staffEventsQueries.listRegistrations(client, event.eventId)
    if (ids.length > 0) await eventsQueries.enqueueMails(client, { ids, kind: 'changed', now })
  }
  await admitWaiting(client, { ...before, startsAt: event.startsAt, capacity: event.capacity }, now)
}

const recorded = [
  'startsAt',
  'endsAt',
  'closesAt',
  'timeZone',
  'capacity',
  'allowsPlusOne',
  'page',
  'names',
  'places',
] as const

/** Lists what an entry of the audit log says: the fields that changed, before and after. */
const toFacts = (before: EventRow, after: EventRow) => {
  const changed = recorded.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  const pick = (event: EventRow) => Object.fromEntries(changed.map((field) => [field, toRecorded(field, event[field])]))
  return { before: pick(before), after: pick(after) }
}

const toRecorded = (field: (typeof recorded)[number], value: unknown): unknown =>
  field.endsWith('At') && typeof value === 'number' ? new Date(value).toISOString() : value
