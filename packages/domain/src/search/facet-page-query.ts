import { formatListingQuery } from './format-listing-query.ts'
import { emptyListingQuery, type ListingQuery, listChosenFacets } from './listing-query.ts'
import { parseListingQuery } from './parse-listing-query.ts'

type Facets = ListingQuery['facets']

/** Reads the facets of a facet page from its query; none where it is not one. */
export function readFacetPageQuery(query: string): Facets {
  const parsed = parseListingQuery(query)
  return parsed.ok ? parsed.query.facets : {}
}

/** Says whether a query chooses facets, and nothing that a facet page cannot have: no text, price, sort, page or store. */
export function isFacetPageQuery(query: string): boolean {
  const parsed = parseListingQuery(query)
  if (!parsed.ok) return false
  const { facets } = parsed.query
  const isOnlyFacets = formatListingQuery(parsed.query) === formatListingQuery({ ...emptyListingQuery, facets })
  return isOnlyFacets && !facets.store && listChosenFacets(parsed.query).length > 0
}

type FacetPage = { readonly categoryId: string; readonly query: string }

/** Says what list a facet page shows, whatever the order in which its query names the facets. */
export function toFacetPageKey({ categoryId, query }: FacetPage): string {
  return toKey(categoryId, readFacetPageQuery(query))
}

const toKey = (category: string, facets: Facets): string =>
  formatListingQuery({ ...emptyListingQuery, category, facets })

/** Finds the facet page that shows the same list as a query of its category; null where there is none. */
export function findFacetPage<Page extends FacetPage>(
  pages: readonly Page[],
  { text, category, facets, price }: ListingQuery,
): Page | null {
  if (text !== '' || price !== null) return null
  return pages.find((page) => toFacetPageKey(page) === toKey(category, facets)) ?? null
}
