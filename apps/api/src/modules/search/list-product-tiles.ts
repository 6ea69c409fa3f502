import { listingSorts } from '@lacehouse/domain/search/listing-query'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import type { SearchDeps } from './search-deps.ts'

/**
 * Lists the tiles of named products, or of the first products of a category, for carousels and collections. Refuses an unknown category
 * (`PLP400`).
 */
export function listProductTiles(deps: SearchDeps): Handler<'products.tiles'> {
  return async ({ query, site, locale }) => {
    const limit = query.limit ?? 12
    if (query.ids) return { products: await listTiles(deps, { site, locale }, query.ids.split(',').slice(0, limit)) }
    const sort = listingSorts.find((known) => known === (query.sort ?? 'relevance'))
    if (!sort) throw new Refusal('PLP400', { field: 'sort' })
    const category = query.categoryId ?? ''
    const isKnown = category === '' || (await deps.catalogue.listCategories()).some(({ id }) => id === category)
    if (!isKnown) throw new Refusal('PLP400', { field: 'categoryId' })
    const index = await deps.search.index.get(site)
    const besides = query.besides?.split(',') ?? []
    const ids = await deps.search.recommendations.list(index, {
      category,
      sort,
      limit,
      besides,
    })
    return { products: await listTiles(deps, { site, locale }, ids) }
  }
}
