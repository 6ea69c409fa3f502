import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { CodeChallenge, Email, LocaleQuery } from '../shapes/primitives.ts'
import { SignInReply } from '../shapes/sign-in.ts'

/** Sign-in by a code of six digits that goes to the account's mailbox (decision 0049). */
export const oneTimeCodeCalls = {
  'auth.requestSignInCode': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/code',
    summary:
      'Sends a code to sign in with to a mailbox that has an account; the answer does not say whether it has one',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signInCodes' }],
    query: LocaleQuery,
    body: z.strictObject({
      username: Email,
      /** The challenge of the code that the sign-in is exchanged for; only its verifier's owner can use the code. */
      codeChallenge: CodeChallenge,
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({
      codeId: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    status: 202,
    errors: ['AUT453'],
  }),
  'auth.signInByCode': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/code/signin',
    summary:
      'Answers the right code of a mail with an authorization code; a code works once, and may be tried five times',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signIn' }],
    query: LocaleQuery,
    body: z.strictObject({ codeId: z.string().uuid(), code: z.string().regex(/^\d{6}$/) }),
    reply: SignInReply,
    errors: ['AUT440', 'AUT454', 'AUT455'],
  }),
}
