import type { StaffEvent } from '@lacehouse/contracts/calls/backoffice/events'
import type { Executor } from '@lacehouse/database'
import { findEventState } from '@lacehouse/domain/events/plan-event'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import { toWallTime } from '@lacehouse/domain/time/site-clock'
import { type EventRow, eventsQueries } from '../../../core/events/events.queries.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { toEventName } from './to-event-name.ts'

export type StaffEventDeps = Pick<Deps, 'database' | 'sites' | 'now'>

/** Replies with an event and how many people come and wait. */
export function getStaffEvent(deps: StaffEventDeps): Handler<'backoffice.getEvent'> {
  return ({ params, locale }) => readStaffEvent(deps, deps.database.pool, { id: params.eventId, locale })
}

type Wanted = { readonly id: string; readonly locale: string }

/** Reads an event as staff see it; an unknown one is refused. */
export async function readStaffEvent(
  { sites, now }: StaffEventDeps,
  executor: Executor,
  { id, locale }: Wanted,
): Promise<StaffEvent> {
  const event = await eventsQueries.find(executor, id)
  if (!event) throw new Refusal('EVT404')
  const { taken, waiting } = await eventsQueries.countSeats(executor, id)
  return {
    ...{ eventId: id, siteId: event.siteId, name: toEventName(event, sites, locale), ...toTimes(event) },
    ...{ names: { ...event.names }, places: { ...event.places }, page: event.page, revision: event.revision },
    ...{ capacity: event.capacity, taken, waiting, allowsPlusOne: event.allowsPlusOne },
    state: findEventState(event, now()),
    locales: [...(findSiteById(sites, event.siteId)?.locales ?? [])],
  }
}

const toTimes = ({ startsAt, endsAt, closesAt, timeZone }: EventRow) => {
  const toWall = (at: number): string => toWallTime(at, timeZone).slice(0, 16)
  return {
    ...{ timeZone, startDate: new Date(startsAt).toISOString(), endDate: new Date(endsAt).toISOString() },
    ...{ startWallTime: toWall(startsAt), endWallTime: toWall(endsAt) },
    ...(closesAt !== null && { closeWallTime: toWall(closesAt) }),
  }
}
