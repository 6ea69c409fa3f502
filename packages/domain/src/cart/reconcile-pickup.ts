import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, CartNotification } from './cart.ts'
import type { CartPickup } from './cart-pickup.ts'
import { findParcel } from './plan-choose-shipping-method.ts'

/**
 * Brings who collects, and where, in line with what a cart has become: a contact stays while something waits at a store, a
 * carrier's counter while a parcel is sent that it takes in. A counter that closed, or that the parcel grew too heavy for, gives
 * way to an address that is still to be given, and ORD516 tells so; an empty cart keeps what was chosen (CHK-15, CART-15).
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
  return fit === 'unneeded' ? left : { ...left, notifications: withPickupPointNotification(cart, 'ORD516', facts) }
}

type Counter = Extract<CartPickup, { readonly kind: 'point' }>

function findPickupPointFit(cart: Cart, { pointId }: Counter, facts: PricingFacts): 'fits' | 'unneeded' | 'refused' {
  const parcel = findParcel(cart, 'me', facts)
  if (!parcel) return findParcel(cart, 'customs', facts) ? 'refused' : 'unneeded'
  const point = facts.pickupPoints?.find(({ id }) => id === pointId)
  return point && parcel.weightGrams <= point.maxWeightGrams ? 'fits' : 'refused'
}

/** Gives the notes of a cart whose parcel goes to an address (ORD516) or to a counter (ORD517) now; only the last is worth telling. */
export function withPickupPointNotification(
  { notifications }: Cart,
  code: 'ORD516' | 'ORD517',
  { now }: Pick<PricingFacts, 'now'>,
): CartNotification[] {
  const others = notifications.filter((one) => one.lineId !== undefined || !['ORD516', 'ORD517'].includes(one.code))
  return [...others, { code, at: now }]
}
