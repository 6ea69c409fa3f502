import type { Cart } from '../cart/cart.ts'
import { isCartExpired } from '../cart/cart-expiry.ts'
import { type DetailRefusal, findDetailRefusal } from '../cart/checkout-details.ts'
import { findExcessLine } from '../cart/count-allowed-units.ts'
import type { LineId } from '../cart/ids.ts'
import { findBillingAddress, findUnreachable, isAddressComplete } from '../cart/plan-set-addresses.ts'
import { canPayPreOrder, findPreOrderDay, mixesPreOrders } from '../pre-order/pre-order.ts'
import type { LineProblem, PricedCart } from '../pricing/priced-cart.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import { isShippingGroup } from '../shipping/to-shipment-group.ts'

/** The reasons why a cart cannot become an order; docs/error-codes.md has their wire ids. */
export type OrderRefusal =
  | LineProblem
  | 'cart_gone'
  | 'empty_cart'
  | 'invalid_email'
  | 'total_changed'
  | 'stored_value_lowered'
  | 'several_unavailable'
  | DetailRefusal
  | 'method_not_applicable'
  | 'missing_phone'
  | 'po_box'
  | 'not_deliverable'
  | 'missing_billing_address'
  | 'missing_billing_phone'
  | 'rates_unavailable'
  | 'place_unknown'
  | 'not_covered'
  | 'gift_card_not_allowed'
  | 'balance_not_for_gift_cards'
  | 'max_quantity'
  | 'pre_order_alone'
  | 'pre_order_payment'
  | 'pre_order_changed'

type Refused = { readonly ok: false; readonly reason: OrderRefusal; readonly lineId?: LineId }

/** A cart, its prices, and the facts that it was priced with. */
export type OrderBasis = { readonly cart: Cart; readonly priced: PricedCart; readonly facts: PricingFacts }

/**
 * Finds the first problem that prevents an order, in the order of the checkout's steps: goods, address, delivery, billing, tax,
 * total. `planOrder` checks that the instruments cover the total. Null when nothing prevents it (CHK-10, CHK-16).
 */
export function findOrderRefusal({ cart, priced, facts }: OrderBasis, expectedTotal?: number): Refused | null {
  const isUsable = cart.state === 'open' || cart.state === 'ordering'
  if (!isUsable || isCartExpired(cart, facts.now)) return refuse('cart_gone')
  const reason = findGoodsRefusal(priced) ?? findExcessRefusal(cart, facts) ?? findPreOrderRefusal(cart, facts)
  if (reason) return reason
  const later =
    findDeliveryRefusal(cart, priced, facts) ??
    findDetailRefusal({ cart, shipments: priced.shipments }) ??
    findBillingRefusal(cart) ??
    findTotalRefusal(priced, expectedTotal)
  return later && refuse(later)
}

function findGoodsRefusal({ lines }: PricedCart): Refused | null {
  const unsellable = lines.filter(({ problem }) => problem)
  if (lines.length === 0) return refuse('empty_cart')
  const unavailable = unsellable.filter(({ problem }) => problem === 'unavailable' || problem === 'withdrawn')
  if (unavailable.length > 1) return refuse('several_unavailable')
  const [line] = unsellable
  return line?.problem ? { ok: false, reason: line.problem, lineId: line.lineId } : null
}

function findExcessRefusal(cart: Cart, { variants }: PricingFacts): Refused | null {
  const lineId = findExcessLine(cart, variants)
  return lineId === null ? null : { ok: false, reason: 'max_quantity', lineId }
}

/** Pre-ordered goods are ordered on their own, and by a card that can be charged when they ship (decision 0130). */
function findPreOrderRefusal(cart: Cart, { variants }: PricingFacts): Refused | null {
  if (mixesPreOrders(cart, variants)) return refuse('pre_order_alone')
  if (findPreOrderDay(cart, variants) === null) return null
  return cart.instruments.every(({ method }) => canPayPreOrder(method)) ? null : refuse('pre_order_payment')
}

function findDeliveryRefusal(cart: Cart, { shipments }: PricedCart, facts: PricingFacts): OrderRefusal | null {
  const shipped = shipments.filter(({ groupId }) => isShippingGroup(groupId))
  if (shipped.length === 0) return null
  if (!cart.shippingAddress) return 'incomplete_address'
  if (cart.pickup?.kind !== 'point') {
    if (!isAddressComplete(cart.shippingAddress)) return 'incomplete_address'
    if (!cart.shippingAddress.phone?.trim()) return 'missing_phone'
  }
  if (shipped.every(({ methodCode }) => methodCode !== null)) return null
  return findUnreachable(cart, facts)?.reason ?? 'method_not_applicable'
}

function findBillingRefusal(cart: Cart): OrderRefusal | null {
  const billing = findBillingAddress(cart)
  if (!billing || !isAddressComplete(billing)) return 'missing_billing_address'
  if (!billing.phone?.trim()) return 'missing_billing_phone'
  const email = cart.shippingAddress?.email ?? cart.pickup?.contact.email ?? billing.email
  return email && isEmail(email) ? null : 'invalid_email'
}

function findTotalRefusal({ taxState, totals }: PricedCart, expectedTotal: number | undefined): OrderRefusal | null {
  if (taxState === 'rates_unavailable') return 'rates_unavailable'
  if (taxState === 'none' || taxState === 'place_unknown') return 'place_unknown'
  return expectedTotal !== undefined && expectedTotal !== totals.total ? 'total_changed' : null
}

/** The check that mail delivery needs; the form's own rule is stricter (docs/bounds.md). */
function isEmail(email: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
}

function refuse(reason: OrderRefusal): Refused {
  return { ok: false, reason }
}
