import type { CartPickup } from './cart-pickup.ts'
import type { StoreId } from './ids.ts'

/** What the checkout asks for besides addresses, delivery and payment. An order remembers all of it as the cart had it. */
export type CheckoutDetails = {
  /** The pickup contact and place; absent while every line is shipped to an address. */
  readonly pickup?: CartPickup
  /** A fingerprint of the device at checkout, used only for the payment provider's risk check (CART-20). */
  readonly deviceFingerprint?: string
}

/** The names of all details; a new one does not compile without its name, and then reaches the order. */
const names = { pickup: true, deviceFingerprint: true } as const satisfies Record<keyof CheckoutDetails, true>

/** Copies the details of a cart for its order. */
export function copyCheckoutDetails(cart: CheckoutDetails): CheckoutDetails {
  const present = (Object.keys(names) as (keyof CheckoutDetails)[]).filter((name) => cart[name] !== undefined)
  return Object.fromEntries(present.map((name) => [name, cart[name]]))
}

/** The reasons for which a cart lacks a detail. */
export type DetailRefusal = 'incomplete_address'

/** A cart with what decides which details its order needs. */
type DetailBasis = {
  readonly cart: CheckoutDetails & { readonly shippingAddress?: unknown }
  readonly shipments: readonly { readonly storeId?: StoreId }[]
}

/** Finds the detail that an order lacks, or null. */
export function findDetailRefusal({ cart, shipments }: DetailBasis): DetailRefusal | null {
  // A store hands goods only to a person whose name it knows.
  const isPickedUp = shipments.some(({ storeId }) => storeId !== undefined)
  return isPickedUp && !cart.pickup && !cart.shippingAddress ? 'incomplete_address' : null
}
