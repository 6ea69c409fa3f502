import type { Cart, RemovedLine } from '@lacehouse/domain/cart/cart'
import { planRemoveItem } from '@lacehouse/domain/cart/plan-remove-item'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import type { HoldDeps } from '../../core/reservations/hold-stock.ts'
import type { Handler } from '../../http/call.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

type Removed = { readonly removed: RemovedLine }

/** Removes an item from a cart and ends its reservation in a store in the same commit (CART-07, CART-19). */
export function removeItem(deps: CartDeps & HoldDeps): Handler<'cart.removeItem'> {
  return (call) => {
    const save = (cart: Cart, version: number, { removed: { line } }: Removed): Promise<boolean> =>
      line.reservation
        ? deps.reservations.updateCartAndEnd(cart, version, line.reservation.id)
        : deps.cartQueries.update(cart, version)
    return replyWithChangedCart<Removed>(deps, { caller: call, cartId: call.body.cartId, save }, ({ cart, pricing }) =>
      planRemoveItem(cart, call.body.itemId, pricing.facts),
    )
  }
}
