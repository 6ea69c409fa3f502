import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { toListingHref } from './search-input.ts'

/** Renders the current query as hidden fields of a form that changes one part of it. The list starts again at page 1. */
export function QueryFields({ query }: { readonly query: ListingQuery }) {
  const fields = [...new URLSearchParams(toListingHref('', { ...query, page: 1 }))]
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
