import { stockStatusOf } from '@lacehouse/domain/product/availability'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { toPreOrderReply } from '../../replies/pre-order/to-pre-order-reply.ts'
import { getLiveProduct, type ProductsDeps, toSoldStock } from '../../replies/products/load-reply-context.ts'

/** Replies with the current stock of each variant at the site's warehouse (CAT-02); INV701 where no stock record exists. */
export function getInventory(deps: ProductsDeps): Handler<'products.inventory'> {
  return async ({ params, site, locale }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const live = product.variants.filter(({ status }) => status === 'live')
    const free = await deps.stockQueries.listFree(
      live.map(({ id }) => id),
      [site.warehouse],
    )
    if (free.length === 0 && product.productType !== 'digital') throw new Refusal('INV701')
    const { stock, preOrders } = toSoldStock([product], free, deps.now())
    return {
      productId: product.id,
      variants: live.map(({ id, upc }) => {
        const quantity = stock.get(id) ?? 0
        const preOrder = preOrders.get(id)
        return {
          ...{ id, upc, quantity, stockStatus: stockStatusOf(quantity) },
          preOrder: preOrder ? toPreOrderReply(preOrder, locale) : null,
        }
      }),
    }
  }
}
