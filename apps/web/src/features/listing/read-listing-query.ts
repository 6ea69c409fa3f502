import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'
import { readPriceRange } from './read-price-range.ts'

type Read = {
  readonly query: ListingQuery
  /** True where the address asked for something that cannot be read: the whole list is shown, with a word about it (PLP400). */
  readonly refused: boolean
}

/** Reads what the address asks of a listing, within its category. */
export function readListingQuery(search: URLSearchParams, { category = '' }: { category?: string }): Read {
  const parsed = parseListingQuery(withTypedPrice(search))
  return parsed.ok
    ? { query: { ...parsed.query, category }, refused: false }
    : { query: { ...emptyListingQuery, category }, refused: true }
}

/** A form that is sent without a script names the two bounds of the price by themselves. */
function withTypedPrice(search: URLSearchParams): URLSearchParams {
  const range = readPriceRange(search.get('minPrice') ?? '', search.get('maxPrice') ?? '')
  if (!range) return search
  const read = new URLSearchParams(search)
  read.set('price', `${range.min ?? ''}-${range.max ?? ''}`)
  return read
}
