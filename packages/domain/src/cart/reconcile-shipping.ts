import { toRows } from '../pricing/price-rows.ts'
import { priceShipments } from '../pricing/price-shipments.ts'
import type { PricingFacts } from '../pricing/pricing-facts.ts'
import type { ChosenShippingMethods, ShippingGroup } from '../shipping/shipment-group.ts'
import { isShippingGroup } from '../shipping/to-shipment-group.ts'
import type { Cart, CartNotification } from './cart.ts'

/**
 * Reconciles the shipping methods with the cart and its address. The shopper's choice stays while it is applicable
 * (`shopperAppliedSM` on the wire); otherwise the default replaces it with a notification (CART-14, CART-15). Returns the same cart when
 * nothing changed.
 */
export function reconcileShipping(cart: Cart, facts: PricingFacts): Cart {
  const shippingMethods: { -readonly [Group in keyof ChosenShippingMethods]: ChosenShippingMethods[Group] } = {}
  const notifications: CartNotification[] = []
  for (const { groupId, methodCode } of priceShipments(cart, toRows(cart, facts), facts)) {
    if (!isShippingGroup(groupId) || methodCode === null) continue
    const chosen = cart.shippingMethods[groupId]
    const isUnchanged = chosen?.code === methodCode
    shippingMethods[groupId] = { code: methodCode, chosenByShopper: isUnchanged && chosen.chosenByShopper }
    if (chosen?.chosenByShopper && !isUnchanged)
      notifications.push({ kind: 'shipping_method_downgraded', at: facts.now })
  }
  if (notifications.length === 0 && areSame(cart.shippingMethods, shippingMethods)) return cart
  const others =
    notifications.length > 0
      ? cart.notifications.filter(({ kind }) => kind !== 'shipping_method_downgraded')
      : cart.notifications
  return { ...cart, shippingMethods, notifications: [...others, ...notifications] }
}

const groups: readonly ShippingGroup[] = ['me', 'customs']

function areSame(a: ChosenShippingMethods, b: ChosenShippingMethods): boolean {
  return groups.every(
    (group) => a[group]?.code === b[group]?.code && a[group]?.chosenByShopper === b[group]?.chosenByShopper,
  )
}
