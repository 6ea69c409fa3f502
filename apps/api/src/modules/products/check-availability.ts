import { isQuantity } from '@lacehouse/domain/cart/is-quantity'
import { countsAsInStock } from '@lacehouse/domain/product/availability'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getLiveProduct, type ProductsDeps, toSoldStock } from '../../replies/products/load-reply-context.ts'

/** Says for each variant whether the requested quantity is available, and how much is missing (CAT-02); a withdrawn variant is unknown. */
export function checkAvailability(deps: ProductsDeps): Handler<'products.availability'> {
  return async ({ params, body, site }) => {
    const product = await getLiveProduct(deps.catalogue, params.productId)
    const own = new Set(product.variants.flatMap(({ id, status }) => (status === 'live' ? [id] : [])))
    const foreign = body.items.find(({ variantId }) => !own.has(variantId))
    if (foreign) throw new Refusal('INV701', { itemId: foreign.variantId })
    if (body.items.some(({ quantity }) => !isQuantity(quantity))) throw new Refusal('INV407')
    const free = await deps.stockQueries.listFree([...own], [site.warehouse])
    const { stock } = toSoldStock([product], free, deps.now())
    return {
      items: body.items.map(({ variantId, quantity }) => {
        const missing = countsAsInStock(product) ? 0 : Math.max(0, quantity - (stock.get(variantId) ?? 0))
        return { variantId, quantity, available: missing === 0, missing }
      }),
    }
  }
}
