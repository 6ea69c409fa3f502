import type { Cart, CartNotification } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { CartFacts, CartRefusal } from './plan.ts'
import type { AddItem } from './plan-add-item.ts'
import { findSameLine, planAddItem } from './plan-add-item.ts'

export type RecreatedCart = {
  readonly cart: Cart
  /** Items that could not be taken over as they were, with the reason. */
  readonly dropped: readonly { readonly item: AddItem; readonly reason: CartRefusal }[]
}

/**
 * Plans a lost cart anew from what the page still knows of its items (CART-21): what is sold no more is left out, quantities are
 * lowered to what there is, and both are told; it never fails as a whole (CART-21).
 */
export function planRecreateCart(empty: Cart, items: readonly AddItem[], facts: CartFacts): RecreatedCart {
  let cart = empty
  const dropped: { item: AddItem; reason: CartRefusal }[] = []
  const told: CartNotification[] = []
  for (const item of items) {
    const plan = planAddItem(cart, item, facts)
    const isTooMuch = !plan.ok && plan.reason === 'max_quantity'
    const fitting = isTooMuch
      ? planAddItem(cart, toRemainder(cart, item, { maximum: plan.maximum ?? 0, facts }), facts)
      : plan
    if (!plan.ok) dropped.push({ item, reason: plan.reason })
    if (fitting.ok) cart = fitting.cart
    if (!plan.ok) told.push(toNotification(item, fitting.ok ? fitting.line : null, facts))
  }
  return { cart: { ...cart, version: empty.version + 1, notifications: [...cart.notifications, ...told] }, dropped }
}

/** What a shopper is told of an item that came over in part or not at all (CART-17). */
function toNotification({ variantId }: AddItem, line: CartLine | null, { now }: CartFacts): CartNotification {
  return line
    ? { kind: 'quantity_lowered', lineId: line.id, qty: line.qty, at: now }
    : { kind: 'item_removed', variantId, at: now }
}

/** The maximum speaks of the whole line: what stands on it already is taken off, and not what other lines have of the same size. */
function toRemainder(cart: Cart, item: AddItem, { maximum, facts }: { maximum: number; facts: CartFacts }): AddItem {
  const taken = findSameLine(cart, item, facts)?.qty ?? 0
  return { ...item, qty: maximum - taken }
}
