import { notificationTypes } from '@lacehouse/domain/notifications/notification'
import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

const Type = z.enum(notificationTypes)

const Notifications = z.object({
  notifications: z.array(
    z.object({
      type: Type,
      isEnabled: z.boolean(),
      /** When and where it was changed last; absent before the first change. */
      changedAt: z.string().optional(),
      source: z.enum(['account', 'agent', 'link']).optional(),
    }),
  ),
})

/** The state of one kind of mail behind a mail's link. */
const Linked = z.object({ type: Type, isEnabled: z.boolean() })

/** The mails that a consumer may do without. */
export const notificationsCalls = {
  'notifications.list': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/notification',
    summary: 'Every kind of mail that may be turned off, with its state and the last change',
    session: 'consumer',
    query: LocaleQuery,
    reply: Notifications,
    errors: [],
  }),
  'notifications.update': defineCall({
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    summary: 'Turns kinds of mail on or off; what changes is stored with its date and source, the rest stays',
    session: 'consumer',
    query: LocaleQuery,
    body: z.strictObject({
      notifications: z
        .array(z.strictObject({ type: Type, isEnabled: z.boolean() }))
        .min(1)
        .max(notificationTypes.length),
    }),
    reply: Notifications,
    errors: [],
  }),
  'notifications.getByLink': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/notification/link',
    summary: 'The kind of mail that the link of a mail ends, without a sign-in',
    session: 'none',
    query: LocaleQuery.extend({ st: z.string().max(400) }),
    reply: Linked,
    errors: ['AUT432'],
  }),
  'notifications.endByLink': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/notification/link',
    summary: 'Ends the kind of mail whose link is sent, without a sign-in; repeating it changes nothing',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({ st: z.string().max(400) }),
    reply: Linked,
    errors: ['AUT432'],
  }),
}
