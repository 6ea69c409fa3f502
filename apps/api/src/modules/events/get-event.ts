import { findEventState } from '@lacehouse/domain/events/plan-event'
import { listEventDays } from '@lacehouse/domain/events/shop-event'
import { writeCalendar } from '@lacehouse/domain/events/write-calendar'
import { type EventRow, eventsQueries } from '../../core/events/events.queries.ts'
import type { Deps } from '../../deps.ts'
import type { Handler, RequestContext } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

type EventDeps = Pick<Deps, 'database'>

/** Finds an event of the caller's site; one of another site is refused as an unknown one. */
export async function getEventOf(
  { database }: EventDeps,
  { site }: Pick<RequestContext, 'site'>,
  eventId: string,
): Promise<EventRow> {
  const event = await eventsQueries.find(database.pool, eventId)
  if (event?.siteId !== site.siteId) throw new Refusal('EVT404')
  return event
}

/** Replies with an event and whether a place is free. */
export function getEvent(deps: EventDeps & Pick<Deps, 'now'>): Handler<'events.get'> {
  return async (call) => {
    const event = await getEventOf(deps, call, call.params.eventId)
    const { taken, waiting } = await eventsQueries.countSeats(deps.database.pool, event.id)
    const { id, names, places, startsAt, endsAt, timeZone, capacity, allowsPlusOne } = event
    const isFull = waiting > 0 || taken >= capacity
    const state = findEventState(event, deps.now())
    return {
      ...{ eventId: id, name: names[call.locale] ?? id, place: places[call.locale] ?? '', timeZone },
      ...{ startDate: toMoment(startsAt), endDate: toMoment(endsAt), days: listEventDays(event) },
      enablePlusOne: allowsPlusOne,
      state: state === 'past' ? 'closed' : state === 'open' && isFull ? 'waiting' : state,
    }
  }
}

/** Replies with an event as a calendar file (EVT-01). */
export function getCalendar(deps: EventDeps & Pick<Deps, 'now' | 'publicUrl'>): Handler<'events.calendar'> {
  return async (call) => {
    const event = await getEventOf(deps, call, call.params.eventId)
    const file = writeEventCalendar(event, { ...deps, locale: call.locale })
    return new File([file], `${event.id}.ics`, { type: 'text/calendar' })
  }
}

type Writing = Pick<Deps, 'now' | 'publicUrl'> & { readonly locale: string }

/** Writes the calendar file of an event in a locale, with the address of its page. */
export function writeEventCalendar(event: EventRow, { now, publicUrl, locale }: Writing): string {
  const { id, names, places, page, startsAt, endsAt, cancelledAt } = event
  return writeCalendar({
    ...{ id, name: names[locale] ?? id, place: places[locale] ?? '', startsAt, endsAt, now: now() },
    isCancelled: cancelledAt !== null,
    url: `${publicUrl}/${locale}/${page}`,
  })
}

const toMoment = (milliseconds: number): string => new Date(milliseconds).toISOString()
