import { emptyListingQuery, type ListingSort, listingSorts } from '@lacehouse/domain/search/listing-query'
import { queryFacets } from '../../core/search/facet-index.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { listTiles } from './list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'

/** Lists the tiles of named products, or of the first products of a category, for carousels and collections. */
export function listProductTiles(deps: SearchDeps): Handler<'products.tiles'> {
  return async ({ query, site, locale }) => {
    const limit = query.limit ?? 12
    if (query.ids) return { products: await listTiles(deps, { site, locale }, query.ids.split(',').slice(0, limit)) }
    const sort = listingSorts.find((known) => known === (query.sort ?? 'relevance'))
    if (!sort) throw new Refusal('PLP400', { field: 'sort' })
    const ids = await listFirst(deps, site, { category: query.categoryId ?? '', sort, limit })
    return { products: await listTiles(deps, { site, locale }, ids) }
  }
}

type FirstOptions = { readonly category: string; readonly sort: ListingSort; readonly limit: number }

const listFirst = async (
  deps: SearchDeps,
  site: Parameters<SearchDeps['search']['index']['get']>[0],
  { category, sort, limit }: FirstOptions,
): Promise<string[]> => {
  const index = await deps.search.index.get(site)
  const { ordinals } = queryFacets(index, { ...emptyListingQuery, category, sort }, { matches: null, minorUnits: 1 })
  return ordinals.slice(0, limit).flatMap((ordinal) => index.products[ordinal]?.id ?? [])
}
