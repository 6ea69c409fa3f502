import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery } from '../shapes/primitives.ts'

/** The token of a mail's link. */
const Link = z.strictObject({ st: z.string().max(400) })

/** The change of an account's email (decision 0128). */
export const emailChangeCalls = {
  'auth.requestEmailChange': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/email/change',
    summary:
      'Sends a link to a new email, which the password proves, or a recent sign-in where there is none; the answer does not say whether the email has an account',
    session: 'consumer',
    agents: 'refused',
    limits: [
      { policy: 'emailChanges', only: 'successes' },
      { policy: 'passwordTries', only: 'failures' },
    ],
    query: LocaleQuery,
    body: z.strictObject({
      email: Email,
      /** Only where the account has one. */
      password: z.string().max(1024).optional(),
    }),
    reply: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: ['AUT450', 'AUT453', 'AUT456', 'AUT462'],
  }),
  'auth.cancelEmailChange': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/email/change',
    summary: "Ends the change of the caller's email that waits for the new mailbox; without one it is answered alike",
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    reply: z.object({ cancelled: z.literal(true) }),
    errors: [],
  }),
  'auth.confirmEmailChange': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/email/confirmation',
    summary:
      "Changes the email of the caller's account by the link in the mail to the new one, and ends its other sessions; repeating it changes nothing more",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: Link,
    /** The new email, and the number of other sessions that ended. */
    reply: z.object({ email: z.string(), endedSessions: z.number() }),
    errors: ['AUT402'],
  }),
  'auth.undoEmailChange': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/email/undo',
    summary:
      'Gives an account its former email back by the link in the mail to that one, and ends everything that opened the account',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: Link,
    reply: z.object({
      /** The email, as it was before. */
      email: z.string(),
      /** The token of a link to choose a new password. */
      resetToken: z.string(),
    }),
    errors: ['AUT402'],
  }),
}
