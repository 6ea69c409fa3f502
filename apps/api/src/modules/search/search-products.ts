import type { AskedColours } from '@lacehouse/domain/product/choose-colour'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import type { PageTitle } from '../../core/search/page-titles.ts'
import type { Call, Handler } from '../../http/call.ts'
import { listTiles } from '../../replies/products/list-tiles.ts'
import { findListing, type Listing } from './find-listing.ts'
import { readSearchQuery } from './read-search-query.ts'
import type { SearchDeps } from './search-deps.ts'

const mostPages = 3
/** The page whose search finds the answers of all pages below it. */
const helpSlug = 'help'

/** Replies with a page of a listing or a search result, with facets counted over the whole result (SRCH-01, SRCH-03). */
export function searchProducts(deps: SearchDeps): Handler<'search.products'> {
  return async (call) => {
    const query = readSearchQuery(call)
    const { ids, found, reply, suggestions } = await findListing(deps, call, query)
    if (found && query.page === 1) deps.search.popular.note({ ...call, text: query.text }, found)
    const asked = askedOf(call, query, found)
    const pages = query.page === 1 && query.text ? await findPages(deps, call, query.text) : []
    const isEmpty = reply.total === 0
    return {
      ...reply,
      products: await listTiles(deps, { ...call, asked }, ids),
      suggestions: [...(isEmpty ? pages.map(({ title, url }) => ({ text: title, url })) : []), ...suggestions],
      pages: isEmpty ? [] : pages,
      ...(!isEmpty && pages.length > 0 && (await findHelpSearch(deps, call, query.text))),
    }
  }
}

/** Finds the pages and articles that someone may mean who searches for `returns`. */
const findPages = (deps: SearchDeps, { site, locale }: Call<'search.products'>, text: string): Promise<PageTitle[]> =>
  deps.search.pages.find({ siteId: site.siteId, locale }, text, mostPages)

/** Finds the help centre's own search for the same words. */
async function findHelpSearch(
  deps: SearchDeps,
  { site, locale }: Call<'search.products'>,
  text: string,
): Promise<{ readonly helpUrl?: string }> {
  const path = await deps.search.pages.findPath({ siteId: site.siteId, locale }, helpSlug)
  return path === null ? {} : { helpUrl: `${path}?${new URLSearchParams({ question: text })}` }
}

const askedOf = (
  { locale }: Call<'search.products'>,
  { facets, text }: ListingQuery,
  found: Listing['found'],
): AskedColours & { readonly sizes: readonly string[] } => ({
  groups: facets.color ?? [],
  sizes: facets.size ?? [],
  text: found?.corrected ?? text,
  locale,
})
