import type { OrderDraft } from '../order/order.ts'

/** Finds the day from which an order with pre-ordered goods is sent, as `2027-03-12`: the last of its items; null for another order. */
export function findOrderDay({ items }: Pick<OrderDraft, 'items'>): string | null {
  return items.reduce<string | null>((last, { preOrder }) => {
    const day = preOrder?.from ?? null
    return day !== null && (last === null || day > last) ? day : last
  }, null)
}
