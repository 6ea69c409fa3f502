import { emptyListingQuery, type ListingQuery } from '@lacehouse/domain/search/listing-query'
import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'

type Read = {
  readonly query: ListingQuery
  /** True where the address asked for something that cannot be read: the whole list is shown, with a word about it (PLP400). */
  readonly refused: boolean
}

/** Reads what the address asks of a listing, within its category. */
export function readListingQuery(search: URLSearchParams, { category = '' }: { category?: string }): Read {
  const parsed = parseListingQuery(search)
  return parsed.ok
    ? { query: { ...parsed.query, category }, refused: false }
    : { query: { ...emptyListingQuery, category }, refused: true }
}
