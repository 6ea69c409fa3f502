import { randomUUID } from 'node:crypto'
import type { ActingAgent } from '@lacehouse/domain/agents/agent-rights'
import { days, minutes, seconds } from '@lacehouse/domain/time/durations'
import type { KnownSession } from '../../http/session.ts'
import { createBoundedCache } from '../bounded-cache.ts'
import { openSigner, type SessionSecrets } from './open-signer.ts'

const accessSeconds = minutes(15) / seconds(1)
const refreshSeconds = days(30) / seconds(1)

export type TokenPair = {
  readonly accessToken: string
  readonly refreshToken: string
  readonly expiresIn: number
  readonly refreshExpiresIn: number
}

type Use = 'access' | 'refresh'
type Verified = { readonly session: KnownSession; readonly use: Use; readonly expiresAt: number }

/** Issues and reads signed tokens, which identify a caller without a query. */
export type Tokens = {
  readonly issue: (session: KnownSession) => TokenPair
  /** Issues an access token beside a consumer's refresh token, which the database stores. */
  readonly issueBeside: (session: KnownSession, refresh: { token: string; expiresIn: number }) => TokenPair
  /** Finds the session of a valid token of this use. */
  readonly find: (token: string, use: Use) => KnownSession | null
}

/** Creates the tokens with secrets of at least 32 bytes. */
export function createTokens(secrets: SessionSecrets, now: () => number): Tokens {
  const signer = openSigner(secrets, 'session tokens', (secret) => secret)
  const verified = createBoundedCache<Verified>(20_000)
  const sign = (session: KnownSession, use: Use, seconds: number): string => {
    const { id: sub, kind, consumerType: type, siteId: site, tokenFamilyId: fam, agent: agt } = session
    const { order: ord, orderEndsAt } = session
    return signer.sign({
      kind,
      type,
      site,
      use,
      sub,
      ...(fam && { fam }),
      ...(agt && { agt }),
      ...(ord && { ord }),
      ...(ord && orderEndsAt !== undefined && { ordx: Math.floor(orderEndsAt / 1000) }),
      jti: randomUUID(),
      exp: Math.floor(now() / 1000) + seconds,
    })
  }

  const verify = (token: string): Verified | null => {
    const claims = signer.read(token)
    if (!claims) return null
    const {
      kind,
      sub: id,
      type: consumerType,
      site: siteId,
      fam: tokenFamilyId,
      agt: agent,
      ord: order,
      ordx = claims.exp,
    } = claims
    const session = {
      kind,
      id,
      consumerType,
      siteId,
      ...(tokenFamilyId !== undefined && { tokenFamilyId }),
      ...(agent !== undefined && { agent: toAgent(agent) }),
      // Without an end of its own the right to an order ends with the token, and a token that replaces it does not prolong it.
      ...(order !== undefined && { order, orderEndsAt: Number(ordx) * 1000 }),
    }
    return { session: session as KnownSession, use: claims.use as Use, expiresAt: claims.exp * 1000 }
  }

  return {
    issue: (session) => ({
      accessToken: sign(session, 'access', accessSeconds),
      refreshToken: sign(session, 'refresh', refreshSeconds),
      expiresIn: accessSeconds,
      refreshExpiresIn: refreshSeconds,
    }),
    issueBeside: (session, refresh) => ({
      accessToken: sign(session, 'access', accessSeconds),
      refreshToken: refresh.token,
      expiresIn: accessSeconds,
      refreshExpiresIn: refresh.expiresIn,
    }),
    find: (token, use) => {
      const known = verified.get(token) ?? verify(token)
      if (!known || known.use !== use || known.expiresAt <= now()) return null
      verified.set(token, known)
      return withoutEndedOrder(known.session, now())
    },
  }
}

/** A token of before agents had rights names none, and gives none until it is refreshed. */
const toAgent = (claim: unknown): ActingAgent => ({ rights: [], ...(claim as Omit<ActingAgent, 'rights'>) })

/** Removes the right to a mail's order once it has ended. */
const withoutEndedOrder = (session: KnownSession, now: number): KnownSession => {
  const { order: _, orderEndsAt = Number.POSITIVE_INFINITY, ...rest } = session
  return orderEndsAt <= now ? rest : session
}
