import type { Call } from '../../http/call.ts'
import { readCookie, requireOwnOrigin, type SessionSources } from '../../infra/session/find-session.ts'

export type TokenCall = Call<'auth.token'>

/** Finds the refresh token of a call: in its body, else in the cookie, which only pages of the shop may use. */
export function findOfferedRefreshToken(
  { body, reply }: TokenCall,
  deps: Pick<SessionSources, 'config'>,
): string | undefined {
  if (body.refreshToken) return body.refreshToken
  const cookie = readCookie(reply.request, 'refresh', deps)
  if (cookie) requireOwnOrigin(reply.request)
  return cookie ?? undefined
}
