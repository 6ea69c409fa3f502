import type { RequestContext } from '../../http/call.ts'
import { toOwner } from '../cart/load-cart.ts'
import type { PlacementQueries, PlacementRow } from './placement.queries.ts'

type Deps = { readonly placements: Pick<PlacementQueries, 'find' | 'findOwned'> }
type Caller = Pick<RequestContext, 'session'>

/** Says whether the link of this order's mail opened the caller's session. */
export function isLinkedOrder({ session }: Caller, orderNumber: string): boolean {
  return session.kind !== 'anonymous' && session.order === orderNumber
}

/** Finds an order that the caller may read: their own, or the one of the mail link that opened their session; null for all others. */
export async function findReadableOrder(
  { placements }: Deps,
  caller: Caller,
  orderNumber: string,
): Promise<PlacementRow | null> {
  const linked = isLinkedOrder(caller, orderNumber) ? await placements.find(orderNumber) : null
  return linked ?? placements.findOwned(orderNumber, toOwner(caller))
}
