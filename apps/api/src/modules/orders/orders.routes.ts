import type { CallId } from '@lacehouse/contracts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/call.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeDelivery } from './change-delivery.ts'
import { downloadInvoice } from './download-invoice.ts'
import { getDelivery } from './get-delivery.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { createOrderQueries } from './orders.queries.ts'
import { resendGiftCards } from './resend-gift-cards.ts'
import { sendOrderLink } from './send-order-link.ts'
import { trackOrder } from './track-order.ts'

export function ordersRoutes(deps: Deps): Handlers<Extract<CallId, `orders.${string}`>> {
  const own = { ...deps, orderQueries: createOrderQueries(deps.database.pool) }
  return {
    'orders.list': listOrders(own),
    'orders.get': getOrder(own),
    'orders.track': trackOrder(own),
    'orders.sendLink': sendOrderLink(own),
    'orders.cancel': cancelOrder(own),
    'orders.getDelivery': getDelivery(own),
    'orders.changeDelivery': changeDelivery(own),
    'orders.downloadInvoice': downloadInvoice(own),
    'orders.resendGiftCards': resendGiftCards(own),
  }
}
