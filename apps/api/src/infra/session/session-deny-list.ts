import { minutes } from '@lacehouse/domain/time/durations'
import { createBoundedCache } from '../bounded-cache.ts'
import type { EndReason, RefreshTokenFamilyQueries, RevokedTokenFamily } from './refresh-token-families.queries.ts'

/** Refresh-token families that ended before their access tokens expire, in memory. The database announces new ones. */
export type SessionDenyList = {
  readonly find: (tokenFamilyId: string) => EndReason | null
  readonly add: (revoked: RevokedTokenFamily) => void
  /** Reads the named families; null reads all recently ended ones, at the start and after a lost connection. */
  readonly load: (tokenFamilyIds: readonly string[] | null) => Promise<void>
}

/** Longer than the lifetime of an access token. */
const rememberedFor = minutes(20)

export function createSessionDenyList(
  refreshTokenFamilies: Pick<RefreshTokenFamilyQueries, 'listEnded'>,
): SessionDenyList {
  const ended = createBoundedCache<EndReason>(100_000, { ttl: rememberedFor })
  const add = ({ id, reason }: RevokedTokenFamily): void => void ended.set(id, reason)
  return {
    find: (tokenFamilyId) => ended.get(tokenFamilyId) ?? null,
    add,
    load: async (tokenFamilyIds) => {
      for (const revoked of await refreshTokenFamilies.listEnded(tokenFamilyIds)) add(revoked)
    },
  }
}
