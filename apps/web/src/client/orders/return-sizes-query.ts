import type { CallReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

/** A size for which an item can be exchanged. */
export type ExchangeSize = CallReply<'returns.listSizes'>['items'][number]['sizes'][number]

/** Fetches the other sizes of an order's items; without them an item can still be sent back for its money. */
export function useReturnSizes(orderNumber: string): (itemId: string) => readonly ExchangeSize[] {
  const { data } = useQuery(
    {
      queryKey: ['account', 'orders', 'return-sizes', orderNumber],
      queryFn: () => browserApi.call('returns.listSizes', { params: { orderId: orderNumber } }),
      staleTime: 0,
    },
    queryClient,
  )
  return (itemId) => data?.items.find((item) => item.itemId === itemId)?.sizes ?? []
}
