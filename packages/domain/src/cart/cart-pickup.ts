import type { CartAddress } from './cart-address.ts'

/** The person who picks the goods up, and how to reach that person (CHK-14). */
export type PickupContact = Pick<CartAddress, 'firstName' | 'lastName' | 'email' | 'phone' | 'subscriptions'>

/**
 * Where the shopper picks the goods up: at the stores that the lines name, or at a carrier's pickup point that the parcel is
 * sent to.
 */
export type CartPickup =
  | { readonly kind: 'store'; readonly contact: PickupContact }
  | { readonly kind: 'point'; readonly contact: PickupContact; readonly pointId: string }
