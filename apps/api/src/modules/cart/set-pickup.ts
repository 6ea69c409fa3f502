import type { Cart } from '@lacehouse/contracts'
import { planSetPickupPoint, planSetStoreContact } from '@lacehouse/domain/cart/plan-set-pickup'
import { requireContact } from '../../core/cart/check-contact.ts'
import type { CartDeps } from '../../core/cart/load-cart.ts'
import { requirePoint } from '../../core/stores/require-store.ts'
import type { Call } from '../../http/call.ts'
import { replyWithChangedCart } from '../../replies/cart/reply-cart.ts'

/** Sets the contact for pickup, and the pickup point if it is not at the stores of the items; no address is needed (CHK-14, CHK-15). */
export async function setPickup(deps: CartDeps, call: Call<'cart.setShippingAddress'>): Promise<Cart> {
  const { address = {}, collectionPointId } = call.body
  const point = collectionPointId === undefined ? null : await requirePoint(deps, call.site, collectionPointId)
  const contact = requireContact(address, { kind: point ? 'point' : 'store', site: call.site, locale: call.locale })
  return replyWithChangedCart(deps, { caller: call, cartId: call.params.basketId }, ({ cart, pricing }) =>
    point
      ? planSetPickupPoint(cart, { point, contact }, pricing.facts)
      : planSetStoreContact(cart, contact, pricing.facts),
  )
}
