import type { CallInput } from '@lacehouse/contracts'
import { formatListingQuery } from '@lacehouse/domain/search/format-listing-query'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'

type SearchInput = NonNullable<CallInput<'search.products'>['query']>

/** Maps a listing query to the input of the search call. */
export function toSearchInput(query: ListingQuery): SearchInput {
  return Object.fromEntries(new URLSearchParams(formatListingQuery(query)))
}

/** Gives the URL of a listing query. The query leaves out the category, because the path contains it. */
export function toListingHref(path: string, query: ListingQuery): string {
  return path + formatListingQuery({ ...query, category: '' })
}
