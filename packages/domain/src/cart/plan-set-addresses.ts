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
 * Plans the shipping address. It must be complete (CHK320), have a phone (SHP410) and be within reach of a method for all that
 * is shipped (PAY401, SHP500, SHP404) and name one place to tax it by (TAX310); chosen methods that no longer apply give way, and so
 * does a counter (ORD516). Country rules are checked before (CHK-16).
 */
export function planSetShippingAddress(cart: Cart, address: CartAddress, facts: PricingFacts): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (!isAddressComplete(address)) return { ok: false, reason: 'incomplete_address' }
  if (isBlank(address.phone)) return { ok: false, reason: 'missing_phone' }
  // A store hands out by name: the address has one.
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

/** Plans the shipping address away; chosen methods are settled anew for the site's own country. */
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

/** Plans the billing address: the shipping address or one of its own, complete (BIL400) and with a phone (BILL410) (CHK-03). */
export function planSetBillingAddress(cart: Cart, choice: BillingChoice, facts: Pick<PricingFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const address = choice.sameAsShipping ? findOwnShippingAddress(cart) : choice.address
  if (!address || !isAddressComplete(address)) return { ok: false, reason: 'missing_billing_address' }
  if (isBlank(address.phone)) return { ok: false, reason: 'missing_billing_phone' }
  const billingAddress = choice.sameAsShipping ? undefined : choice.address
  return { ok: true, cart: reviseCart(cart, { sameAsShipping: choice.sameAsShipping, billingAddress }, facts.now) }
}

/** Plans the billing address away: it is the shipping address again. */
export function planClearBillingAddress(cart: Cart, facts: Pick<PricingFacts, 'now'>): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  return { ok: true, cart: reviseCart(cart, { sameAsShipping: true, billingAddress: undefined }, facts.now) }
}

/** Finds the address that an order is billed to, or null while there is none. */
export function findBillingAddress(cart: Cart): CartAddress | null {
  return (cart.sameAsShipping ? findOwnShippingAddress(cart) : cart.billingAddress) ?? null
}

/** The counter of a carrier is nobody's address to send a bill to. */
function findOwnShippingAddress({ shippingAddress, pickup }: Cart): CartAddress | undefined {
  return pickup?.kind === 'point' ? undefined : shippingAddress
}

type Unreachable = {
  readonly group: ShippingGroup
  readonly reason: Extract<CartRefusal, 'not_deliverable' | 'po_box' | 'method_not_applicable'>
}

/** Finds which of the goods cannot be shipped to the cart's address, and why; null where all can. */
export function findUnreachable(cart: Cart, facts: PricingFacts): Unreachable | null {
  for (const group of ['me', 'customs'] as const) {
    const parcel = findParcel(cart, group, facts)
    const { shippingMethods } = facts.site
    if (!parcel || listApplicableShippingMethods(shippingMethods, parcel).length > 0) continue
    return { group, reason: explainNoShippingMethod(shippingMethods, parcel) }
  }
  return null
}

/** Tells whether an address has what every country needs to deliver. */
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
