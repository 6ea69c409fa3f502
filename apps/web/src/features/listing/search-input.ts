import type { CallInput } from '@lacehouse/contracts'
import { formatListingQuery } from '@lacehouse/domain/search/format-listing-query'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'

type SearchInput = NonNullable<CallInput<'search.products'>['query']>

/** Writes a listing query as the input of the search call. */
export function toSearchInput(query: ListingQuery): SearchInput {
  return Object.fromEntries(new URLSearchParams(formatListingQuery(query)))
}

/** The address of a listing as it is asked: on a category's page the category stands in the path. */
export function toListingHref(path: string, query: ListingQuery): string {
  return path + formatListingQuery({ ...query, category: '' })
}
