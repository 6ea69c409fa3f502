import type { Call } from '../../http/call.ts'
import { cookieNames, requireOwnOrigin } from '../../infra/session/find-session.ts'

export type TokenCall = Call<'auth.token'>

/** Finds the refresh token of a call: in its body, else in the cookie, which only pages of the shop may use. */
export function findOfferedRefreshToken({ body, reply }: TokenCall): string | undefined {
  if (body.refreshToken) return body.refreshToken
  const cookie = reply.request.cookies[cookieNames.refresh]
  if (cookie) requireOwnOrigin(reply.request)
  return cookie
}
