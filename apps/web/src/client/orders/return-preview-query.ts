import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

type Items = readonly { readonly itemId: string; readonly qty: number; readonly isExchange?: boolean }[]

/** Fetches what a return of the items would give back; the preview before stays until the next one is there. */
export function useReturnPreview(orderNumber: string, items: Items) {
  return useQuery(
    {
      queryKey: ['account', 'orders', 'return', orderNumber, items],
      queryFn: () =>
        browserApi.call('returns.preview', { params: { orderId: orderNumber }, body: { items: [...items] } }),
      enabled: items.length > 0,
      placeholderData: keepPreviousData,
      staleTime: 0,
      retry: false,
    },
    queryClient,
  )
}
