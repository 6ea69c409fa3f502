import type { Cart } from './cart.ts'

/** Methods that pay a part of an order, as far as what is on them goes; any other pays whatever is left. */
const parts = new Set<string>(['GIFT_CARD', 'LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CARD'])

export function isPart({ payment_method_id }: Cart['payment_instruments'][number]): boolean {
  return parts.has(payment_method_id)
}

/** What the parts pay of a cart, and what is left for a card or a wallet; to the cent, as the server has them. */
export function countPaidByParts({ payment_instruments, totals }: Cart): {
  readonly paid: number
  readonly left: number
} {
  const paid = payment_instruments.filter(isPart).reduce((sum, { amount }) => sum + amount, 0)
  return { paid, left: Math.max(0, Math.round((totals.total - paid) * 1000) / 1000) }
}
