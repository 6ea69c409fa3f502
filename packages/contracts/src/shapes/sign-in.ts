import { z } from 'zod'
import type { ErrorId } from '../errors/catalogue.ts'
import { CodeChallenge, Email, text } from './primitives.ts'

/** An email and a password with the challenge of the code that they are exchanged for. */
export const SignInBody = z.strictObject({
  username: Email,
  password: z.string().min(1).max(1024),
  codeChallenge: CodeChallenge,
  recaptcha_response: z.string().max(4000).optional(),
  /** The code of the second factor of staff, or a recovery code. */
  code: text(40).optional(),
})

export const SignInReply = z.object({
  authorizationCode: z.string(),
  /** Seconds until the code expires. */
  expiresIn: z.number(),
})

export const SignInErrors = [
  ...(['AUT401', 'AUT423', 'AUT426', 'AUT437'] as const),
  ...(['AUT438', 'AUT440', 'AUT441', 'AUT500'] as const),
  ...(['STF401', 'STF402', 'STF403'] as const),
] as const satisfies readonly ErrorId[]

/** The tokens of a session, with what a page needs of its consumer. */
export const TokenReply = z.object({
  accessToken: z.string(),
  /** Absent for browsers, which have it in a cookie that no script can read. */
  refreshToken: z.string().optional(),
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
  /** The name of the agent who acts for the consumer. */
  agentName: z.string().optional(),
})
