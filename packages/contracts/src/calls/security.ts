import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LinkedIdentity } from '../shapes/linked-identity.ts'
import { Passkey } from '../shapes/passkey.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

const AccountSession = z.object({
  sessionId: z.string(),
  /** True for the session of the caller. */
  current: z.boolean(),
  /** Names of the browser and the system, where the browser says them: `Firefox`, `Windows`. */
  browser: z.string().optional(),
  system: z.string().optional(),
  /** The way of the sign-in; absent for a session of an earlier version of the shop. */
  signedInBy: z.enum(['password', 'code', 'passkey', 'new_account', 'provider']).optional(),
  /** The provider's name for people, of a sign-in at one. */
  provider: z.string().optional(),
  signedInAt: z.string(),
  lastUsedAt: z.string(),
})
export type AccountSession = z.output<typeof AccountSession>

/** Calls about the security of an account: its confirmed mailbox and its sessions. */
export const securityCalls = {
  'auth.getSecurity': defineCall({
    method: 'GET',
    path: '/consumers-v3/consumer/security',
    summary:
      "The caller's email, whether it is confirmed or changes, and the account's passkeys, identities and sessions, the caller's first",
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    reply: z.object({
      email: z.string(),
      emailConfirmed: z.boolean(),
      /** The email that waits for its confirmation; absent without a change. */
      pendingEmail: z.string().optional(),
      /** Without a password a recent sign-in proves the owner. */
      hasPassword: z.boolean(),
      passkeys: z.array(Passkey),
      identities: z.array(LinkedIdentity),
      sessions: z.array(AccountSession),
    }),
    errors: [],
  }),
  'auth.endSession': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/security/sessions/{sessionId}',
    summary: "Ends one of the caller's sessions; one that has ended or is not theirs is answered alike",
    session: 'consumer',
    agents: 'refused',
    params: z.object({ sessionId: z.string().uuid() }),
    query: LocaleQuery,
    reply: z.object({ sessionId: z.string() }),
    errors: [],
  }),
  'auth.endOtherSessions': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/security/sessions',
    summary: "Ends all sessions of the account but the caller's",
    session: 'consumer',
    agents: 'refused',
    query: LocaleQuery,
    reply: z.object({ endedSessions: z.number() }),
    errors: [],
  }),
}
