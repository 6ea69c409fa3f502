import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { planRedemption } from '../loyalty/points.ts'
import { isStoredCard } from '../payment/balances.ts'
import type { OrderDraft, OrderPayment } from './order.ts'

/** What an order takes from balances that the shop itself keeps, written in the commit that writes the order. */
export type BalanceDebits = {
  /** Stored cards and reward codes by id, in minor units. */
  readonly cards: readonly { readonly id: string; readonly amount: number }[]
  /** Points of the order's member, each with what they were for. */
  readonly points: readonly { readonly reference: string; readonly points: number }[]
  /** An athlete's credit in minor units. */
  readonly credit: number
}

/** Gives what an order takes from balances; null where it takes nothing (PAY-02 to PAY-05). */
export function toBalanceDebits({
  payments,
  vouchers = [],
  rewardCodes = [],
  currency,
}: OrderDraft): BalanceDebits | null {
  const cards = [
    ...payments.flatMap(({ instrument: { method, fingerprint }, amount }) =>
      isStoredCard(method) && fingerprint ? [{ id: fingerprint, amount }] : [],
    ),
    // A code is used once: what it could not take off is not kept for another time.
    ...rewardCodes.map(({ id, amount }) => ({ id, amount })),
  ]
  const points = [
    ...vouchers.map((voucher) => ({ reference: voucher.id, points: voucher.points })),
    ...payments
      .filter(({ instrument }) => instrument.method === 'LOYALTY_POINTS')
      .map((payment) => ({ reference: 'payment', points: countPoints(payment, currency) })),
  ]
  const credit = payments
    .filter(({ instrument }) => instrument.method === 'ATHLETES_PAYMENT')
    .reduce((sum, { amount }) => sum + amount, 0)
  return cards.length + points.length + credit > 0 ? { cards, points, credit } : null
}

/** The points that paid an amount, as few as cover it. */
export function countPoints({ instrument, amount }: OrderPayment, currency: OrderDraft['currency']): number {
  return planRedemption(instrument.points ?? 0, { amount, currency }, pointsRule).points
}
