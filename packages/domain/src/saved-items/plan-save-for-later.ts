import type { Cart, RemovedLine } from '../cart/cart.ts'
import type { LineId } from '../cart/ids.ts'
import type { CartFacts, CartPlan } from '../cart/plan.ts'
import { planRemoveItem } from '../cart/plan-remove-item.ts'
import { type SavedItem, toSavedItem } from './saved-item.ts'

/** Plans a line out of the cart and onto the list of things saved for later; a gift stays with its promotion (CART-26). */
export function planSaveForLater(
  cart: Cart,
  lineId: LineId,
  facts: Pick<CartFacts, 'now'>,
): CartPlan<{ readonly item: SavedItem; readonly removed: RemovedLine }> {
  const plan = planRemoveItem(cart, lineId, facts)
  return plan.ok ? { ...plan, item: toSavedItem(plan.removed.line) } : plan
}
