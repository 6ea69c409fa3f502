import type { Order, PickupReply } from '@lacehouse/contracts'
import type { CartPickup } from '@lacehouse/domain/cart/cart-pickup'
import type { CheckoutDetails } from '@lacehouse/domain/cart/checkout-details'
import type { PricingContext } from '../../core/cart/pricing-context.ts'
import { toPointReply } from '../stores/to-store-reply.ts'

type Context = Pick<PricingContext, 'points'> & { readonly facts: { readonly now: number } }

/** Makes the details of the checkout for the reply of a cart or an order; the device's fingerprint is not answered. */
export function toCheckoutDetails({ pickup }: CheckoutDetails, context: Context): Pick<Order, 'pickup'> {
  return { ...(pickup && { pickup: toPickupReply(pickup, context) }) }
}

/** Makes the pickup: its contact and, if there is one, its pickup point. */
const toPickupReply = (pickup: CartPickup, { points, facts }: Context): PickupReply => {
  const { kind, contact } = pickup
  const point = pickup.kind === 'point' ? points.find(({ id }) => id === pickup.pointId) : undefined
  return { kind, contact, ...(point && { point: toPointReply(point, { now: facts.now }) }) }
}
