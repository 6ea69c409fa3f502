import type { ListingQuery } from '@lacehouse/domain/search/listing-query'
import { parseListingQuery } from '@lacehouse/domain/search/parse-listing-query'
import type { Call } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Reads the query of a listing or a search from the address of its call; a malformed one is PLP400. */
export function readSearchQuery(call: Call<'search.products'>): ListingQuery {
  const [, search = ''] = (call.reply.request.raw.url ?? '').split('?', 2)
  const parsed = parseListingQuery(search)
  if (!parsed.ok) throw new Refusal('PLP400', { field: parsed.reason })
  return parsed.query
}
