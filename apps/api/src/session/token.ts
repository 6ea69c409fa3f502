import { createSecretKey, randomUUID } from 'node:crypto'
import { days, minutes, seconds } from '@lacehouse/domain/time/durations'
import { jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import type { KnownSession } from './session.ts'

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

/** Issues and reads signed tokens, so that knowing who calls costs no look-up (decisions, Sessions). */
export type Tokens = {
  readonly issue: (session: KnownSession) => Promise<TokenPair>
  /** The session of a token of that use, or null when it is forged, foreign or past its time. */
  readonly find: (token: string, use: Use) => Promise<KnownSession | null>
}

/** Tokens under one secret of at least 32 bytes and one clock. */
export const createTokens = (secret: string, now: () => number): Tokens => {
  const key = createSecretKey(Buffer.from(secret))
  const verified = new LRUCache<string, Verified>({ max: 20_000 })
  const sign = (session: KnownSession, use: Use, seconds: number): Promise<string> =>
    new SignJWT({ kind: session.kind, type: session.consumerType, site: session.siteId, use })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(session.id)
      .setJti(randomUUID())
      .setExpirationTime(Math.floor(now() / 1000) + seconds)
      .sign(key)

  const verify = async (token: string): Promise<Verified | null> => {
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: new Date(now()) })
      const session = { kind: payload.kind, id: payload.sub, consumerType: payload.type, siteId: payload.site }
      return { session: session as KnownSession, use: payload.use as Use, expiresAt: (payload.exp ?? 0) * 1000 }
    } catch {
      // A token that does not verify is nobody's, whatever is wrong with it.
      return null
    }
  }

  return {
    issue: async (session) => ({
      accessToken: await sign(session, 'access', accessSeconds),
      refreshToken: await sign(session, 'refresh', refreshSeconds),
      expiresIn: accessSeconds,
      refreshExpiresIn: refreshSeconds,
    }),
    find: async (token, use) => {
      const known = verified.get(token) ?? (await verify(token))
      if (!known || known.use !== use || known.expiresAt <= now()) return null
      verified.set(token, known)
      return known.session
    },
  }
}
