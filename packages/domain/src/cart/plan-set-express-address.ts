import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, ExpressOrigin } from './cart.ts'
import type { CartAddress } from './cart-address.ts'
import { changeCart, findClosed } from './change-cart.ts'
import type { CartPlan } from './plan.ts'
import { findUnreachable, planSetShippingAddress } from './plan-set-addresses.ts'
import { settleShipping } from './settle-shipping.ts'

/**
 * Plans an address that comes from somebody else's page or a wallet, and keeps where it came from. A wallet shows the area alone
 * until the shopper agrees: such an address prices the cart and its delivery, but no order is placed with it (PAY-10, S2.7).
 */
export function planSetExpressAddress(
  cart: Cart,
  { address, origin }: { readonly address: CartAddress; readonly origin: ExpressOrigin },
  facts: PricingFacts,
): CartPlan {
  const isWhole = address.addressLine1 !== undefined
  const plan = isWhole ? planSetShippingAddress(cart, address, facts) : planEstimate(cart, address, facts)
  return plan.ok ? { ok: true, cart: { ...plan.cart, express: origin } } : plan
}

function planEstimate(cart: Cart, address: CartAddress, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const addressed = changeCart(cart, { shippingAddress: address }, facts.now)
  const unreachable = findUnreachable(addressed, facts)
  if (unreachable) return { ok: false, reason: unreachable }
  return { ok: true, cart: settleShipping(addressed, facts) }
}
