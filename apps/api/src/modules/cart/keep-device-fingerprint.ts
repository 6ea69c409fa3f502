import type { Cart } from '@lacehouse/domain'
import { changeCart, findClosed } from '@lacehouse/domain'
import { type CartDeps, loadCart } from '../../cart/cart-scene.ts'
import { refusePlan } from '../../cart/refuse-plan.ts'
import type { Handler } from '../../http/call.ts'

/** Keeps what a device looks like with the cart, until its order's charge takes it to the payment provider (CART-20). */
export const keepDeviceFingerprint =
  (deps: CartDeps): Handler<'cart.deviceFingerPrint'> =>
  async (call) => {
    const { cartId, deviceFingerprint } = call.body
    const { cart, till } = await loadCart(deps, call, { cartId })
    const closed = findClosed(cart, till.facts.now)
    if (closed) return refusePlan(closed)
    if (cart.deviceFingerprint === deviceFingerprint) return { accepted: true }
    const changed: Cart = changeCart(cart, { deviceFingerprint }, till.facts.now)
    // Whoever changed the cart meanwhile has not changed the device: the page tells it again with the next checkout.
    return { accepted: await deps.cartQueries.update(changed, cart.version) }
  }
