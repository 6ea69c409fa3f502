import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart } from './cart.ts'
import type { GiftWrapping } from './gift-wrapping.ts'
import type { CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/**
 * Plans gift wrap and gift receipt of a cart. A cart without a parcel takes them too: they count as soon as something is
 * shipped.
 */
export function planSetGiftWrapping(
  cart: Cart,
  { wrap, receipt }: GiftWrapping,
  { now }: Pick<PricingFacts, 'now'>,
): CartPlan {
  const closed = findClosed(cart, now)
  if (closed) return closed
  const { giftWrapping: _, ...plain } = cart
  return { ok: true, cart: reviseCart(plain, wrap || receipt ? { giftWrapping: { wrap, receipt } } : {}, now) }
}
