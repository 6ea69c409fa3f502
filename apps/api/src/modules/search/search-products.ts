import type { AskedColours } from '@lacehouse/domain/product/choose-colour'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import type { Call, Handler } from '../../http/call.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import { findListing, type Listing } from './find-listing.ts'
import { readSearchQuery } from './read-search-query.ts'
import type { SearchDeps } from './search-deps.ts'

const mostPages = 3

/** Replies with a page of a listing or a search result, with facets counted over the whole result (SRCH-01, SRCH-03). */
export function searchProducts(deps: SearchDeps): Handler<'search.products'> {
  return async (call) => {
    const query = readSearchQuery(call)
    const { ids, found, reply, suggestions } = await findListing(deps, call, query)
    if (found && query.page === 1) deps.search.popular.note({ ...call, text: query.text }, found)
    const asked = askedOf(call, query, found)
    const pages = reply.total === 0 && query.text ? await findPages(deps, call, query.text) : []
    return {
      ...reply,
      products: await listTiles(deps, { ...call, asked }, ids),
      suggestions: [...pages, ...suggestions],
    }
  }
}

/** Finds the pages and articles that someone may mean who searches for `returns`, where no product is found. */
async function findPages(
  deps: SearchDeps,
  { site, locale }: Call<'search.products'>,
  text: string,
): Promise<Listing['suggestions']> {
  const found = await deps.search.pages.find({ siteId: site.siteId, locale }, text, mostPages)
  return found.map(({ title, url }) => ({ text: title, url }))
}

const askedOf = (
  { locale }: Call<'search.products'>,
  { facets, text }: ListingQuery,
  found: Listing['found'],
): AskedColours => ({
  groups: facets.color ?? [],
  text: found?.corrected ?? text,
  locale,
})
