import type { Executor } from '@lacehouse/database'
import type { StockQueries } from '../stock/stock.queries.ts'
import { createPageTitles, type PageTitles } from './page-titles.ts'
import { createPopularSearches, type PopularSearches } from './popular-searches.ts'
import type { Recommendations } from './recommendations.ts'
import type { SearchQueries } from './search.queries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'
import { createSearchRulesStore, type SearchRulesStore } from './search-rules-store.ts'

type EngineDeps = {
  readonly queries: SearchQueries
  readonly recommendations: Recommendations
  readonly stock: StockQueries
  readonly executor: Executor
  readonly now: () => number
}

/** The parts of the search: facets and words in memory, the rules of the merchant, what is searched for, and what carousels show. */
export type SearchEngine = {
  readonly index: SearchIndex
  readonly queries: SearchQueries
  readonly rules: SearchRulesStore
  readonly pages: PageTitles
  readonly popular: PopularSearches
  readonly recommendations: Recommendations
}

export function createSearchEngine({ queries, recommendations, executor, ...deps }: EngineDeps): SearchEngine {
  const index = createSearchIndex({ ...deps, queries })
  const rules = createSearchRulesStore(executor)
  return {
    ...{ queries, recommendations, index, rules },
    pages: createPageTitles(executor),
    popular: createPopularSearches({ executor, index, rules, now: deps.now }),
  }
}
