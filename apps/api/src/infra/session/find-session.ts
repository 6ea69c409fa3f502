import type { FastifyRequest } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import { anonymous, type Session } from '../../http/session.ts'
import type { SessionDenyList } from './session-deny-list.ts'
import type { Tokens } from './token.ts'

/** The names of the session cookies; both are HttpOnly. */
export const cookieNames = { access: 'lh_access', refresh: 'lh_refresh' } as const

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export type SessionSources = { readonly tokens: Tokens; readonly sessionDenyList: SessionDenyList }

/** Finds the caller's session by the bearer token, or by the cookie. A changing call with a cookie must come from the shop's own pages. */
export function findSession(request: FastifyRequest, sources: SessionSources): Session {
  const { authorization } = request.headers
  if (authorization?.startsWith('Bearer ')) return read(authorization.slice(7), sources)
  const cookie = request.cookies[cookieNames.access]
  if (!cookie) return anonymous
  if (changing.has(request.method)) requireOwnOrigin(request)
  return read(cookie, sources)
}

const read = (token: string, { tokens, sessionDenyList }: SessionSources): Session => {
  const session = tokens.find(token, 'access')
  const ended = session?.tokenFamilyId ? sessionDenyList.find(session.tokenFamilyId) : null
  if (!session || ended === null) return session ?? anonymous
  return ended === 'consumer_gone' ? { kind: 'anonymous', refusal: 'AUT498' } : anonymous
}

/** Refuses a call with the shop's cookies from a page of another origin. */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwn = origin === undefined ? site === 'same-origin' : URL.canParse(origin) && new URL(origin).host === host
  if (!isSameSite || !isOwn) throw new Refusal('AUT404')
}
