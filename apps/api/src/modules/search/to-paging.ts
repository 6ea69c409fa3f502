import type { CallReply } from '@lacehouse/contracts'
import type { ListingQuery } from '@lacehouse/domain/search/listing-query'

type Paging = Pick<CallReply<'search.products'>, 'total' | 'page' | 'pageSize' | 'pageCount'>

/** Maps a query and the number of its results to the paging of the reply; an empty result has one page. */
export function toPaging({ page, pageSize }: ListingQuery, total: number): Paging {
  return { total, page, pageSize, pageCount: Math.max(1, Math.ceil(total / pageSize)) }
}
