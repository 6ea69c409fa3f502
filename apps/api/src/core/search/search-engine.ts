import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StockQueries } from '../stock/stock.queries.ts'
import type { Recommendations } from './recommendations.ts'
import type { SearchQueries } from './search.queries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

type EngineDeps = {
  readonly queries: SearchQueries
  readonly recommendations: Recommendations
  readonly catalogue: Catalogue
  readonly stock: StockQueries
  readonly now: () => number
}

/** The parts of the search: the database matches words, the index counts facets in memory and needs no match of words. */
export type SearchEngine = {
  readonly index: SearchIndex
  readonly queries: SearchQueries
  readonly recommendations: Recommendations
}

export function createSearchEngine({ queries, recommendations, ...deps }: EngineDeps): SearchEngine {
  return { queries, recommendations, index: createSearchIndex({ ...deps, queries }) }
}
