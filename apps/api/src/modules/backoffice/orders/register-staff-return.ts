import { countReturnable } from '@lacehouse/domain/returns/plan-registration'
import { formatReturnNumber } from '@lacehouse/domain/returns/return-number'
import { exchangesQueries } from '../../../core/returns/exchanges.queries.ts'
import { listOrderSizes } from '../../../core/returns/list-order-sizes.ts'
import { loadReturnable } from '../../../core/returns/load-returnable.ts'
import { type RegistrationDeps, registerReturnIn } from '../../../core/returns/register-return.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler } from '../../../http/call.ts'
import { Refusal } from '../../../http/refusal.ts'
import { changeOrder } from './change-order.ts'
import type { StaffOrderDeps } from './get-staff-order.ts'

type ReturnableDeps = RegistrationDeps & Pick<Deps, 'placements'>

/** Lists what the shopper of an order can send back, and the other sizes for which it can be exchanged. */
export function listReturnable(deps: ReturnableDeps): Handler<'backoffice.listReturnable'> {
  return async ({ params: { orderNumber }, locale }) => {
    const placement = await deps.placements.find(orderNumber)
    if (!placement) throw new Refusal('OHS4004')
    const { pool } = deps.database
    const { context } = await loadReturnable(deps, pool, placement)
    const exchanges = await exchangesQueries.listOfOrder(pool, orderNumber)
    const sizes = await listOrderSizes(deps, { doc: placement.doc, exchanges, locale })
    return {
      items: Object.entries(countReturnable(placement.doc, context)).map(([itemId, returnable]) => ({
        ...{ itemId, returnable },
        sizes: (sizes.get(itemId) ?? []).map(({ variantId, size, free }) => ({
          ...{ variantId, size },
          isAvailable: free > 0,
        })),
      })),
    }
  }
}

/** Registers a return for the shopper of an order, who gets the label by mail. */
export function registerStaffReturn(deps: RegistrationDeps & StaffOrderDeps): Handler<'backoffice.registerReturn'> {
  return (call) => {
    const { orderNumber } = call.params
    const { returnId: id, items, way = 'parcel', parcels = 1 } = call.body
    const wanted = items.map(({ itemId, ...item }) => ({ lineId: itemId, ...item }))
    return changeOrder(deps, call, {
      orderNumber,
      action: 'backoffice.registerReturn',
      change: async (client) => {
        const done = await registerReturnIn(deps, client, { id, orderNumber, way, parcels, items: wanted })
        if (!done.ok) throw new Refusal(done.reason === 'bad_quantity' ? 'INV407' : 'STF409', { field: 'items' })
        if (!done.isNew) return null
        const { number, items: registered } = done.registered
        return { after: { returnNumber: formatReturnNumber(number), items: registered } }
      },
    })
  }
}
