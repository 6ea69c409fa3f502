import type { RequestContext } from '../../http/call.ts'
import { toOwner } from '../cart/load-cart.ts'
import { isLinkedOrder } from './find-readable-order.ts'
import type { PlacementQueries, PlacementRow } from './placement.queries.ts'

type Deps = { readonly placements: Pick<PlacementQueries, 'find' | 'findOwned'> }

/**
 * Finds an order for a shopper who wants to change something about it: its owner. The link of a mail, which may be forwarded, is
 * enough for a guest's order, whose shopper has no other way; null for all others.
 */
export async function findManagedOrder(
  { placements }: Deps,
  caller: Pick<RequestContext, 'session'>,
  orderNumber: string,
): Promise<PlacementRow | null> {
  const own = await placements.findOwned(orderNumber, toOwner(caller))
  if (own || !isLinkedOrder(caller, orderNumber)) return own
  const linked = await placements.find(orderNumber)
  return linked?.doc.owner.kind === 'guest' ? linked : null
}
