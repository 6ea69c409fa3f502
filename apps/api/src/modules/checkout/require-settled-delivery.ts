import { settleDelivery } from '@lacehouse/domain'
import { type CartDeps, type CartScene, keepNews, settle } from '../../cart/cart-scene.ts'
import { Refusal } from '../../http/refusal.ts'

/**
 * Refuses to order what cannot be delivered as it was chosen, once: the cart is changed to how it can be had, and the shopper is
 * told by the change's own code (ORD516 to ORD518) and looks at it again (S1.4, CART-15).
 */
export const requireSettledDelivery = async (deps: CartDeps, { cart, till }: CartScene): Promise<void> => {
  const { change } = settleDelivery(cart, till.facts)
  if (!change) return
  const { cart: changed } = settle(settleDelivery(keepNews(cart, till), till.facts).cart, till)
  const saved = { ...changed, version: cart.version + 1, updatedAt: till.facts.now }
  if (!(await deps.cartQueries.update(saved, cart.version))) throw new Refusal('INV409')
  throw new Refusal(change)
}
