import { type Cookie, findCookie } from '@lacehouse/contracts'
import type { FastifyRequest } from 'fastify'
import { toErrorId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'
import { isHttps, type ShopAddress } from '../../http/security-headers.ts'
import { anonymous, type Session } from '../../http/session.ts'
import type { SessionDenyList } from './session-deny-list.ts'
import type { Tokens } from './token.ts'

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE'])

export type SessionSources = {
  readonly tokens: Tokens
  readonly sessionDenyList: SessionDenyList
  /** The address of the shop decides the names of its cookies. */
  readonly config: ShopAddress
}

/** Finds the caller's session by the bearer token, or by the cookie. A changing call with a cookie must come from the shop's own pages. */
export function findSession(request: FastifyRequest, sources: SessionSources): Session {
  const { authorization } = request.headers
  if (authorization?.startsWith('Bearer ')) return read(authorization.slice(7), sources)
  const cookie = readCookie(request, 'access', sources)
  if (!cookie) return anonymous
  if (changing.has(request.method)) requireOwnOrigin(request)
  return read(cookie, sources)
}

/** Reads a cookie of the shop. */
export function readCookie(
  { cookies }: FastifyRequest,
  cookie: Cookie,
  { config }: Pick<SessionSources, 'config'>,
): string | null {
  return findCookie((name) => cookies[name], cookie, isHttps(config))
}

const read = (token: string, { tokens, sessionDenyList }: SessionSources): Session => {
  const session = tokens.find(token, 'access')
  const ended = session?.tokenFamilyId ? sessionDenyList.find(session.tokenFamilyId) : null
  if (!session || ended === null) return session ?? anonymous
  return ended === 'consumer_gone' ? { kind: 'anonymous', refusal: toErrorId('account_not_active') } : anonymous
}

/** Refuses a call with the shop's cookies from a page of another origin. */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, host, 'sec-fetch-site': site } = request.headers
  const isSameSite = site === undefined || site === 'same-origin' || site === 'none'
  const isOwn = origin === undefined ? site === 'same-origin' : URL.canParse(origin) && new URL(origin).host === host
  if (!isSameSite || !isOwn) throw new Refusal(toErrorId('foreign_origin'), {}, { event: 'origin_refused' })
}
