import type { CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

export type OwnReturn = CallReply<'returns.list'>['returns'][number]

/** Fetches a page of the consumer's returns; the page before stays until the next one is there. */
export function useReturns(wanted: { readonly start: number; readonly count: number }) {
  return useQuery(
    {
      // Below the lists of orders, so that a return that is registered or cancelled has it fetched again.
      queryKey: ['account', 'orders', 'list', 'returns', wanted],
      queryFn: () => browserApi.call('returns.list', { query: wanted }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}
