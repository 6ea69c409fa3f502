import type { Currency } from '../money/currency.ts'
import { getCurrencyDigits } from '../money/currency.ts'
import type { Money } from '../money/money.ts'

/** What a programme gives and takes, in points for each whole unit of the currency (a dollar, a euro). */
export type PointsRule = { readonly earnedPerUnit: number; readonly redeemedPerUnit: number }

/** Gives the points that an order earns: on goods after all discounts, in minor units, rounded down. */
export function earnPoints(netAmount: number, currency: Currency, { earnedPerUnit }: PointsRule): number {
  return Math.max(0, Math.floor((netAmount * earnedPerUnit) / 10 ** getCurrencyDigits(currency)))
}

export type Redemption = { readonly points: number; readonly amount: number }

/**
 * Plans how many points pay for how much: no more than the balance has and the total needs, and only points whose worth is whole
 * minor units, so that no part of a point is lost (LOY-01).
 */
export function planRedemption(balance: number, due: Money, { redeemedPerUnit }: PointsRule): Redemption {
  const unit = 10 ** getCurrencyDigits(due.currency)
  const amount = Math.min(due.amount, Math.floor((balance * unit) / redeemedPerUnit))
  const points = Math.ceil((amount * redeemedPerUnit) / unit)
  return { points, amount }
}

/**
 * Plans how many of an order's points go back to the shop when goods are returned: their share of what was earned, rounded down,
 * and never more than the balance still has, so that nobody owes points (LOY-01, S2.3).
 */
export function planPointsReversal(
  earned: number,
  returned: { readonly netAmount: number; readonly ofNetAmount: number },
  balance: number,
): number {
  if (returned.ofNetAmount <= 0) return 0
  const share = Math.floor((earned * Math.min(returned.netAmount, returned.ofNetAmount)) / returned.ofNetAmount)
  return Math.max(0, Math.min(share, balance))
}
