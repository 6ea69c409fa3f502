import type { CallInput, CallReply } from '@lacehouse/contracts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'

export type OrderRecord = CallReply<'orders.get'>
export type OrderSummary = CallReply<'orders.list'>['orders'][number]
export type OrdersWanted = CallInput<'orders.list'>['body']

// Below `account`, so that signing out removes them.
const ordersKey = ['account', 'orders'] as const

/** Fetches a page of the consumer's orders; the page before stays until the next one is there. */
export function useOrders(wanted: OrdersWanted) {
  return useQuery(
    {
      queryKey: [...ordersKey, 'list', wanted],
      queryFn: () => browserApi.call('orders.list', { body: wanted }),
      placeholderData: keepPreviousData,
    },
    queryClient,
  )
}

/** Fetches an order with its history. */
export function useOrderRecord(orderNumber: string) {
  return useQuery(
    {
      queryKey: [...ordersKey, 'order', orderNumber],
      queryFn: () => browserApi.call('orders.get', { params: { orderId: orderNumber } }),
      retry: false,
    },
    queryClient,
  )
}

/** Shows an order's new state on all pages, after it was changed. */
export async function cacheOrderRecord(record: OrderRecord): Promise<void> {
  const { orderNumber } = record.order
  queryClient.setQueryData([...ordersKey, 'order', orderNumber], record)
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...ordersKey, 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['order', orderNumber] }),
    queryClient.invalidateQueries({ queryKey: ['account', 'profile'] }),
  ])
}
