import {
  boolean,
  type Executor,
  eventRegistrations,
  events,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { EventTimes } from '@lacehouse/domain/events/plan-event'

const eventId = param('eventId', text)
const now = moment('now')
const siteId = param('siteId', nullable(text))
const pattern = param('pattern', nullable(text))
const seatsOf = (state: 'confirmed' | 'waiting') =>
  state === 'confirmed'
    ? sql`(select coalesce(sum(r.seats), 0)::int from event_registrations r where r.event_id = e.id and r.state = 'confirmed')`
    : sql`(select count(*)::int from event_registrations r where r.event_id = e.id and r.state = 'waiting')`

const list = statement({
  name: 'staff-events-list',
  row: {
    ...{ id: events.id, siteId: events.siteId, names: events.names, timeZone: events.timeZone },
    ...{ startsAt: float, endsAt: float, closesAt: nullable(float), cancelledAt: nullable(float) },
    ...{ capacity: events.capacity, taken: integer, waiting: integer, total: integer },
  },
  sql: sql`select e.id, e.site_id as "siteId", e.names, e.time_zone as "timeZone",
      extract(epoch from e.starts_at)::float8 * 1000 as "startsAt", extract(epoch from e.ends_at)::float8 * 1000 as "endsAt",
      extract(epoch from e.closes_at)::float8 * 1000 as "closesAt", extract(epoch from e.cancelled_at)::float8 * 1000 as "cancelledAt",
      e.capacity, ${seatsOf('confirmed')} as taken, ${seatsOf('waiting')} as waiting, count(*) over ()::int as total
    from events e where (${siteId}::text is null or e.site_id = ${siteId})
      and (${pattern}::text is null or lower(e.id) like ${pattern} or lower(e.names::text) like ${pattern})
    order by e.ends_at <= ${now}, case when e.ends_at > ${now} then e.starts_at end, e.starts_at desc, e.id
    offset ${param('offset', integer)} limit ${param('limit', integer)}`,
})

const fields = {
  ...{ timeZone: param('timeZone', text), capacity: param('capacity', integer), page: param('page', text) },
  allowsPlusOne: param('allowsPlusOne', boolean),
  names: param('names', json<Readonly<Record<string, string>>>()),
  places: param('places', json<Readonly<Record<string, string>>>()),
}
const closesAt = sql`to_timestamp(${param('closesAt', nullable(float))} / 1000.0)`

const insert = statement({
  name: 'staff-event-insert',
  row: { id: events.id },
  sql: sql`insert into events (id, site_id, starts_at, ends_at, closes_at, time_zone, capacity, allows_plus_one, page, names, places)
    values (${eventId}, ${param('siteId', text)}, ${moment('startsAt')}, ${moment('endsAt')}, ${closesAt}, ${fields.timeZone},
      ${fields.capacity}, ${fields.allowsPlusOne}, ${fields.page}, ${fields.names}, ${fields.places})
    on conflict (id) do nothing returning id`,
})

const update = statement({
  name: 'staff-event-update',
  sql: sql`update events set starts_at = ${moment('startsAt')}, ends_at = ${moment('endsAt')}, closes_at = ${closesAt},
      time_zone = ${fields.timeZone}, capacity = ${fields.capacity}, allows_plus_one = ${fields.allowsPlusOne}, page = ${fields.page},
      names = ${fields.names}, places = ${fields.places}, revision = revision + 1
    where id = ${eventId}`,
})

const cancel = statement({
  name: 'staff-event-cancel',
  sql: sql`update events set cancelled_at = ${now}, revision = revision + 1 where id = ${eventId}`,
})

// Who signed up for days that are no longer those of the event is expected on all of its new ones, and is reminded of these.
const moveRegistrations = statement({
  name: 'staff-event-registrations-move',
  sql: sql`update event_registrations r set ends_at = e.ends_at,
      reminded_at = case when e.starts_at > ${now} + interval '1 day' then null else coalesce(r.reminded_at, ${now}) end,
      attending_days = coalesce(${param('days', nullable(json<readonly string[]>()))}, r.attending_days)
    from events e where e.id = ${eventId} and r.event_id = e.id`,
})

const listRegistrations = statement({
  name: 'staff-event-registrations',
  row: { id: eventRegistrations.id },
  sql: sql`select r.id from event_registrations r where r.event_id = ${eventId} order by r.position`,
})

export type StaffEventFields = EventTimes & {
  readonly eventId: string
  readonly timeZone: string
  readonly capacity: number
  readonly allowsPlusOne: boolean
  readonly page: string
  readonly names: Readonly<Record<string, string>>
  readonly places: Readonly<Record<string, string>>
}
export type ListedEvent = RowOf<typeof list>
type Wanted = {
  readonly siteId: string | null
  readonly pattern: string | null
  readonly now: number
  readonly offset: number
  readonly limit: number
}

/** The statements by which staff list and change events (decision 0137). */
export const staffEventsQueries = {
  /** Lists a page of events, those to come first; `total` counts all that match. */
  list: (executor: Executor, wanted: Wanted): Promise<ListedEvent[]> => listRows(executor, list, wanted),
  /** Adds an event; false where there is one of the same id. */
  insert: async (executor: Executor, event: StaffEventFields & { readonly siteId: string }): Promise<boolean> =>
    (await findRow(executor, insert, event)) !== null,
  update: (executor: Executor, event: StaffEventFields) => execute(executor, update, event),
  cancel: (executor: Executor, of: { readonly eventId: string; readonly now: number }) => execute(executor, cancel, of),
  /** Gives the sign-ups of an event its times; `days` replaces those that people chose. */
  moveRegistrations: (
    executor: Executor,
    of: { readonly eventId: string; readonly now: number; readonly days: readonly string[] | null },
  ) => execute(executor, moveRegistrations, of),
  /** Lists all sign-ups of an event by their ids, the waiting ones included. */
  listRegistrations: async (executor: Executor, id: string): Promise<string[]> =>
    (await listRows(executor, listRegistrations, { eventId: id })).map((row) => row.id),
} as const
