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
