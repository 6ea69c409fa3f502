import type { Currency } from '../money/currency.ts'
import { getCurrencyDigits } from '../money/currency.ts'
import type { Money } from '../money/money.ts'

/** The points that a programme gives and takes for each whole unit of the currency (a dollar, a euro). */
export type PointsRule = { readonly earnedPerUnit: number; readonly redeemedPerUnit: number }

/**
 * Computes the points that an order earns for its goods after all discounts; `netAmount` in minor units, the result rounded
 * down.
 */
export function earnPoints(netAmount: number, currency: Currency, { earnedPerUnit }: PointsRule): number {
  return Math.max(0, Math.floor((netAmount * earnedPerUnit) / 10 ** getCurrencyDigits(currency)))
}

export type Redemption = { readonly points: number; readonly amount: number }

/**
 * Plans a payment in points: at most the balance and the amount due, and only points that are worth whole minor units, so that
 * no part of a point is lost (LOY-01).
 */
export function planRedemption(balance: number, due: Money, { redeemedPerUnit }: PointsRule): Redemption {
  const unit = 10 ** getCurrencyDigits(due.currency)
  const amount = Math.min(due.amount, Math.floor((balance * unit) / redeemedPerUnit))
  const points = Math.ceil((amount * redeemedPerUnit) / unit)
  return { points, amount }
}

/**
 * Plans how many earned points a return takes back: their share of the returned goods, rounded down, and at most the balance,
 * which therefore never becomes negative (LOY-01).
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
