import type { Cart } from './cart.ts'
import { maxCoupons } from './cart-limits.ts'
import type { CartFacts } from './plan.ts'
import type { AddItem } from './plan-add-item.ts'
import { planRecreateCart } from './plan-recreate-cart.ts'
import { findClosed, reviseCart } from './revise-cart.ts'

export type MergedCarts = {
  /** The consumer's cart with the guest's items. */
  readonly cart: Cart
  readonly guest: Cart
  readonly hasGrown: boolean
}

/**
 * Plans the merge of a guest's cart into the consumer's at sign-in: same lines add up within their maximum, and the guest's
 * coupons follow the consumer's. The guest's cart becomes `merged`, so that a second merge changes nothing (T17).
 */
export function planMergeCarts(guest: Cart, consumer: Cart, facts: CartFacts): MergedCarts {
  const unchanged: MergedCarts = { cart: consumer, guest, hasGrown: false }
  if (findClosed(guest, facts.now) || findClosed(consumer, facts.now)) return unchanged
  if (guest.siteId !== consumer.siteId || guest.currency !== consumer.currency) return unchanged
  const { cart } = planRecreateCart(consumer, guest.lines.filter(({ bonus }) => !bonus).map(toAddItem), facts)
  const couponCodes = [...new Set([...consumer.couponCodes, ...guest.couponCodes])].slice(0, maxCoupons)
  const giftWrapping = consumer.giftWrapping ?? guest.giftWrapping
  const changes = { couponCodes, ...(giftWrapping && { giftWrapping }) }
  return {
    cart: reviseCart({ ...cart, version: consumer.version }, changes, facts.now),
    guest: { ...guest, state: 'merged', version: guest.version + 1, updatedAt: facts.now },
    hasGrown: countUnits(cart) > countUnits(consumer),
  }
}

function toAddItem({ id, bonus: _, addedAt: __, seenUnitPrice: ___, ...line }: Cart['lines'][number]): AddItem {
  return { ...line, lineId: id }
}

/** Counts the units of all lines, as the page header shows them. */
export function countUnits(cart: Pick<Cart, 'lines'>): number {
  return cart.lines.reduce((sum, line) => sum + line.qty, 0)
}
