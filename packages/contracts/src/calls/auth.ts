import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { BasketId, CodeVerifier, LocaleQuery, OrderNumber } from '../shapes/primitives.ts'
import { SignInBody, SignInErrors, SignInReply, TokenReply } from '../shapes/sign-in.ts'
import { agentsCalls } from './agents.ts'
import { emailChangeCalls } from './email-changes.ts'
import { identityCalls } from './identities.ts'
import { oneTimeCodeCalls } from './one-time-codes.ts'
import { passkeyCalls } from './passkeys.ts'
import { passwordCalls } from './passwords.ts'
import { securityCalls } from './security.ts'
import { signUpCalls } from './sign-up.ts'

const RefreshToken = z.string().max(512)

/** Tokens, sign-in, sign-up, and what keeps an account safe. */
export const authCalls = {
  ...agentsCalls,
  ...emailChangeCalls,
  ...identityCalls,
  ...oneTimeCodeCalls,
  ...passkeyCalls,
  ...passwordCalls,
  ...signUpCalls,
  ...securityCalls,
  'auth.token': defineCall({
    method: 'POST',
    path: '/token/v2/auth/token',
    summary: 'Issues a guest token, a consumer token for an authorization code, or a new one for a refresh token',
    session: 'none',
    limits: [
      { policy: 'sessions' },
      { policy: 'authorizationCodes', each: 'authorizationCode', only: 'failures' },
      { policy: 'orderNumbers', each: 'orderNo', only: 'failures' },
    ],
    query: LocaleQuery,
    body: z.strictObject({
      grantType: z.enum(['guest', 'refresh_token', 'authorization_code']).optional(),
      refreshToken: RefreshToken.optional(),
      siteId: z.string().max(16).optional(),
      authorizationCode: z.string().max(128).optional(),
      codeVerifier: CodeVerifier.optional(),
      /** The guest's objects, to be merged into the consumer's; only the guest who calls may give them. */
      guestObjects: z
        .strictObject({
          basketId: BasketId.optional(),
          favoriteId: z.string().uuid().optional(),
          /** An order of the guest; the account takes it over if both have the same email. */
          orderNumber: OrderNumber.optional(),
        })
        .optional(),
      /** The order of a link in an order mail, with the link's signature and purpose; the session may then read that order. */
      orderNo: OrderNumber.optional(),
      st: z.string().max(512).optional(),
      action: z.string().max(20).optional(),
    }),
    reply: TokenReply,
    errors: ['AUT409', 'AUT432', 'AUT440', 'AUT498', 'BSK404', 'INV409'],
  }),
  'auth.signIn': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    summary:
      'Answers a right password with an authorization code, valid once, for a minute, and with the verifier of its challenge',
    session: 'none',
    agents: 'refused',
    limits: [{ policy: 'signIn' }],
    query: LocaleQuery,
    body: SignInBody,
    reply: SignInReply,
    errors: SignInErrors,
  }),
  'auth.signOut': defineCall({
    method: 'POST',
    path: '/consumers-v3/consumer/auth/signout',
    summary: 'Ends the session with all its tokens',
    session: 'guest',
    query: LocaleQuery,
    body: z.strictObject({ refreshToken: RefreshToken.optional() }),
    reply: z.object({ signedOut: z.literal(true) }),
    errors: [],
  }),
}
