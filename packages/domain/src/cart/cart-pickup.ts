import type { CartAddress } from './cart-address.ts'

/** Whom a store or a counter hands the goods to, and how to reach them (CHK-14). */
export type PickupContact = Pick<CartAddress, 'firstName' | 'lastName' | 'email' | 'phone' | 'subscriptions'>

/** Where goods are collected: at the stores that lines name, or at a carrier's counter that the parcel is sent to. */
export type CartPickup =
  | { readonly kind: 'store'; readonly contact: PickupContact }
  | { readonly kind: 'point'; readonly contact: PickupContact; readonly pointId: string }
