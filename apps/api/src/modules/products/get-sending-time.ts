import type { ProductRecord } from '../../core/catalogue/product-record.ts'
import type { ReplyContext } from '../../replies/products/to-product-reply.ts'

/** Gets the moment from which a product is sent: the first day of goods of which only units are sold that are on their way, or else now. */
export function getSendingTime(
  { variants }: Pick<ProductRecord, 'variants'>,
  { stock, preOrders, now }: Pick<ReplyContext, 'stock' | 'preOrders' | 'now'>,
): number {
  const days = variants.flatMap(({ id, status }) => {
    const day = preOrders?.get(id)?.from
    return status === 'live' && (stock.get(id) ?? 0) > 0 ? [day === undefined ? now : Date.parse(day)] : []
  })
  return days.length > 0 ? Math.max(now, Math.min(...days)) : now
}
