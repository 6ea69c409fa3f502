import {
  arrayOf,
  type Executor,
  eventRegistrations,
  events,
  execute,
  findRow,
  float,
  getRow,
  integer,
  json,
  listRows,
  literal,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const eventId = param('eventId', text)
const consumerNo = param('consumerNo', text)
const ids = param('ids', arrayOf(uuid))
const now = moment('now')

const eventRow = {
  id: events.id,
  siteId: events.siteId,
  startsAt: float,
  endsAt: float,
  closesAt: nullable(float),
  cancelledAt: nullable(float),
  revision: events.revision,
  timeZone: events.timeZone,
  capacity: events.capacity,
  allowsPlusOne: events.allowsPlusOne,
  page: events.page,
  names: events.names,
  places: events.places,
}
const eventColumns = sql`e.id, e.site_id as "siteId", extract(epoch from e.starts_at)::float8 * 1000 as "startsAt",
  extract(epoch from e.ends_at)::float8 * 1000 as "endsAt", extract(epoch from e.closes_at)::float8 * 1000 as "closesAt",
  extract(epoch from e.cancelled_at)::float8 * 1000 as "cancelledAt", e.revision, e.time_zone as "timeZone", e.capacity,
  e.allows_plus_one as "allowsPlusOne", e.page, e.names, e.places`

const findEvent = statement({
  name: 'event-find',
  row: eventRow,
  sql: sql`select ${eventColumns} from events e where e.id = ${eventId}`,
})

// Who signs up, changes, leaves or is admitted has the event's row, so that no place is given away twice.
const lockEvent = statement({
  name: 'event-lock',
  row: eventRow,
  sql: sql`select ${eventColumns} from events e where e.id = ${eventId} for update of e`,
})

const countSeats = statement({
  name: 'event-seats',
  row: { taken: integer, waiting: integer },
  sql: sql`select coalesce(sum(r.seats) filter (where r.state = 'confirmed'), 0)::int as taken,
      count(*) filter (where r.state = 'waiting')::int as waiting
    from event_registrations r where r.event_id = ${eventId}`,
})

const registrationRow = {
  id: eventRegistrations.id,
  eventId: eventRegistrations.eventId,
  consumerNo: eventRegistrations.consumerNo,
  locale: eventRegistrations.locale,
  email: eventRegistrations.email,
  firstName: eventRegistrations.firstName,
  lastName: eventRegistrations.lastName,
  gender: eventRegistrations.gender,
  phone: eventRegistrations.phone,
  plusOne: eventRegistrations.plusOne,
  attendingDays: eventRegistrations.attendingDays,
  seats: eventRegistrations.seats,
  state: eventRegistrations.state,
  /** How many wait before it, and itself. */
  waitingPosition: integer,
}
const registrationColumns = sql`r.id, r.event_id as "eventId", r.consumer_no as "consumerNo", r.locale, r.email,
  r.first_name as "firstName", r.last_name as "lastName", r.gender, r.phone, r.plus_one as "plusOne",
  r.attending_days as "attendingDays", r.seats, r.state, (select count(*)::int from event_registrations w
    where w.event_id = r.event_id and w.state = 'waiting' and w.position <= r.position) as "waitingPosition"`

const findOwn = statement({
  name: 'event-registration-own',
  row: registrationRow,
  sql: sql`select ${registrationColumns} from event_registrations r where r.event_id = ${eventId} and r.consumer_no = ${consumerNo}`,
})

const findRegistration = statement({
  name: 'event-registration-find',
  row: registrationRow,
  sql: sql`select ${registrationColumns} from event_registrations r where r.id = ${param('id', uuid)}`,
})

// One who signs up within the day before the event gets the confirmation and no reminder.
const save = statement({
  name: 'event-registration-save',
  row: { id: eventRegistrations.id },
  sql: sql`
    insert into event_registrations (id, event_id, consumer_no, locale, email, first_name, last_name, gender, phone, plus_one,
      attending_days, seats, state, registered_at, reminded_at, ends_at)
    select ${param('id', uuid)}, e.id, ${consumerNo}, ${param('locale', text)}, ${param('email', text)}, ${param('firstName', text)},
      ${param('lastName', text)}, ${param('gender', text)}, ${param('phone', text)}, ${param('plusOne', text)},
      ${param('attendingDays', json<readonly string[]>())}, ${param('seats', integer)}, ${param('state', eventRegistrations.state)}, ${now},
      case when e.starts_at <= ${now} + interval '1 day' then ${now} end, e.ends_at
    from events e where e.id = ${eventId}
    on conflict (event_id, consumer_no) do update set locale = excluded.locale, email = excluded.email,
      first_name = excluded.first_name, last_name = excluded.last_name, gender = excluded.gender, phone = excluded.phone,
      plus_one = excluded.plus_one, attending_days = excluded.attending_days, seats = excluded.seats, state = excluded.state
    returning event_registrations.id`,
})

const remove = statement({
  name: 'event-registration-delete',
  sql: sql`delete from event_registrations r where r.event_id = ${eventId} and r.consumer_no = ${consumerNo}`,
})

const listWaiting = statement({
  name: 'event-waiting',
  row: { id: eventRegistrations.id, seats: eventRegistrations.seats },
  sql: sql`select r.id, r.seats from event_registrations r where r.event_id = ${eventId} and r.state = 'waiting' order by r.position`,
})

const admit = statement({
  name: 'event-admit',
  sql: sql`update event_registrations set state = 'confirmed' where id = any (${ids})`,
})

const enqueueMails = statement({
  name: 'event-mails-enqueue',
  sql: sql`with named as (select id from unnest(${ids}::uuid[]) as id), ${enqueueInStatement({
    queues: sql`array['event-mail']`,
    data: sql`jsonb_build_object('registrationId', named.id, 'kind', ${param('kind', text)}::text, 'at', ${now})`,
    source: sql`named`,
  })} select 1`,
})

const enqueueReminders = statement({
  name: 'event-reminders-enqueue',
  sql: sql`with reminded as (
      update event_registrations set reminded_at = ${now} where id in (
        select r.id from event_registrations r join events e on e.id = r.event_id
        where r.state = 'confirmed' and r.reminded_at is null and e.cancelled_at is null and e.starts_at > ${now} and e.starts_at <= ${now} + interval '1 day'
        limit ${literal(500)} for update of r skip locked
      ) returning id
    ), ${enqueueInStatement({
      queues: sql`array['event-mail']`,
      data: sql`jsonb_build_object('registrationId', reminded.id, 'kind', 'reminder', 'at', ${now})`,
      source: sql`reminded`,
    })} select 1 from reminded`,
})

// The rows of an erased account leave their place without a call.
const listToAdmit = statement({
  name: 'events-to-admit',
  row: { id: events.id },
  sql: sql`select e.id from events e where e.starts_at > ${now} and e.cancelled_at is null
    and exists (select from event_registrations w where w.event_id = e.id and w.state = 'waiting')
    and (select coalesce(sum(r.seats), 0) from event_registrations r where r.event_id = e.id and r.state = 'confirmed') < e.capacity`,
})

export type EventRow = RowOf<typeof findEvent>
export type RegistrationRow = RowOf<typeof findRegistration>
export type NewRegistration = Omit<RegistrationRow, 'waitingPosition'> & { readonly now: number }
type Subject = { readonly eventId: string; readonly consumerNo: string }
type Mails = {
  readonly ids: readonly string[]
  readonly kind: 'confirmed' | 'waiting' | 'admitted' | 'changed' | 'cancelled'
  readonly now: number
}

/** The statements of events (decision 0092). */
export const eventsQueries = {
  find: (executor: Executor, id: string): Promise<EventRow | null> => findRow(executor, findEvent, { eventId: id }),
  /** Finds an event and locks it until the end of the transaction; null for an unknown one. */
  lock: (executor: Executor, id: string): Promise<EventRow | null> => findRow(executor, lockEvent, { eventId: id }),
  /** Counts the places that are taken, and the registrations that wait. */
  countSeats: (executor: Executor, id: string) => getRow(executor, countSeats, { eventId: id }),
  findOwn: (executor: Executor, of: Subject): Promise<RegistrationRow | null> => findRow(executor, findOwn, of),
  findRegistration: (executor: Executor, id: string): Promise<RegistrationRow | null> =>
    findRow(executor, findRegistration, { id }),
  /** Writes a registration, or changes the person's one; resolves to its id. */
  save: async (executor: Executor, registration: NewRegistration): Promise<string> =>
    (await getRow(executor, save, registration)).id,
  /** Deletes the person's registration; false without one. */
  remove: async (executor: Executor, of: Subject): Promise<boolean> => (await execute(executor, remove, of)) === 1,
  listWaiting: (executor: Executor, id: string) => listRows(executor, listWaiting, { eventId: id }),
  admit: (executor: Executor, of: readonly string[]) => execute(executor, admit, { ids: of }),
  enqueueMails: (executor: Executor, mails: Mails) => execute(executor, enqueueMails, mails),
  /** Enqueues the mails of the day before, once for each confirmed registration. */
  enqueueReminders: (executor: Executor, at: number) => execute(executor, enqueueReminders, { now: at }),
  /** Lists events to come with a free place and a waiting list. */
  listToAdmit: async (executor: Executor, at: number): Promise<string[]> =>
    (await listRows(executor, listToAdmit, { now: at })).map(({ id }) => id),
} as const
