import type { Pool } from 'pg'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { StockQueries } from '../stock/stock.queries.ts'
import { createSearchQueries, type SearchQueries } from './search.queries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

type EngineDeps = {
  readonly pool: Pool
  readonly catalogue: Catalogue
  readonly stock: StockQueries
  readonly now: () => number
}

/** The parts of the search: the database matches words, the index counts facets in memory. */
export type SearchEngine = { readonly index: SearchIndex; readonly queries: SearchQueries }

export function createSearchEngine({ pool, ...deps }: EngineDeps): SearchEngine {
  const queries = createSearchQueries(pool)
  return { queries, index: createSearchIndex({ ...deps, queries }) }
}
