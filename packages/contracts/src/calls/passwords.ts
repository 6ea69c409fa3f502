import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { Email, LocaleQuery } from '../shapes/primitives.ts'

const Password = z.string().max(1024)

/** Passwords that are forgotten, reset and changed (decision 0057). */
export const passwordCalls = {
  'auth.requestPasswordReset': defineCall({
    method: 'POST',
    path: '/consumers-v3/confirmforgotpassword',
    summary:
      'Sends a link to reset the password to a mailbox that has an account; the answer does not say whether it has one',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'accountLinks' }],
    query: LocaleQuery,
    body: z.strictObject({ email: Email }),
    reply: z.object({ accepted: z.literal(true) }),
    status: 202,
    errors: ['AUT453'],
  }),
  'auth.resetPassword': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/resetpassword',
    summary: "Sets a new password by the link of a mail, once, and ends all of the account's sessions",
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** The token of the mail's link. */
      st: z.string().max(400),
      newPassword: Password,
      passwordConfirmation: Password,
    }),
    /** The mailbox, so that the page can fill in the sign-in form. */
    reply: z.object({ email: z.string() }),
    errors: ['AUT402', 'AUT451', 'AUT452', 'FE340', 'FE872'],
  }),
  'auth.changePassword': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/changepassword',
    summary: "Replaces the password of the caller, and ends the account's other sessions",
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({ password: Password, newPassword: Password, passwordConfirmation: Password }),
    /** The number of other sessions that ended. */
    reply: z.object({ endedSessions: z.number() }),
    errors: ['AUT450', 'AUT451', 'AUT452', 'FE340', 'FE872'],
  }),
}
