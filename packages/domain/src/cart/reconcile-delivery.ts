import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { Cart, CartNotification } from './cart.ts'
import type { CartLine, LineDelivery } from './cart-line.ts'
import { findLineRefusal } from './find-line-refusal.ts'
import type { LineId } from './ids.ts'
import { withoutLine } from './place-line.ts'
import type { CartFacts } from './plan.ts'
import { planUpdateItem } from './plan-update-item.ts'
import { reconcilePickup } from './reconcile-pickup.ts'
import { reconcileShipping } from './reconcile-shipping.ts'

export type ReconciledDelivery = {
  readonly cart: Cart
  /** The change of delivery that the shopper sees before ordering; null when the delivery stays as chosen. */
  readonly change: 'pickup_became_shipping' | 'shipping_became_pickup' | 'shipping_method_downgraded' | null
}

/**
 * Reconciles a cart's delivery with the present stock, before it is ordered: a line that its store lacks is shipped, a line that
 * the warehouse lacks moves to a store where the cart has other pickups, a pickup point that no longer takes the parcel is given
 * up, and a shipping method that no longer applies is replaced. A line that is available neither way stays, and the order
 * refuses it (CART-15).
 */
export function reconcileDelivery(cart: Cart, facts: PricingFacts & CartFacts): ReconciledDelivery {
  const moved = cart.lines.reduce((reconciled, { id }) => reconcileLine(reconciled, id, facts), cart)
  const reconciled = reconcileShipping(reconcilePickup(moved, facts), facts)
  const [added] = reconciled.notifications.filter(
    (note) => isDeliveryChange(note) && !cart.notifications.includes(note),
  )
  return { cart: reconciled, change: added ? (added.kind as ReconciledDelivery['change']) : null }
}

function reconcileLine(cart: Cart, lineId: LineId, facts: CartFacts): Cart {
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line || line.bonus || !isOutOfReach(cart, line, facts)) return cart
  for (const delivery of listOtherWays(cart, line)) {
    const plan = planUpdateItem(cart, { lineId, delivery }, facts)
    if (plan.ok) return plan.cart
  }
  return cart
}

function isOutOfReach(cart: Cart, line: CartLine, facts: CartFacts): boolean {
  const refused = findLineRefusal(withoutLine(cart, line), line, { facts, outOfStock: 'no_longer_in_stock' })
  return (
    refused !== null &&
    ['no_longer_in_stock', 'max_quantity', 'no_stock_record', 'not_at_store'].includes(refused.reason)
  )
}

function listOtherWays({ lines }: Cart, line: CartLine): LineDelivery[] {
  if (line.delivery.kind === 'pickup') return [{ kind: 'ship' }]
  const stores = lines.flatMap(({ delivery }) => (delivery.kind === 'pickup' ? [delivery.storeId] : []))
  return [...new Set(stores)].map((storeId) => ({ kind: 'pickup', storeId }))
}

function isDeliveryChange({ kind }: CartNotification): boolean {
  return kind === 'pickup_became_shipping' || kind === 'shipping_became_pickup' || kind === 'shipping_method_downgraded'
}
