import { minutes } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import type { EndReason, RefreshTokenFamilyQueries, RevokedTokenFamily } from './refresh-token-families.queries.ts'

/** The families that ended while access tokens of theirs are still good by themselves: held in memory, told by the database. */
export type SessionDenyList = {
  readonly find: (tokenFamilyId: string) => EndReason | null
  readonly add: (revoked: RevokedTokenFamily) => void
  /** Reads those named, or all of the last while: at the start, and when news may have been lost. */
  readonly load: (tokenFamilyIds: readonly string[] | null) => Promise<void>
}

/** Longer than any access token lasts. */
const rememberedFor = minutes(20)

export function createSessionDenyList(
  refreshTokenFamilies: Pick<RefreshTokenFamilyQueries, 'listEnded'>,
): SessionDenyList {
  const ended = new LRUCache<string, EndReason>({ max: 100_000, ttl: rememberedFor })
  const add = ({ id, reason }: RevokedTokenFamily): void => void ended.set(id, reason)
  return {
    find: (tokenFamilyId) => ended.get(tokenFamilyId) ?? null,
    add,
    load: async (tokenFamilyIds) => {
      for (const revoked of await refreshTokenFamilies.listEnded(tokenFamilyIds)) add(revoked)
    },
  }
}
