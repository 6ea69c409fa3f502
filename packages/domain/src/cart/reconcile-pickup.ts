import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, CartNotification } from './cart.ts'
import type { CartPickup } from './cart-pickup.ts'
import { findParcel } from './plan-choose-shipping-method.ts'

/**
 * Reconciles the pickup contact and pickup point with a changed cart. A contact stays while a line is picked up at a store; a pickup
 * point stays while it accepts the parcel. When the point closed, or the parcel became too heavy for it, the parcel needs an
 * address again and a notification says so. An empty cart keeps its choice (CHK-15, CART-15).
 */
export function reconcilePickup(cart: Cart, facts: PricingFacts): Cart {
  const { pickup } = cart
  if (!pickup || cart.lines.length === 0) return cart
  if (pickup.kind === 'store') {
    const isPickedUp = cart.lines.some(({ delivery }) => delivery.kind === 'pickup')
    return isPickedUp ? cart : { ...cart, pickup: undefined }
  }
  const fit = findPickupPointFit(cart, pickup, facts)
  if (fit === 'fits') return cart
  const left = { ...cart, pickup: undefined, shippingAddress: undefined }
  return fit === 'unneeded'
    ? left
    : { ...left, notifications: withPickupPointNotification(cart, 'pickup_became_shipping', facts) }
}

type PointPickup = Extract<CartPickup, { readonly kind: 'point' }>

function findPickupPointFit(
  cart: Cart,
  { pointId }: PointPickup,
  facts: PricingFacts,
): 'fits' | 'unneeded' | 'refused' {
  const parcel = findParcel(cart, 'me', facts)
  if (!parcel) return findParcel(cart, 'customs', facts) ? 'refused' : 'unneeded'
  const point = facts.pickupPoints?.find(({ id }) => id === pointId)
  return point && parcel.weightGrams <= point.maxWeightGrams ? 'fits' : 'refused'
}

/** Replaces the cart's notification about where its parcel goes: to an address or to a pickup point. Only the last change is kept. */
export function withPickupPointNotification(
  { notifications }: Cart,
  kind: 'pickup_became_shipping' | 'shipping_became_pickup',
  { now }: Pick<PricingFacts, 'now'>,
): CartNotification[] {
  const others = notifications.filter(
    (one) =>
      one.lineId !== undefined || (one.kind !== 'pickup_became_shipping' && one.kind !== 'shipping_became_pickup'),
  )
  return [...others, { kind, at: now }]
}
