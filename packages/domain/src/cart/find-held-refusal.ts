import type { Instant } from '../time/instant.ts'
import type { CartLine } from './cart-line.ts'
import { isSamePlace } from './find-line-refusal.ts'
import { isHeld } from './held-line.ts'
import type { Refused } from './plan.ts'

/** The fields of a line that a change may name; absent ones stay. */
type LineChange = Partial<Pick<CartLine, 'qty' | 'variantId' | 'recipeId' | 'delivery'>>

/**
 * Finds why a reserved line may not be changed, or null when it may. A store holds exactly one variant in one quantity: another
 * quantity is 'max_quantity' with the quantity that is held, any other change 'no_longer_in_stock'.
 */
export function findHeldRefusal(line: CartLine, input: LineChange, now: Instant): Refused | null {
  if (!isHeld(line, now)) return null
  const { qty = line.qty, variantId = line.variantId, recipeId = line.recipeId, delivery = line.delivery } = input
  if (qty !== line.qty) return { ok: false, reason: 'max_quantity', maximum: line.qty, lineId: line.id }
  const isOther = variantId !== line.variantId || recipeId !== line.recipeId || !isSamePlace({ delivery }, line)
  return isOther ? { ok: false, reason: 'no_longer_in_stock', lineId: line.id } : null
}
