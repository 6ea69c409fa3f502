import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Order } from './order.ts'

/** Reads an order of this session; who comes by its mail has the session opened to it by the mail's signature (S1.7 `st`). */
export async function readOrder(orderNumber: string, st: string | null): Promise<Order> {
  const read = () => browserApi.call('checkout.getOrder', { params: { orderNumber } })
  if (!st) return read()
  try {
    return await read()
  } catch (error) {
    if (!isApiError(error, 'ORD409')) throw error
    await browserApi.call('auth.token', { body: { orderNo: orderNumber, st, action: 'track' } })
    return read()
  }
}
