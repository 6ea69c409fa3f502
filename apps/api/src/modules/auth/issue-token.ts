import { randomUUID } from 'node:crypto'
import { findSiteById } from '@lacehouse/domain/site/find-site'
import type { Deps } from '../../deps.ts'
import type { Call, Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { cookieNames, requireOwnOrigin } from '../../session/find-session.ts'
import type { KnownSession } from '../../session/session.ts'
import type { TokenPair } from '../../session/token.ts'

type TokenDeps = Pick<Deps, 'tokens' | 'config' | 'sites'>
type TokenCall = Call<'auth.token'>

/** Gives a guest a token, or anybody a fresh one for a refresh token; the browser gets both in cookies (AUTH-01). */
export const issueToken =
  (deps: TokenDeps): Handler<'auth.token'> =>
  (call) => {
    const session = chooseSession(deps, call)
    const tokens = deps.tokens.issue(session)
    setCookies(call, tokens, deps.config.publicUrl.startsWith('https:'))
    return {
      accessToken: tokens.accessToken,
      refreshToken: tokens.refreshToken,
      tokenType: 'Bearer' as const,
      expiresIn: tokens.expiresIn,
      consumerType: session.consumerType,
      ...(session.kind === 'guest' ? { guestId: session.id } : { consumerNo: session.id }),
    }
  }

const chooseSession = (deps: TokenDeps, call: TokenCall): KnownSession => {
  const { grantType, refreshToken, siteId } = call.body
  const site = siteId === undefined ? call.site : findSiteById(deps.sites, siteId)
  if (!site) throw new Refusal('AUT440', { field: 'siteId' })
  const offered = refreshToken ?? cookieOf(call)
  const known = offered ? deps.tokens.find(offered, 'refresh') : null
  if (known && known.siteId === site.siteId) return known
  if (grantType === 'refresh_token') throw new Refusal('AUT432')
  return {
    kind: 'guest',
    id: known?.kind === 'guest' ? known.id : randomUUID(),
    consumerType: 'GUEST',
    siteId: site.siteId,
  }
}

const cookieOf = (call: TokenCall): string | undefined => {
  const cookie = call.reply.request.cookies[cookieNames.refresh]
  if (cookie) requireOwnOrigin(call.reply.request)
  return cookie
}

const setCookies = (call: TokenCall, tokens: TokenPair, secure: boolean): void => {
  const shared = { httpOnly: true, sameSite: 'lax', secure } as const
  call.reply.setCookie(cookieNames.access, tokens.accessToken, { ...shared, path: '/', maxAge: tokens.expiresIn })
  call.reply.setCookie(cookieNames.refresh, tokens.refreshToken, {
    ...shared,
    path: '/token',
    maxAge: tokens.refreshExpiresIn,
  })
}
