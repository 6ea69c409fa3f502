import { findManagedOrder } from '../../core/placement/find-managed-order.ts'
import { exchangesQueries } from '../../core/returns/exchanges.queries.ts'
import { listOrderSizes, type SizeDeps } from '../../core/returns/list-order-sizes.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'

/** Lists the sizes for which the items of an order can be exchanged (ACC-08). */
export function listSizes(deps: SizeDeps & Pick<Deps, 'database' | 'placements'>): Handler<'returns.listSizes'> {
  return async (call) => {
    const { orderId: orderNumber } = call.params
    const placement = await findManagedOrder(deps, call, orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const exchanges = await exchangesQueries.listOfOrder(deps.database.pool, orderNumber)
    const offered = await listOrderSizes(deps, { doc: placement.doc, exchanges, locale: call.locale })
    const items = [...offered].filter(([, sizes]) => sizes.length > 0)
    return {
      items: items.map(([itemId, sizes]) => ({
        itemId,
        sizes: sizes.map(({ variantId, size, free }) => ({ variantId, size, isAvailable: free > 0 })),
      })),
    }
  }
}
