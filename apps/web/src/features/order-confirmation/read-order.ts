import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Order } from './order.ts'

/** Reads an order of this session. The signature `st` of the order's mail opens the session to the order. */
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
