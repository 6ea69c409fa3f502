import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { toListingHref } from './search-input.ts'

/** What is asked for already, for a form that changes a part of it without a script; the list begins at page 1 again. */
export function QueryFields({ query }: { readonly query: ListingQuery }) {
  const fields = [...new URLSearchParams(toListingHref('', { ...query, page: 1 }))]
  return fields.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}
