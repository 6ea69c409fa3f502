import { eventGenders } from '@lacehouse/domain/events/check-event-form'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery, text } from '../shapes/primitives.ts'

/** The name of an event in its content. */
const EventId = z.string().regex(/^[a-z0-9-]{3,60}$/)
const EventParams = z.object({ eventId: EventId })
const Day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)

const Registration = z.object({
  registrationId: z.string(),
  state: z.enum(['confirmed', 'waiting']),
  /** The place on the waiting list, from 1; absent for a confirmed registration. */
  waitingPosition: z.number().optional(),
  attendingDays: z.array(z.string()),
  plusOne: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.string(),
  phoneNumber: z.string(),
})
const OwnRegistration = z.object({ registration: Registration.nullable() })

/** Events that people sign up for (decision 0092). */
export const eventsCalls = {
  'events.get': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/events/{eventId}',
    summary: 'An event: when and where it is, and whether a place is free',
    session: 'none',
    params: EventParams,
    query: LocaleQuery,
    reply: z.object({
      eventId: z.string(),
      name: z.string(),
      place: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      timeZone: z.string(),
      /** The days of the event at its place. */
      days: z.array(Day),
      enablePlusOne: z.boolean(),
      /** `waiting`: a sign-up goes to the waiting list. `closed`: it has begun, or its sign-up has ended. */
      state: z.enum(['open', 'waiting', 'closed', 'cancelled']),
    }),
    errors: ['EVT404'],
  }),
  'events.calendar': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/events/{eventId}/calendar',
    summary: 'An event as a file for calendars (RFC 5545)',
    session: 'none',
    params: EventParams,
    query: LocaleQuery,
    reply: z.file().mime(['text/calendar']),
    errors: ['EVT404'],
  }),
  'events.getRegistration': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/event-registration/{eventId}',
    summary: "The caller's own registration for an event; null without one",
    session: 'consumer',
    params: EventParams,
    query: LocaleQuery,
    reply: OwnRegistration,
    errors: [],
  }),
  'events.register': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    summary: 'Signs the caller up for an event, or changes the sign-up; without a free place it waits for one',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'eventRegistrations' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** The mailbox of the account; another one is refused. */
      email: Email,
      /** Joined by comma; ignored for an event of one day. */
      attendingDays: z.string().max(400).default(''),
      eventId: EventId,
      eventTermsAccepted: z.boolean(),
      firstName: text(100),
      lastName: text(100),
      gender: z.enum([...eventGenders, '']).default(''),
      phoneNumber: text(40).default(''),
      /** The name of a guest; empty without one. */
      plusOne: text(100).default(''),
      /** When the form was sent; the server's clock decides what is recorded. */
      registrationTimestamp: z.iso.datetime(),
    }),
    reply: OwnRegistration,
    errors: ['AUT453', 'EVT404', 'EVT409', 'EVT410', 'PRO415'],
  }),
  'events.cancel': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/event-registration/{eventId}',
    summary: 'Takes the own sign-up back; the place goes to the first of the waiting list',
    session: 'consumer',
    agents: 'refused',
    params: EventParams,
    query: LocaleQuery,
    reply: OwnRegistration,
    errors: ['EVT404'],
  }),
}
