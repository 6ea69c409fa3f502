import { paymentMethodTraits } from '@lacehouse/domain/payment/instrument'
import type { Cart } from './cart.ts'

/** Says whether an instrument pays as much of an order as its balance covers, so that another one pays the rest. */
export function isPart({ payment_method_id }: Cart['payment_instruments'][number]): boolean {
  return paymentMethodTraits[payment_method_id].paysPart
}

/** Sums what stored value pays of a cart, and what is left for a card or a wallet, to the cent like the server. */
export function countPaidByParts({ payment_instruments, totals }: Cart): {
  readonly paid: number
  readonly left: number
} {
  const paid = payment_instruments.filter(isPart).reduce((sum, { amount }) => sum + amount, 0)
  return { paid, left: Math.max(0, Math.round((totals.total - paid) * 1000) / 1000) }
}
