import type { Call } from '../../http/call.ts'
import { cookieNames, requireOwnOrigin } from '../../infra/session/find-session.ts'

export type TokenCall = Call<'auth.token'>

/** The refresh token that a call brings: in its body, else in the browser's cookie, which only our own pages may use. */
export function findOfferedRefreshToken({ body, reply }: TokenCall): string | undefined {
  if (body.refreshToken) return body.refreshToken
  const cookie = reply.request.cookies[cookieNames.refresh]
  if (cookie) requireOwnOrigin(reply.request)
  return cookie
}
