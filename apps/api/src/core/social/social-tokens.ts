import { timingSafeEqual } from 'node:crypto'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { hours } from '@lacehouse/domain/time/durations'
import { deriveKey } from '../../infra/session/derive-key.ts'
import { toKeyedHash } from '../../infra/session/to-keyed-hash.ts'

/** How long a token of the social media service is good for, in milliseconds. */
export const socialTokenLasts = hours(1)

/** Whom a token is for. */
export type TokenHolder = { readonly siteId: string; readonly owner: CartOwner }

/** The tokens with which the social media service is written to: of one session and site, and of an hour. */
export type SocialTokens = {
  /** `now` in milliseconds since 1970. */
  readonly write: (holder: TokenHolder, now: number) => string
  readonly isValid: (token: string, holder: TokenHolder, now: number) => boolean
}

const radix = 36

export function createSocialTokens(sessionSecret: string): SocialTokens {
  const key = deriveKey(sessionSecret, 'social tokens')
  const sign = ({ siteId, owner }: TokenHolder, ends: string): string =>
    `${ends}.${toKeyedHash(key, `${siteId} ${owner.kind} ${owner.id} ${ends}`)}`
  return {
    write: (holder, now) => sign(holder, Math.floor(now + socialTokenLasts).toString(radix)),
    isValid: (token, holder, now) => {
      const ends = token.split('.')[0] ?? ''
      const [given, expected] = [Buffer.from(token), Buffer.from(sign(holder, ends))]
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      return isSigned && Number.parseInt(ends, radix) > now
    },
  }
}
