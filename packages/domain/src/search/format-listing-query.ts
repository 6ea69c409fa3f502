import { emptyListingQuery, type ListingQuery, listingFacets, literalSpelling } from './listing-query.ts'

/** Formats a query as its one canonical address: fixed order, sorted values, without defaults; `''` or `?…`. */
export function formatListingQuery(query: ListingQuery): string {
  const parts = [
    ['q', encodeURIComponent(query.text)],
    ['spelling', query.isLiteral ? literalSpelling : ''],
    ['category', encodeURIComponent(query.category)],
    ...listingFacets.map((facet) => [facet, formatValues(query.facets[facet] ?? [])]),
    ['price', query.price ? `${query.price.min ?? ''}-${query.price.max ?? ''}` : ''],
    ['mySize', formatValues(query.mySizes)],
    ['sort', query.sort === emptyListingQuery.sort ? '' : query.sort],
    ['page', query.page === 1 ? '' : String(query.page)],
    ['pageSize', query.pageSize === emptyListingQuery.pageSize ? '' : String(query.pageSize)],
  ]
  const written = parts.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`)
  return written.length > 0 ? `?${written.join('&')}` : ''
}

function formatValues(values: readonly string[]): string {
  return values.toSorted().map(encodeURIComponent).join(',')
}
