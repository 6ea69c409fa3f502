import { type SpendLimit, toSpendLimit } from '../discount-programmes/discount-programme.ts'
import { pointsRule } from '../loyalty/loyalty-programme.ts'
import { planRedemption } from '../loyalty/points.ts'
import { isStoredCard } from '../payment/balances.ts'
import type { PaymentMethodCode } from '../payment/instrument.ts'
import type { OrderDraft, OrderPayment } from './order.ts'

/** The amounts that an order takes from stored value; the transaction that writes the order writes them. */
export type BalanceDebits = {
  /** Stored cards and reward codes by id, in minor units. */
  readonly cards: readonly { readonly id: string; readonly amount: number }[]
  /** Points of the order's member; `reference` is a voucher's id or 'payment'. */
  readonly points: readonly { readonly reference: string; readonly points: number }[]
  /** An athlete's credit in minor units. */
  readonly credit: number
  /** Store credit of the order's owner in minor units. */
  readonly storeCredit: number
  /** The amount that is taken from the yearly limit of a programme, in minor units. */
  readonly programme: { readonly name: SpendLimit; readonly yearlyLimit: number; readonly amount: number } | null
}

/** Collects the amounts that an order takes from stored value; null when it takes none (PAY-02 to PAY-05). */
export function toBalanceDebits({
  payments,
  vouchers = [],
  rewardCodes = [],
  currency,
  programmeSpend,
}: OrderDraft): BalanceDebits | null {
  const cards = [
    ...payments.flatMap(({ instrument: { method, fingerprint }, amount }) =>
      isStoredCard(method) && fingerprint ? [{ id: fingerprint, amount }] : [],
    ),
    // A reward code is used once; an unused part of its amount is lost.
    ...rewardCodes.map(({ id, amount }) => ({ id, amount })),
  ]
  const points = [
    ...vouchers.map((voucher) => ({ reference: voucher.id, points: voucher.points })),
    ...payments
      .filter(({ instrument }) => instrument.method === 'LOYALTY_POINTS')
      .map((payment) => ({ reference: 'payment', points: countPoints(payment, currency) })),
  ]
  const credit = sumPaidBy('ATHLETES_PAYMENT', payments)
  const storeCredit = sumPaidBy('STORE_CREDIT', payments)
  const programme = toProgrammeDebit(programmeSpend)
  const isAny = cards.length + points.length + credit + storeCredit > 0 || programme !== null
  return isAny ? { cards, points, credit, storeCredit, programme } : null
}

function sumPaidBy(method: PaymentMethodCode, payments: readonly OrderPayment[]): number {
  return payments.reduce((sum, { instrument, amount }) => sum + (instrument.method === method ? amount : 0), 0)
}

function toProgrammeDebit(spend: OrderDraft['programmeSpend']): BalanceDebits['programme'] {
  if (!spend) return null
  return { name: toSpendLimit(spend.programme), yearlyLimit: spend.yearlyLimit, amount: spend.amount }
}

/** Counts the points that paid an amount: the fewest that cover it. */
export function countPoints({ instrument, amount }: OrderPayment, currency: OrderDraft['currency']): number {
  return planRedemption(instrument.points ?? 0, { amount, currency }, pointsRule).points
}
