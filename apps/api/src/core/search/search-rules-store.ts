import type { Executor } from '@lacehouse/database'
import type { SearchRules } from '@lacehouse/domain/search/search-rules'
import { type RulesSubject, searchRulesQueries } from './search-rules.queries.ts'

/** The live rules of each site's search in memory; a change event drops them. */
export type SearchRulesStore = {
  readonly get: (subject: RulesSubject) => Promise<SearchRules>
  readonly drop: () => void
}

export function createSearchRulesStore(executor: Executor): SearchRulesStore {
  const cache = new Map<string, Promise<SearchRules>>()
  return {
    get: (subject) => {
      const key = `${subject.siteId}/${subject.locale}`
      const known = cache.get(key)
      if (known) return known
      const read = searchRulesQueries.find(executor, subject).then(({ live }) => live)
      cache.set(key, read)
      // A failed reading leaves the memory, so that the next request tries again.
      read.catch(() => cache.delete(key))
      return read
    },
    drop: () => cache.clear(),
  }
}
