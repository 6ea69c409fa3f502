import { reconcileDelivery } from '@lacehouse/domain/cart/reconcile-delivery'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import { notifyChanges, reconcileCart } from '../../core/cart/reconcile-cart.ts'
import { Refusal } from '../../http/refusal.ts'

/**
 * Refuses to order what cannot be delivered as it was chosen, once: the cart is changed to how it can be had, and the shopper is
 * told by the change's own code (ORD516 to ORD518) and looks at it again (S1.4, CART-15).
 */
export async function requireDeliverable(deps: CartDeps, { cart, pricing }: CartContext): Promise<void> {
  const { change } = reconcileDelivery(cart, pricing.facts)
  if (!change) return
  const { cart: changed } = reconcileCart(reconcileDelivery(notifyChanges(cart, pricing), pricing.facts).cart, pricing)
  const saved = { ...changed, version: cart.version + 1, updatedAt: pricing.facts.now }
  if (!(await deps.cartQueries.update(saved, cart.version))) throw new Refusal('INV409')
  throw new Refusal(change)
}
