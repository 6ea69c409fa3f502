import { seconds } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/** A refresh token may be exchanged once more within this time: two tabs of one browser may have sent it at once. */
export const rotationGrace = seconds(10)

export type RefreshState = {
  readonly rotatedAt: Instant | null
  readonly expiresAt: Instant
  readonly tokenFamilyExpiresAt: Instant
  readonly tokenFamilyRevokedAt: Instant | null
}

/**
 * `rotate` issues a new pair of tokens, `refuse` issues nothing, and `revoke` also ends the refresh-token family, because a used
 * token came back.
 */
export type Rotation = 'rotate' | 'refuse' | 'revoke'

/** Plans the exchange of a refresh token; one that is sent again after its use ends its refresh-token family (AUTH-10). */
export function planTokenRotation(state: RefreshState, now: Instant): Rotation {
  if (state.tokenFamilyRevokedAt !== null || state.tokenFamilyExpiresAt <= now || state.expiresAt <= now)
    return 'refuse'
  if (state.rotatedAt === null) return 'rotate'
  return now - state.rotatedAt <= rotationGrace ? 'rotate' : 'revoke'
}
