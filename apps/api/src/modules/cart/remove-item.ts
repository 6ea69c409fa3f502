import { type Cart, planRemoveItem, type RemovedLine } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import type { Handler } from '../../http/call.ts'
import type { HoldDeps } from '../../reservations/hold-stock.ts'

type Removed = { readonly removed: RemovedLine }

/** Takes an item out of a cart, and gives back what a store holds for it in the same commit (CART-07, CART-19). */
export const removeItem =
  (deps: CartDeps & HoldDeps): Handler<'cart.removeItem'> =>
  (call) => {
    const save = (cart: Cart, version: number, { removed: { line } }: Removed): Promise<boolean> =>
      line.reservation
        ? deps.reservations.updateCartAndEnd(cart, version, line.reservation.id)
        : deps.cartQueries.update(cart, version)
    return changeCart<Removed>(deps, { caller: call, cartId: call.body.cartId, save }, ({ cart, till }) =>
      planRemoveItem(cart, call.body.itemId, till.facts),
    )
  }
