import type { Cart } from '@lacehouse/contracts'
import { planSetCollectionPoint, planSetStoreContact } from '@lacehouse/domain'
import { type CartDeps, changeCart } from '../../cart/cart-scene.ts'
import { requireContact } from '../../cart/check-contact.ts'
import type { Call } from '../../http/call.ts'
import { requirePoint } from '../../stores/require-store.ts'

/** Sets who collects, and at which carrier's counter or at the stores of the items; no address is asked for (CHK-14, CHK-15). */
export const setCollection = async (deps: CartDeps, call: Call<'cart.setShippingAddress'>): Promise<Cart> => {
  const { address = {}, collectionPointId } = call.body
  const point = collectionPointId === undefined ? null : await requirePoint(deps, call.site, collectionPointId)
  const contact = requireContact(address, { kind: point ? 'point' : 'store', site: call.site, locale: call.locale })
  return changeCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, till }) =>
    point
      ? planSetCollectionPoint(cart, { point, contact }, till.facts)
      : planSetStoreContact(cart, contact, till.facts),
  )
}
