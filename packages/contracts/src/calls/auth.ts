import { z } from 'zod'
import { defineCall } from '../define-call.ts'
import { LocaleQuery } from '../shapes/primitives.ts'

/** Tokens and sign-in (S1.7 'Authentication'). */
export const authCalls = {
  'auth.token': defineCall({
    method: 'POST',
    path: '/token/v2/auth/token',
    summary: 'A guest token, a registered token for an authorization code, or a fresh one for a refresh token',
    session: 'none',
    query: LocaleQuery,
    body: z.strictObject({
      grantType: z.enum(['guest', 'refresh_token']).optional(),
      refreshToken: z.string().max(512).optional(),
      siteId: z.string().max(16).optional(),
    }),
    reply: z.object({
      accessToken: z.string(),
      refreshToken: z.string(),
      tokenType: z.literal('Bearer'),
      /** Seconds until the access token ends. */
      expiresIn: z.number(),
      consumerType: z.string(),
      consumerNo: z.string().optional(),
      guestId: z.string().optional(),
      basketId: z.string().optional(),
    }),
    errors: ['AUT401', 'AUT432', 'AUT440'],
  }),
}
