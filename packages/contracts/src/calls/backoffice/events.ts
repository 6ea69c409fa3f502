import { eventStates } from '@lacehouse/domain/events/plan-event'
import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { ListQuery, pageOf } from '../../shapes/backoffice.ts'
import { ContentSiteId, WallTime } from '../../shapes/backoffice-content.ts'
import { LocaleCode, LocaleQuery, text } from '../../shapes/primitives.ts'

/** The name of an event in its content and in addresses. */
const EventId = z.string().regex(/^[a-z0-9][a-z0-9-]{2,59}$/)
const EventParams = z.object({ eventId: EventId })
const Revision = z.number().int().min(1)
/** A text for each locale of the site. */
const Texts = z.record(LocaleCode, text(200))

/** An event in the list, with the people who come and wait. */
const StaffEventSummary = z.object({
  eventId: EventId,
  siteId: z.string(),
  /** In the site's first locale that has one. */
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  capacity: z.number(),
  /** The places of all confirmed sign-ups, guests included. */
  taken: z.number(),
  /** Sign-ups on the waiting list. */
  waiting: z.number(),
  state: z.enum(eventStates),
})
export type StaffEventSummary = z.output<typeof StaffEventSummary>

/** An event as staff edit it. Wall times are those of its place. */
export const StaffEvent = StaffEventSummary.extend({
  names: z.record(z.string(), z.string()),
  places: z.record(z.string(), z.string()),
  /** The locales of its site. */
  locales: z.array(z.string()),
  startWallTime: z.string(),
  endWallTime: z.string(),
  /** Until when people can sign up; absent where they can until it begins. */
  closeWallTime: z.string().optional(),
  allowsPlusOne: z.boolean(),
  /** The slug of its page. */
  page: z.string(),
  revision: Revision,
})
export type StaffEvent = z.output<typeof StaffEvent>

const EventFields = {
  names: Texts,
  places: Texts,
  /** An IANA time zone: that of the place. */
  timeZone: text(60),
  startsAt: WallTime,
  endsAt: WallTime,
  closesAt: WallTime.nullable(),
  capacity: z.number().int().min(1).max(100_000),
  allowsPlusOne: z.boolean(),
  page: z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/),
}

const read = { session: 'backoffice', right: 'content.read', limits: [{ policy: 'staffReads' }] } as const

/** Events of the sites in the back office (decision 0137). */
export const backofficeEventCalls = {
  'backoffice.listEvents': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/events',
    summary: 'Events with their free places, those to come first, in pages, and the sites that can have events',
    query: ListQuery.extend({ siteId: ContentSiteId.optional() }),
    reply: pageOf(StaffEventSummary).extend({
      sites: z.array(z.object({ siteId: z.string(), locales: z.array(z.string()), timeZone: z.string() })),
    }),
    errors: [],
  }),
  'backoffice.getEvent': defineCall({
    ...read,
    method: 'GET',
    path: '/backoffice/api/events/{eventId}',
    summary: 'An event with its words in every locale of its site',
    params: EventParams,
    query: LocaleQuery,
    reply: StaffEvent,
    errors: ['EVT404'],
  }),
  'backoffice.createEvent': defineCall({
    session: 'backoffice',
    right: 'content.edit',
    method: 'POST',
    path: '/backoffice/api/events',
    summary: 'Creates an event',
    query: LocaleQuery,
    body: z.strictObject({ eventId: EventId, siteId: ContentSiteId, ...EventFields }),
    reply: StaffEvent,
    status: 201,
    errors: ['EVT404', 'EVT413'],
  }),
  'backoffice.changeEvent': defineCall({
    session: 'backoffice',
    right: 'content.edit',
    method: 'PUT',
    path: '/backoffice/api/events/{eventId}',
    summary:
      'Changes an event that is to come; another time or place is mailed to those signed up, more places go to the waiting list',
    params: EventParams,
    query: LocaleQuery,
    body: z.strictObject({ revision: Revision, ...EventFields }),
    reply: StaffEvent,
    errors: ['EVT404', 'EVT411', 'EVT412', 'EVT414'],
  }),
  'backoffice.cancelEvent': defineCall({
    session: 'backoffice',
    right: 'content.publish',
    method: 'POST',
    path: '/backoffice/api/events/{eventId}/cancellation',
    summary: 'Cancels an event and mails those signed up',
    params: EventParams,
    query: LocaleQuery,
    body: z.strictObject({ revision: Revision }),
    reply: StaffEvent,
    errors: ['EVT404', 'EVT412', 'EVT414'],
  }),
}
