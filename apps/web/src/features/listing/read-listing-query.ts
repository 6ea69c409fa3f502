import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'
import { readPriceRange } from './read-price-range.ts'

type Read = {
  readonly query: ListingQuery
  /** The query of the URL is invalid, so that the page shows the whole list and a message (PLP400). */
  readonly refused: boolean
}

/** Reads the listing query of a URL within its category. */
export function readListingQuery(search: URLSearchParams, { category = '' }: { category?: string }): Read {
  const parsed = parseListingQuery(withTypedPrice(search))
  return parsed.ok
    ? { query: { ...parsed.query, category }, refused: false }
    : { query: { ...emptyListingQuery, category }, refused: true }
}

/** Joins the two price fields of a form that was sent without a script into one price parameter. */
function withTypedPrice(search: URLSearchParams): URLSearchParams {
  const range = readPriceRange(search.get('minPrice') ?? '', search.get('maxPrice') ?? '')
  if (!range) return search
  const read = new URLSearchParams(search)
  read.set('price', `${range.min ?? ''}-${range.max ?? ''}`)
  return read
}
