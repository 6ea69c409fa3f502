import type { RegistrationState } from '@lacehouse/domain/events/plan-registration'
import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Events of sites that people sign up for (decision 0092). */
export const events = pgTable(
  'events',
  {
    id: text('id').primaryKey(),
    siteId: text('site_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    timeZone: text('time_zone').notNull(),
    capacity: integer('capacity').notNull(),
    allowsPlusOne: boolean('allows_plus_one').notNull(),
    /** Until when people can sign up; null until it begins. */
    closesAt: instant('closes_at'),
    cancelledAt: instant('cancelled_at'),
    /** Counts its changes, so that no editor overwrites another one's. */
    revision: integer('revision').notNull().default(1),
    /** The page of the content system that shows it. */
    page: text('page').notNull(),
    /** By locale. */
    names: jsonb('names').$type<Readonly<Record<string, string>>>().notNull(),
    places: jsonb('places').$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    check('events_start_before_end', sql`${table.startsAt} < ${table.endsAt}`),
    check('events_capacity_positive', sql`${table.capacity} > 0`),
    check('events_close_before_start', sql`${table.closesAt} <= ${table.startsAt}`),
    index('events_by_start').on(table.startsAt),
  ],
)

/** The sign-ups for an event, those that wait for a place included; one a person. */
export const eventRegistrations = pgTable(
  'event_registrations',
  {
    id: uuid('id').primaryKey(),
    eventId: text('event_id')
      .notNull()
      .references(() => events.id),
    consumerNo: text('consumer_no').notNull(),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    gender: text('gender').notNull(),
    phone: text('phone').notNull(),
    /** The guest's name; empty without one. */
    plusOne: text('plus_one').notNull(),
    attendingDays: jsonb('attending_days').$type<readonly string[]>().notNull(),
    /** Two with a guest. */
    seats: integer('seats').notNull(),
    state: text('state').$type<RegistrationState>().notNull(),
    /** The order of the waiting list. */
    position: bigserial('position', { mode: 'number' }).notNull(),
    registeredAt: instant('registered_at').notNull(),
    remindedAt: instant('reminded_at'),
    /** The end of the event, from which on it is not needed for long. */
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    check('event_registrations_state_known', sql`${table.state} in ('confirmed', 'waiting')`),
    check('event_registrations_seats_counted', sql`${table.seats} = case ${table.plusOne} when '' then 1 else 2 end`),
    uniqueIndex('event_registrations_one_a_person').on(table.eventId, table.consumerNo),
    index('event_registrations_by_consumer').on(table.consumerNo),
    index('event_registrations_waiting').on(table.eventId, table.position).where(sql`${table.state} = 'waiting'`),
    index('event_registrations_ended').on(table.endsAt),
  ],
)
