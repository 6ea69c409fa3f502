import { browserApi } from '../api/browser-api.ts'
import { cacheOrderRecord, type OrderRecord } from './orders-query.ts'

type Cancellation = {
  readonly orderNumber: string
  /** The same for all attempts of one cancellation, so that an answer that was lost cancels nothing twice. */
  readonly cancellationId: string
  readonly items: readonly { readonly itemId: string; readonly qty: number }[]
}

/** Cancels items of an order (ACC-07). Throws what the server refuses. */
export async function cancelOrder({ items, ...cancellation }: Cancellation): Promise<OrderRecord> {
  const record = await browserApi.call('orders.cancel', { body: { ...cancellation, items: [...items] } })
  await cacheOrderRecord(record)
  return record
}
