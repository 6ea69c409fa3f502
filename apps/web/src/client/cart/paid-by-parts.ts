import type { Cart } from './cart.ts'

/** Payment methods that pay as much of an order as their balance covers; any other method pays the rest. */
const parts = new Set<string>(['GIFT_CARD', 'LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'STORE_CREDIT', 'REWARD_CARD'])

export function isPart({ payment_method_id }: Cart['payment_instruments'][number]): boolean {
  return parts.has(payment_method_id)
}

/** Sums what stored value pays of a cart, and what is left for a card or a wallet, to the cent like the server. */
export function countPaidByParts({ payment_instruments, totals }: Cart): {
  readonly paid: number
  readonly left: number
} {
  const paid = payment_instruments.filter(isPart).reduce((sum, { amount }) => sum + amount, 0)
  return { paid, left: Math.max(0, Math.round((totals.total - paid) * 1000) / 1000) }
}
