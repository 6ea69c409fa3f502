import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import {
  CreatedPasskey,
  Passkey,
  PasskeyCreation,
  PasskeyName,
  PasskeyRequest,
  UsedPasskey,
} from '../shapes/passkey.ts'
import { CodeChallenge, LocaleQuery } from '../shapes/primitives.ts'
import { SignInReply } from '../shapes/sign-in.ts'

const PasskeyParams = z.object({ passkeyId: z.string().uuid() })

/** Passkeys: sign-in by them, and those of an account (decision 0050). */
export const passkeyCalls = {
  'auth.requestPasskey': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/passkey',
    summary: 'A challenge for a passkey of the shop; it is answered once, within ten minutes',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'passkeyChallenges' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: PasskeyRequest,
    errors: [],
  }),
  'auth.signInByPasskey': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/passkey/signin',
    summary: 'Answers a passkey that signed a challenge with an authorization code, as the sign-in by password does',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signIn' }],
    query: LocaleQuery,
    body: z.strictObject({ credential: UsedPasskey, codeChallenge: CodeChallenge }),
    reply: SignInReply,
    errors: ['AUT440', 'AUT457'],
  }),
  'auth.createPasskey': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/security/passkeys/creation',
    summary: 'What a browser needs to create a passkey of the account; only soon after a sign-in',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passkeyChallenges' }],
    query: LocaleQuery,
    body: z.strictObject({}),
    reply: PasskeyCreation,
    errors: ['AUT456', 'AUT458'],
  }),
  'auth.addPasskey': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/security/passkeys',
    summary: 'Adds the created passkey to the account; only soon after a sign-in, and a mail tells it',
    session: 'consumer',
    agents: 'refused',
    limits: [{ policy: 'passwordTries', only: 'failures' }],
    query: LocaleQuery,
    body: z.strictObject({ credential: CreatedPasskey, name: PasskeyName.optional() }),
    reply: Passkey,
    status: 201,
    errors: ['AUT456', 'AUT458'],
  }),
  'auth.renamePasskey': defineCall({
    method: 'PATCH',
    path: '/consumers-v3/consumer/security/passkeys/{passkeyId}',
    summary: "Names one of the account's passkeys; one that is gone or not theirs is answered alike",
    session: 'consumer',
    agents: 'refused',
    params: PasskeyParams,
    query: LocaleQuery,
    body: z.strictObject({ name: PasskeyName.min(1) }),
    reply: z.object({ passkeyId: z.string() }),
    errors: [],
  }),
  'auth.removePasskey': defineCall({
    method: 'DELETE',
    path: '/consumers-v3/consumer/security/passkeys/{passkeyId}',
    summary: "Removes one of the account's passkeys, only soon after a sign-in; a mail tells it",
    session: 'consumer',
    agents: 'refused',
    params: PasskeyParams,
    query: LocaleQuery,
    reply: z.object({ passkeyId: z.string() }),
    errors: ['AUT456', 'AUT461'],
  }),
}
