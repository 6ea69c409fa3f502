import { z } from 'zod'
import { defineCall } from '../../define-call.ts'
import { StaffSession } from '../../shapes/backoffice.ts'
import { Email, LocaleQuery, text } from '../../shapes/primitives.ts'

/** Six digits of an authenticator, or a recovery code; blanks and hyphens are ignored. */
const Code = text(40)

/** Sign-in of staff: a password, then a second factor (decision 0053). */
export const backofficeSessionCalls = {
  'backoffice.signIn': defineCall({
    method: 'POST',
    path: '/backoffice/api/session',
    summary: 'Begins a session of staff with a password; most sessions then wait for the second factor',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'staffSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({ username: Email, password: z.string().min(1).max(1024) }),
    reply: StaffSession,
    errors: ['AUT401', 'AUT423', 'AUT426', 'AUT437', 'AUT438', 'AUT441', 'AUT500'],
  }),
  'backoffice.acceptInvitation': defineCall({
    method: 'POST',
    path: '/backoffice/api/invitation',
    summary:
      'Sets the first password of a member of staff by the link of their invitation, once; they sign in afterwards',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'staffSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({
      /** The token of the mail's link. */
      st: z.string().max(400),
      newPassword: z.string().max(1024),
      passwordConfirmation: z.string().max(1024),
    }),
    reply: z.object({ email: z.string() }),
    errors: ['AUT402', 'FE340', 'FE872'],
  }),
  'backoffice.getSession': defineCall({
    method: 'GET',
    path: '/backoffice/api/session',
    summary: 'The session of staff: its stage, and the rights of its member',
    session: 'backoffice',
    right: 'signing_in',
    query: LocaleQuery,
    reply: StaffSession,
    errors: [],
  }),
  'backoffice.signOut': defineCall({
    method: 'DELETE',
    path: '/backoffice/api/session',
    summary: 'Ends the session of staff',
    session: 'backoffice',
    right: 'signing_in',
    query: LocaleQuery,
    reply: z.object({}),
    errors: [],
  }),
  'backoffice.enterCode': defineCall({
    method: 'POST',
    path: '/backoffice/api/session/code',
    summary:
      'Completes a session by a code of the second factor, or by a recovery code, each of which is accepted once',
    session: 'backoffice',
    right: 'signing_in',
    limits: [{ policy: 'staffSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({ code: Code }),
    reply: StaffSession,
    errors: ['AUT423', 'STF401'],
  }),
  'backoffice.beginSecondFactor': defineCall({
    method: 'POST',
    path: '/backoffice/api/second-factor',
    summary: 'Makes the key of a new second factor; it counts once a code of it was entered',
    session: 'backoffice',
    right: 'signing_in',
    limits: [{ policy: 'staffSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: z.object({
      /** The key in base32, for those who type it. */
      secret: z.string(),
      /** The key as a QR code: rows of `1` for dark modules and `0` for light ones. */
      rows: z.array(z.string()),
    }),
    errors: ['STF409'],
  }),
  'backoffice.confirmSecondFactor': defineCall({
    method: 'PUT',
    path: '/backoffice/api/second-factor',
    summary:
      'Confirms a new second factor by its first code and completes the session; the recovery codes are shown once',
    session: 'backoffice',
    right: 'signing_in',
    limits: [{ policy: 'staffSignIns' }],
    query: LocaleQuery,
    body: z.strictObject({ code: Code }),
    reply: z.object({ recoveryCodes: z.array(z.string()), session: StaffSession }),
    errors: ['AUT423', 'STF401', 'STF409'],
  }),
}
