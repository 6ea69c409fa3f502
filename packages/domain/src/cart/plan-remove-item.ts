import type { Cart, RemovedLine } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import { withoutEndedHold } from './held-line.ts'
import type { LineId } from './ids.ts'
import type { CartFacts, CartPlan } from './plan.ts'
import { planAddItem } from './plan-add-item.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

/** The number of removed lines that undo can restore. */
const maxRemoved = 3

/**
 * Plans the removal of a line and stores it for undo; a gift cannot be removed ('gift_only'). The caller releases the units that
 * a store holds for the line: `removed.line.reservation` (CART-19).
 */
export function planRemoveItem(
  cart: Cart,
  lineId: LineId,
  facts: Pick<CartFacts, 'now'>,
): CartPlan<{ readonly removed: RemovedLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const position = cart.lines.findIndex(({ id }) => id === lineId)
  const line = cart.lines[position]
  if (!line) return { ok: false, reason: 'unknown_line', lineId }
  if (line.bonus) return { ok: false, reason: 'gift_only', lineId }
  const adjustments = cart.priceAdjustments.filter((one) => one.lineId === lineId)
  const removed = { line, position, adjustments }
  const changes = {
    lines: cart.lines.toSpliced(position, 1),
    priceAdjustments: cart.priceAdjustments.filter((one) => one.lineId !== lineId),
    removed: [removed, ...(cart.removed ?? [])].slice(0, maxRemoved),
  }
  return { ok: true, cart: reviseCart(cart, changes, facts.now), removed }
}

/**
 * Plans the return of a removed line to its position with its reservation and adjustments, or onto an equal line that was added
 * since. A second restore is refused (CART-07).
 */
export function planRestoreItem(
  cart: Cart,
  { line: taken, position, adjustments = [] }: RemovedLine,
  facts: CartFacts,
): CartPlan<{ readonly line: CartLine }> {
  const closed = findClosed(cart, facts.now)
  if (closed) return closed
  const line = withoutEndedHold(taken, facts.now)
  if (cart.lines.some(({ id }) => id === line.id)) return { ok: false, reason: 'unknown_line', lineId: line.id }
  const { id: lineId, bonus: _, addedAt: __, seenUnitPrice: ___, ...input } = line
  const plan = planAddItem(cart, { ...input, lineId }, facts)
  if (!plan.ok) return plan
  const removed = (cart.removed ?? []).filter((one) => one.line.id !== line.id)
  const back = adjustments.map((one) => ({ ...one, lineId: plan.line.id }))
  const priceAdjustments = [...cart.priceAdjustments, ...back]
  if (plan.line.id !== line.id) return { ...plan, cart: { ...plan.cart, priceAdjustments, removed } }
  const lines = cart.lines.toSpliced(position, 0, line)
  return { ...plan, cart: { ...plan.cart, lines, priceAdjustments, removed }, line }
}
