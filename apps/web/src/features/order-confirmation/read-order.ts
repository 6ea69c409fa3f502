import { isApiError } from '../../client/api/api-error.ts'
import { browserApi } from '../../client/api/browser-api.ts'
import type { Order } from './order.ts'

/** Reads an order of this session. The signature `st` of the order's mail opens the session to the order. */
export async function readOrder(orderNumber: string, st: string | null): Promise<Order> {
  const read = () => browserApi.call('checkout.getOrder', { params: { orderNumber } })
  if (!st) return read()
  const open = () => browserApi.call('auth.token', { body: { orderNo: orderNumber, st, action: 'track' } })
  try {
    const order = await read()
    // The link of the mail confirms the email of the signed-in owner; the order is shown also where that fails.
    if (!order.isGuest) await open().catch(() => null)
    return order
  } catch (error) {
    if (!isApiError(error, 'ORD409')) throw error
    await open()
    return read()
  }
}
