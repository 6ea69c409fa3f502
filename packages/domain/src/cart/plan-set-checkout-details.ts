import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart } from './cart.ts'
import type { CheckoutDetails } from './checkout-details.ts'
import type { CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** Plans details of the checkout on which nothing else in the cart depends. */
export function planSetCheckoutDetails(
  cart: Cart,
  details: CheckoutDetails,
  { now }: Pick<PricingFacts, 'now'>,
): CartPlan {
  return findClosed(cart, now) ?? { ok: true, cart: reviseCart(cart, details, now) }
}
