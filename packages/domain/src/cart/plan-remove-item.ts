import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { changeCart, findClosed } from './change-cart.ts'
import type { LineId } from './ids.ts'
import type { CartFacts, CartPlan } from './plan.ts'
import { planAddItem } from './plan-add-item.ts'

/** A line taken out, with where it stood: all that undo needs. */
export type RemovedLine = { readonly line: CartLine; readonly position: number }

/** Plans a line out of the cart and keeps it for undo; a gift goes with its promotion alone (GWP403). */
export function planRemoveItem(
  cart: Cart,
  lineId: LineId,
  facts: Pick<CartFacts, 'now'>,
): CartPlan<{ readonly removed: RemovedLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const position = cart.lines.findIndex(({ id }) => id === lineId)
  const line = cart.lines[position]
  if (!line) return { ok: false, reason: 'ORD404', lineId }
  if (line.bonus) return { ok: false, reason: 'GWP403', lineId }
  const lines = cart.lines.toSpliced(position, 1)
  return { ok: true, cart: changeCart(cart, { lines }, facts.now), removed: { line, position } }
}

/** Plans a removed line back to where it stood, or onto its twin that was added meanwhile; doing it twice is refused (CART-07). */
export function planRestoreItem(
  cart: Cart,
  { line, position }: RemovedLine,
  facts: CartFacts,
): CartPlan<{ readonly line: CartLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  if (cart.lines.some(({ id }) => id === line.id)) return { ok: false, reason: 'ORD404', lineId: line.id }
  const { id: lineId, bonus: _, addedAt: __, seenUnitPrice: ___, ...wish } = line
  const plan = planAddItem(cart, { ...wish, lineId }, facts)
  if (!plan.ok || plan.line.id !== line.id) return plan
  return { ...plan, cart: { ...plan.cart, lines: cart.lines.toSpliced(position, 0, plan.line) } }
}
