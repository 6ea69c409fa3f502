import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { PickupPoint } from '../store/store.ts'
import type { Cart } from './cart.ts'
import type { CartAddress } from './cart-address.ts'
import type { PickupContact } from './cart-pickup.ts'
import type { CartPlan } from './plan.ts'
import { findParcel } from './plan-choose-shipping-method.ts'
import { findUnreachable } from './plan-set-addresses.ts'
import { withPickupPointNotification } from './reconcile-pickup.ts'
import { reconcileShipping } from './reconcile-shipping.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/**
 * Plans the pickup contact for the stores that the cart's lines name. A cart that ships nothing loses its shipping address and
 * needs a separate billing address (CHK-14).
 */
export function planSetStoreContact(cart: Cart, contact: PickupContact, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!cart.lines.some(({ delivery }) => delivery.kind === 'pickup')) return { ok: false, reason: 'incomplete_address' }
  const isShipped = findParcel(cart, 'me', facts) !== null || findParcel(cart, 'customs', facts) !== null
  const addresses = isShipped ? {} : { shippingAddress: undefined, sameAsShipping: false }
  return { ok: true, cart: reviseCart(cart, { pickup: { kind: 'store', contact }, ...addresses }, facts.now) }
}

/**
 * Plans the delivery to a carrier's pickup point: its address with the contact's name becomes the shipping address. A parcel
 * that is too heavy, or a cart that ships nothing, is 'method_not_applicable'. A notification says that an address was replaced,
 * and the order needs a separate billing address (CHK-15).
 */
export function planSetPickupPoint(
  cart: Cart,
  { point, contact }: { readonly point: PickupPoint; readonly contact: PickupContact },
  facts: PricingFacts,
): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const parcel = findParcel(cart, 'me', facts)
  if (!parcel || parcel.weightGrams > point.maxWeightGrams) return { ok: false, reason: 'method_not_applicable' }
  const isFromHome = cart.shippingAddress !== undefined && cart.pickup?.kind !== 'point'
  const addressed = reviseCart(
    cart,
    {
      ...(isFromHome && { notifications: withPickupPointNotification(cart, 'shipping_became_pickup', facts) }),
      shippingAddress: toPointAddress(point, contact),
      pickup: { kind: 'point', contact, pointId: point.id },
      sameAsShipping: false,
    },
    facts.now,
  )
  const unreachable = findUnreachable(addressed, facts)
  if (unreachable) return { ok: false, reason: unreachable.reason }
  return { ok: true, cart: reconcileShipping(addressed, facts) }
}

function toPointAddress({ name, address }: PickupPoint, contact: PickupContact): CartAddress {
  const { addressLine1, city, province, postalCode, countryCode } = address
  const { firstName = '', lastName = '' } = contact
  return {
    ...contact,
    firstName,
    lastName,
    addressLine1,
    addressLine2: name,
    city,
    postalCode,
    countryCode,
    ...(province && { province }),
  }
}
