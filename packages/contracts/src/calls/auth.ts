import { z } from 'zod'
import { defineCall, guessesAMinute } from '../define-call.ts'
import { BasketId, CodeChallenge, Email, LocaleQuery, OrderNumber } from '../shapes/primitives.ts'

/** 43 to 128 characters without escaping, as RFC 7636 requires. */
const CodeVerifier = z.string().regex(/^[A-Za-z0-9._~-]{43,128}$/)
const RefreshToken = z.string().max(512)

/** Tokens and sign-in. */
export const authCalls = {
  'auth.token': defineCall({
    method: 'POST',
    path: '/token/v2/auth/token',
    summary: 'Issues a guest token, a consumer token for an authorization code, or a new one for a refresh token',
    session: 'none',
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
    reply: z.object({
      accessToken: z.string(),
      refreshToken: z.string(),
      tokenType: z.literal('Bearer'),
      /** Seconds until the access token expires. */
      expiresIn: z.number(),
      consumerType: z.string(),
      consumerNo: z.string().optional(),
      guestId: z.string().optional(),
      memberId: z.string().optional(),
      basketId: z.string().optional(),
      /** The id of the consumer's list of favourites and the number of items on it; absent without a list. */
      favorites: z.object({ favoriteId: z.string(), total: z.number() }).optional(),
      /** Only for employees: whether they accepted the terms of their discount. */
      isEmployeeDiscountTCAccepted: z.boolean().optional(),
    }),
    errors: ['AUT409', 'AUT432', 'AUT440', 'AUT498', 'BSK404', 'INV409'],
  }),
  'auth.signIn': defineCall({
    method: 'POST',
    path: '/consumers-v3/auth/signin',
    summary:
      'Answers a right password with an authorization code, valid once, for a minute, and with the verifier of its challenge',
    session: 'none',
    limit: guessesAMinute,
    query: LocaleQuery,
    body: z.strictObject({
      username: Email,
      password: z.string().min(1).max(1024),
      codeChallenge: CodeChallenge,
      recaptcha_response: z.string().max(4000).optional(),
    }),
    reply: z.object({
      authorizationCode: z.string(),
      /** Seconds until the code expires. */
      expiresIn: z.number(),
    }),
    errors: ['AUT401', 'AUT418', 'AUT423', 'AUT426', 'AUT437', 'AUT438', 'AUT440', 'AUT441', 'AUT500'],
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
