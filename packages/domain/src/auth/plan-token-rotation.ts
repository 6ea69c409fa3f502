import { seconds } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'

/** For so long a token that was exchanged already is taken once more: two tabs of one browser may have sent it at once. */
export const rotationGrace = seconds(10)

export type RefreshState = {
  readonly rotatedAt: Instant | null
  readonly expiresAt: Instant
  readonly familyExpiresAt: Instant
  readonly familyRevokedAt: Instant | null
}

/** `rotate` gives a fresh pair, `refuse` gives nothing, `revoke` ends the family too: somebody holds a token that was used. */
export type Rotation = 'rotate' | 'refuse' | 'revoke'

/** Plans what becomes of a refresh token that somebody sends; one that comes back after its use ends its family (AUTH-10). */
export function planTokenRotation(state: RefreshState, now: Instant): Rotation {
  if (state.familyRevokedAt !== null || state.familyExpiresAt <= now || state.expiresAt <= now) return 'refuse'
  if (state.rotatedAt === null) return 'rotate'
  return now - state.rotatedAt <= rotationGrace ? 'rotate' : 'revoke'
}
