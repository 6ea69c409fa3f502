import { toRows } from '../pricing/price-rows.ts'
import { groupRows, toParcel } from '../pricing/price-shipments.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import {
  findObstacle,
  listApplicableShippingMethods,
  type Parcel,
} from '../shipping/list-applicable-shipping-methods.ts'
import type { ShippingGroup } from '../shipping/shipment-group.ts'
import type { ShippingMethod } from '../shipping/shipping-method.ts'
import type { Cart } from './cart.ts'
import type { CartPlan } from './plan.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

export type ChooseShippingMethod = {
  readonly group: ShippingGroup
  readonly code: string
  /** `shopperAppliedSM` on the wire. */
  readonly chosenByShopper: boolean
}

/**
 * Plans the choice of a shipping method for a group: 'po_box' when only the PO box prevents it, 'method_not_applicable' for any
 * other obstacle (CART-14).
 */
export function planChooseShippingMethod(
  cart: Cart,
  { group, code, chosenByShopper }: ChooseShippingMethod,
  facts: PricingFacts,
): CartPlan {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const method = facts.site.shippingMethods.find((one) => one.code === code)
  const parcel = findParcel(cart, group, facts)
  if (!method || !parcel) return { ok: false, reason: 'method_not_applicable' }
  const obstacle = findObstacle(method, parcel)
  if (obstacle) return { ok: false, reason: obstacle === 'poBox' ? 'po_box' : 'method_not_applicable' }
  const shippingMethods = { ...cart.shippingMethods, [group]: { code, chosenByShopper } }
  return { ok: true, cart: reviseCart(cart, { shippingMethods }, facts.now) }
}

/** Lists the methods that a shopper may choose for a group of the cart, the default first; none when the group is empty. */
export function listCartShippingMethods(cart: Cart, group: ShippingGroup, facts: PricingFacts): ShippingMethod[] {
  const parcel = findParcel(cart, group, facts)
  return parcel ? listApplicableShippingMethods(facts.site.shippingMethods, parcel) : []
}

/** Finds the parcel that the lines of a group make, or null when the group is empty. */
export function findParcel(cart: Cart, group: ShippingGroup, facts: PricingFacts): Parcel | null {
  const rows = groupRows(toRows(cart, facts)).get(group)
  return rows ? toParcel(group, rows, { siteCountry: facts.site.countryCode, address: cart.shippingAddress }) : null
}
