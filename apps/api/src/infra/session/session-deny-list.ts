import { minutes } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import type { EndReason, RefreshTokenFamilyQueries, RevokedFamily } from './refresh-token-families.queries.ts'

/** The families that ended while access tokens of theirs are still good by themselves: held in memory, told by the database. */
export type SessionDenyList = {
  readonly find: (familyId: string) => EndReason | null
  readonly add: (family: RevokedFamily) => void
  /** Reads those named, or all of the last while: at the start, and when news may have been lost. */
  readonly load: (familyIds: readonly string[] | null) => Promise<void>
}

/** Longer than any access token lasts. */
const rememberedFor = minutes(20)

export function createEndedSessions(
  refreshTokenFamilies: Pick<RefreshTokenFamilyQueries, 'listEnded'>,
): SessionDenyList {
  const ended = new LRUCache<string, EndReason>({ max: 100_000, ttl: rememberedFor })
  const add = ({ id, reason }: RevokedFamily): void => void ended.set(id, reason)
  return {
    find: (familyId) => ended.get(familyId) ?? null,
    add,
    load: async (familyIds) => {
      for (const family of await refreshTokenFamilies.listEnded(familyIds)) add(family)
    },
  }
}
