import type { Cart, RemovedLine } from '../cart/cart.ts'
import type { LineId } from '../cart/ids.ts'
import type { CartFacts, CartPlan } from '../cart/plan.ts'
import { planRemoveItem } from '../cart/plan-remove-item.ts'
import { type SavedItem, toSavedItem } from './saved-item.ts'

/** Plans the move of a line from the cart to the list of items saved for later; a gift cannot move (CART-26). */
export function planSaveForLater(
  cart: Cart,
  lineId: LineId,
  facts: Pick<CartFacts, 'now'>,
): CartPlan<{ readonly item: SavedItem; readonly removed: RemovedLine }> {
  const plan = planRemoveItem(cart, lineId, facts)
  return plan.ok ? { ...plan, item: toSavedItem(plan.removed.line) } : plan
}
