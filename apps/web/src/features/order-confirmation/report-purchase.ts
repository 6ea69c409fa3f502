import type { Order } from '@lacehouse/contracts'
import { pushToDataLayer } from '../../client/events/data-layer.ts'
import { reportBehaviour } from '../../client/events/report-behaviour.ts'
import { roundSum, toItem } from '../../client/events/to-item.ts'

/** Reports what was bought: the products of the visit (REC-02), and the order for tag managers (ROLE-06). */
export function reportPurchase({ orderNumber, currency, totals, items }: Order): void {
  for (const productId of new Set(items.map(({ masterId }) => masterId)))
    reportBehaviour({ type: 'product', name: 'bought', productId, orderNumber })
  const { itemSubTotal: value, tax, shipping, giftWrap = 0 } = totals
  const sums = { currency, value, tax, shipping: roundSum(shipping + giftWrap) }
  pushToDataLayer({
    event: 'purchase',
    ecommerce: { transaction_id: orderNumber, ...sums, items: items.map(toItem) },
  })
}
