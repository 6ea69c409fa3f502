import type { AddItem } from '@lacehouse/domain/cart/plan-add-item'
import { toOwner } from '../../core/cart/load-cart.ts'
import type { HoldDeps } from '../../core/reservations/hold-stock.ts'
import type { HoldRow } from '../../core/reservations/reservations.queries.ts'
import type { Call } from '../../http/call.ts'
import { toAddItem } from './to-add-item.ts'

type LostDeps = HoldDeps & { readonly now: () => number }
type CreateCall = Call<'cart.create'>

/**
 * Converts the items of a lost cart to inputs for a new one. The caller's own store reservations stay valid, each for one item
 * (CART-21).
 */
export async function toLostItems(deps: LostDeps, call: CreateCall): Promise<AddItem[]> {
  const {
    body: { items = [] },
    site,
  } = call
  const ids = items.flatMap(({ reservationId }) => reservationId ?? [])
  const held = ids.length > 0 ? await deps.reservations.listHeld(ids, toOwner(call), deps.now()) : []
  const holds = new Map(held.filter(({ siteId }) => siteId === site.siteId).map((hold) => [hold.id, hold]))
  return items.map(({ reservationId = '', ...item }) => {
    const input = toAddItem(item, site)
    const hold = holds.get(reservationId)
    if (!hold || !isHoldOf(hold, input)) return input
    holds.delete(reservationId)
    return { ...input, reservation: { id: hold.id, until: hold.until, isConfirmed: hold.isConfirmed } }
  })
}

const isHoldOf = ({ variantId, storeId, quantity }: HoldRow, { qty = 1, delivery, ...input }: AddItem): boolean =>
  input.variantId === variantId && qty === quantity && delivery?.kind === 'pickup' && delivery.storeId === storeId
