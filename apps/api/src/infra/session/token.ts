import { randomUUID } from 'node:crypto'
import { days, minutes, seconds } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import type { KnownSession } from '../../http/session.ts'
import { createTokenSigner } from './signed-token.ts'

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

/** Creates the tokens with a secret of at least 32 bytes. */
export function createTokens(secret: string, now: () => number): Tokens {
  const signer = createTokenSigner(secret)
  const verified = new LRUCache<string, Verified>({ max: 20_000 })
  const sign = (session: KnownSession, use: Use, seconds: number): string => {
    const { id: sub, kind, consumerType: type, siteId: site, tokenFamilyId: fam, order: ord } = session
    return signer.sign({
      kind,
      type,
      site,
      use,
      sub,
      ...(fam && { fam }),
      ...(ord && { ord }),
      jti: randomUUID(),
      exp: Math.floor(now() / 1000) + seconds,
    })
  }

  const verify = (token: string): Verified | null => {
    const claims = signer.read(token)
    if (!claims) return null
    const { kind, sub: id, type: consumerType, site: siteId, fam: tokenFamilyId, ord: order } = claims
    const session = {
      kind,
      id,
      consumerType,
      siteId,
      ...(tokenFamilyId !== undefined && { tokenFamilyId }),
      ...(order !== undefined && { order }),
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
      return known.session
    },
  }
}
