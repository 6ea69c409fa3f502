import { reconcileDelivery } from '@lacehouse/domain/cart/reconcile-delivery'
import type { CartContext, CartDeps } from '../../core/cart/load-cart.ts'
import { notifyChanges, reconcileCart } from '../../core/cart/reconcile-cart.ts'
import { toNotificationId } from '../../http/error-ids.ts'
import { Refusal } from '../../http/refusal.ts'

/**
 * Refuses an order whose chosen delivery is no longer possible: it changes the cart to a possible delivery and refuses with the id
 * of that change, so that the shopper confirms it first (CART-15).
 */
export async function requireDeliverable(deps: CartDeps, { cart, pricing }: CartContext): Promise<void> {
  const { change } = reconcileDelivery(cart, pricing.facts)
  if (!change) return
  const { cart: changed } = reconcileCart(reconcileDelivery(notifyChanges(cart, pricing), pricing.facts).cart, pricing)
  const saved = { ...changed, version: cart.version + 1, updatedAt: pricing.facts.now }
  if (!(await deps.cartQueries.update(saved, cart.version))) throw new Refusal('INV409')
  throw new Refusal(toNotificationId(change))
}
