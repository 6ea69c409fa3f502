import type { Cart } from '../cart/cart.ts'
import type { VariantsById } from '../cart/sellable-variant.ts'
import { isPreOrderLine } from '../pre-order/pre-order.ts'
import type { StockDemand } from './stock.ts'

/**
 * Lists the stock that a cart takes and its places: pickups from their store, other goods from the warehouse, digital and
 * made-to-order goods from none. Pre-ordered goods take what is on its way to the warehouse.
 */
export function toStockDemands({ lines }: Pick<Cart, 'lines'>, variants: VariantsById): StockDemand[] {
  return lines.flatMap(({ variantId, qty, delivery }) => {
    const variant = variants.get(variantId)
    if (!variant || variant.isDigital || variant.isCustoms) return []
    const location = delivery.kind === 'pickup' ? delivery.storeId : 'warehouse'
    const isAhead = isPreOrderLine({ delivery }, variant)
    return [{ stockItemId: variant.stockItemId, location, qty, ...(isAhead && { isAhead }) }]
  })
}
