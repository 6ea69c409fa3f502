import { days, hours, seconds } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/** A refresh token may come once more within this time: two tabs of one browser may have sent it at once. */
export const rotationGrace = seconds(10)

/** How long a refresh token is valid; each use gives one that lasts as long. */
export const refreshLifetime = days(30)

/** How long a sign-in lasts at most, however often its refresh tokens are used. */
export const signInLifetime = days(90)

/** How long an agent may act for a customer without beginning anew. */
export const actingLifetime = hours(8)

export type RefreshState = {
  readonly rotatedAt: Instant | null
  readonly expiresAt: Instant
  readonly tokenFamilyExpiresAt: Instant
  /** The absolute end of the family, which no use moves. */
  readonly tokenFamilyEndsAt: Instant
  readonly tokenFamilyRevokedAt: Instant | null
}

/**
 * `rotate` issues a new pair of tokens, `repeat` the pair that the first use issued, `refuse` nothing, and `revoke` also ends the
 * refresh-token family, because a used token came back.
 */
export type Rotation = 'rotate' | 'repeat' | 'refuse' | 'revoke'

/** Plans the exchange of a refresh token; one that is sent again after its use ends its refresh-token family (AUTH-10). */
export function planTokenRotation(state: RefreshState, now: Instant): Rotation {
  const ends = Math.min(state.expiresAt, state.tokenFamilyExpiresAt, state.tokenFamilyEndsAt)
  if (state.tokenFamilyRevokedAt !== null || ends <= now) return 'refuse'
  if (state.rotatedAt === null) return 'rotate'
  // A use in the future is a use too: the clock was set back, or the clocks of two instances differ.
  return Math.abs(now - state.rotatedAt) <= rotationGrace ? 'repeat' : 'revoke'
}

/** Gives the end of a refresh token that is issued now: not later than the end of its family. */
export function toRefreshEnd(now: Instant, tokenFamilyEndsAt: Instant): Instant {
  return Math.min(now + refreshLifetime, tokenFamilyEndsAt)
}
