import { planSetCheckoutDetails } from '@lacehouse/domain/cart/plan-set-checkout-details'
import { type CartDeps, loadCart } from '../../core/cart/load-cart.ts'
import { refusePlan } from '../../core/cart/refuse-plan.ts'
import type { Handler } from '../../http/call.ts'

/** Stores the device fingerprint with the cart; the charge of its order passes it to the payment provider (CART-20). */
export function saveDeviceFingerprint(deps: CartDeps): Handler<'cart.deviceFingerPrint'> {
  return async (call) => {
    const { cartId, deviceFingerprint } = call.body
    const { cart, pricing } = await loadCart(deps, call, { cartId })
    const plan = planSetCheckoutDetails(cart, { deviceFingerprint }, pricing.facts)
    if (!plan.ok) return refusePlan(plan)
    if (cart.deviceFingerprint === deviceFingerprint) return { accepted: true }
    // If another call changed the cart meanwhile, the page sends the fingerprint again at the next checkout.
    return { accepted: await deps.cartQueries.update(plan.cart, cart.version) }
  }
}
