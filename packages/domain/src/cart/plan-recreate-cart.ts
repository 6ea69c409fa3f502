import type { Cart, CartNotification } from './cart.ts'
import type { CartLine } from './cart-line.ts'
import type { CartFacts, CartRefusal } from './plan.ts'
import type { AddItem } from './plan-add-item.ts'
import { findSameLine, planAddItem } from './plan-add-item.ts'

export type RecreatedCart = {
  readonly cart: Cart
  /** Items that could not be added as requested, with the reason. */
  readonly dropped: readonly { readonly item: AddItem; readonly reason: CartRefusal }[]
}

/**
 * Plans a lost cart anew from the items that the page remembers. It leaves out items that are no longer sold, lowers quantities
 * to the stock, and adds a notification for both; it never fails as a whole (CART-21).
 */
export function planRecreateCart(empty: Cart, items: readonly AddItem[], facts: CartFacts): RecreatedCart {
  let cart = empty
  const dropped: { item: AddItem; reason: CartRefusal }[] = []
  const notifications: CartNotification[] = []
  for (const item of items) {
    const plan = planAddItem(cart, item, facts)
    const isTooMuch = !plan.ok && plan.reason === 'max_quantity'
    const fitting = isTooMuch
      ? planAddItem(cart, toRemainder(cart, item, { maximum: plan.maximum ?? 0, facts }), facts)
      : plan
    if (!plan.ok) dropped.push({ item, reason: plan.reason })
    if (fitting.ok) cart = fitting.cart
    if (!plan.ok) notifications.push(toNotification(item, findSameLine(cart, item, facts), facts))
  }
  return {
    cart: { ...cart, version: empty.version + 1, notifications: [...cart.notifications, ...notifications] },
    dropped,
  }
}

/** Makes the notification of an item that was added in part or not at all; `line` is the one that has its units now (CART-17). */
function toNotification({ variantId }: AddItem, line: CartLine | undefined, { now }: CartFacts): CartNotification {
  return line
    ? { kind: 'quantity_lowered', lineId: line.id, qty: line.qty, at: now }
    : { kind: 'item_removed', variantId, at: now }
}

/**
 * The maximum counts the whole line, so the quantity that the line already has is subtracted; other lines of the same size are
 * not.
 */
function toRemainder(cart: Cart, item: AddItem, { maximum, facts }: { maximum: number; facts: CartFacts }): AddItem {
  const taken = findSameLine(cart, item, facts)?.qty ?? 0
  return { ...item, qty: maximum - taken }
}
