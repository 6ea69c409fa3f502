import { minutes } from '@lacehouse/domain/time/durations'
import { LRUCache } from 'lru-cache'
import type { EndedFamily, EndReason, FamilyQueries } from './families.queries.ts'

/** The families that ended while access tokens of theirs are still good by themselves: held in memory, told by the database. */
export type EndedSessions = {
  readonly find: (familyId: string) => EndReason | null
  readonly add: (family: EndedFamily) => void
  /** Reads those named, or all of the last while: at the start, and when news may have been lost. */
  readonly load: (familyIds: readonly string[] | null) => Promise<void>
}

/** Longer than any access token lasts. */
const rememberedFor = minutes(20)

export const createEndedSessions = (families: Pick<FamilyQueries, 'listEnded'>): EndedSessions => {
  const ended = new LRUCache<string, EndReason>({ max: 100_000, ttl: rememberedFor })
  const add = ({ id, reason }: EndedFamily): void => void ended.set(id, reason)
  return {
    find: (familyId) => ended.get(familyId) ?? null,
    add,
    load: async (familyIds) => {
      for (const family of await families.listEnded(familyIds)) add(family)
    },
  }
}
