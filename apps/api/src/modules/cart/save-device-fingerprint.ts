import type { Cart } from '@lacehouse/domain/cart/cart'
import { findClosed, reviseCart } from '@lacehouse/domain/cart/revise-cart'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import type { Handler } from '../../http/call.ts'

/** Stores the device fingerprint with the cart; the charge of its order passes it to the payment provider (CART-20). */
export function saveDeviceFingerprint(deps: CartDeps): Handler<'cart.deviceFingerPrint'> {
  return async (call) => {
    const { cartId, deviceFingerprint } = call.body
    const { cart, pricing } = await loadCart(deps, call, { cartId })
    const closed = findClosed(cart, pricing.facts.now)
    if (closed) return refusePlan(closed)
    if (cart.deviceFingerprint === deviceFingerprint) return { accepted: true }
    const changed: Cart = reviseCart(cart, { deviceFingerprint }, pricing.facts.now)
    // If another call changed the cart meanwhile, the page sends the fingerprint again at the next checkout.
    return { accepted: await deps.cartQueries.update(changed, cart.version) }
  }
}
