import type { CallInput, CallReply } from '@lacehouse/contracts'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../api/browser-api.ts'
import { queryClient } from '../api/query-client.ts'
import { useShop } from '../use-shop.ts'
import { cacheOrderRecord, type OrderRecord } from './orders-query.ts'

export type EditableDelivery = CallReply<'orders.getDelivery'>
export type DeliveryInput = CallInput<'orders.changeDelivery'>['body']

/** Fetches what of an order's delivery can be changed, with the address form of its country. */
export function useEditableDelivery(orderNumber: string) {
  const { locale } = useShop()
  return useQuery(
    {
      queryKey: ['account', 'orders', 'delivery', orderNumber, locale],
      queryFn: async () => {
        const delivery = await browserApi.call('orders.getDelivery', { params: { orderId: orderNumber } })
        const { countryCode } = delivery.shippingAddress
        const form = { form: 'shipping' } as const
        const { fields } = await browserApi.call('utilities.i18n', { params: { countryCode }, query: form })
        return { delivery, fields }
      },
      retry: false,
      // Another tab or the warehouse may have changed it, so that each opening of the dialog asks again.
      gcTime: 0,
    },
    queryClient,
  )
}

/** Changes where and how an order is delivered (ACC-07). Throws what the server refuses. */
export async function changeDelivery(orderNumber: string, body: DeliveryInput): Promise<OrderRecord> {
  const record = await browserApi.call('orders.changeDelivery', { params: { orderId: orderNumber }, body })
  await cacheOrderRecord(record)
  return record
}
