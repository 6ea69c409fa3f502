import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { explainNoShippingMethod, listApplicableShippingMethods } from '../shipping/list-applicable-shipping-methods.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import { hasTaxPlace } from '../tax/find-tax-rates.ts'
import type { Cart } from './cart.ts'
import type { CartAddress } from './cart-address.ts'
import type { CartPlan, CartRefusal } from './plan.ts'
import { findParcel } from './plan-choose-shipping-method.ts'
import { withPickupPointNotification } from './reconcile-pickup.ts'
import { reconcileShipping } from './reconcile-shipping.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/**
 * Plans the shipping address. It must be complete, have a phone, be within reach of a shipping method for every shipped group,
 * and name one place for the tax. Chosen methods that no longer apply are replaced, and a pickup point is given up with a
 * notification. The caller checks the country's address rules before (CHK-16).
 */
export function planSetShippingAddress(cart: Cart, address: CartAddress, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!isAddressComplete(address)) return { ok: false, reason: 'incomplete_address' }
  if (isBlank(address.phone)) return { ok: false, reason: 'missing_phone' }
  // The address names the person who picks goods up at a store.
  const isFromPickupPoint = cart.pickup?.kind === 'point'
  const addressed = reviseCart(
    cart,
    {
      shippingAddress: address,
      pickup: undefined,
      beforeExpress: undefined,
      ...(isFromPickupPoint && { notifications: withPickupPointNotification(cart, 'pickup_became_shipping', facts) }),
    },
    facts.now,
  )
  const unreachable = findUnreachable(addressed, facts)
  if (unreachable) return { ok: false, reason: unreachable.reason }
  if (!hasTaxPlace(facts.site.taxes, address)) return { ok: false, reason: 'place_unknown' }
  return { ok: true, cart: reconcileShipping(addressed, facts) }
}

/** Plans the removal of the shipping address; the shipping methods are recalculated for the site's own country. */
export function planClearShippingAddress(cart: Cart, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const cleared = reviseCart(
    cart,
    { shippingAddress: undefined, pickup: undefined, beforeExpress: undefined },
    facts.now,
  )
  return { ok: true, cart: reconcileShipping(cleared, facts) }
}

export type BillingChoice =
  | { readonly sameAsShipping: true }
  | { readonly sameAsShipping: false; readonly address: CartAddress }

/** Plans the billing address: the shipping address or a separate one, complete and with a phone (CHK-03). */
export function planSetBillingAddress(cart: Cart, choice: BillingChoice, facts: Pick<PricingFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const address = choice.sameAsShipping ? findOwnShippingAddress(cart) : choice.address
  if (!address || !isAddressComplete(address)) return { ok: false, reason: 'missing_billing_address' }
  if (isBlank(address.phone)) return { ok: false, reason: 'missing_billing_phone' }
  const billingAddress = choice.sameAsShipping ? undefined : choice.address
  return { ok: true, cart: reviseCart(cart, { sameAsShipping: choice.sameAsShipping, billingAddress }, facts.now) }
}

/** Plans the removal of the separate billing address, so that the shipping address is billed. */
export function planClearBillingAddress(cart: Cart, facts: Pick<PricingFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  return { ok: true, cart: reviseCart(cart, { sameAsShipping: true, billingAddress: undefined }, facts.now) }
}

/** Finds the address that an order is billed to, or null while there is none. */
export function findBillingAddress(cart: Cart): CartAddress | null {
  return (cart.sameAsShipping ? findOwnShippingAddress(cart) : cart.billingAddress) ?? null
}

/** The address of a pickup point is the carrier's and cannot be billed. */
function findOwnShippingAddress({ shippingAddress, pickup }: Cart): CartAddress | undefined {
  return pickup?.kind === 'point' ? undefined : shippingAddress
}

type Unreachable = {
  readonly group: ShippingGroup
  readonly reason: Extract<CartRefusal, 'not_deliverable' | 'po_box' | 'method_not_applicable'>
}

/**
 * Finds the first group that no shipping method brings to the cart's address, with the reason; null when every group can be
 * shipped.
 */
export function findUnreachable(cart: Cart, facts: PricingFacts): Unreachable | null {
  for (const group of ['me', 'customs'] as const) {
    const parcel = findParcel(cart, group, facts)
    const { shippingMethods } = facts.site
    if (!parcel || listApplicableShippingMethods(shippingMethods, parcel).length > 0) continue
    return { group, reason: explainNoShippingMethod(shippingMethods, parcel) }
  }
  return null
}

/** Returns whether an address has the fields that every country needs for a delivery. */
export function isAddressComplete({
  firstName,
  lastName,
  addressLine1,
  city,
  postalCode,
  countryCode,
}: CartAddress): boolean {
  return ![firstName, lastName, addressLine1, city, postalCode, countryCode].some(isBlank)
}

function isBlank(text: string | undefined): boolean {
  return text === undefined || text.trim() === ''
}
