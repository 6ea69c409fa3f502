import { type Currency, getCurrencyDigits } from '../money/currency.ts'
import type { PointsRule } from './points.ts'

/** An order earns one point for each whole unit of its currency, and twenty points pay for one unit (docs/decisions/0018). */
export const pointsRule: PointsRule = { earnedPerUnit: 1, redeemedPerUnit: 20 }

/** A voucher: points exchanged for an amount off the goods; `amount` in minor units. */
export type LoyaltyVoucher = { readonly id: string; readonly points: number; readonly amount: number }

/** The values of the vouchers in whole units; they cost what the same amount costs as payment, so that there is one rate. */
const voucherUnits = [10, 25, 50] as const

/** Lists the vouchers of the programme in a currency, the smallest first. */
export function listVouchers(currency: Currency): LoyaltyVoucher[] {
  const unit = 10 ** getCurrencyDigits(currency)
  return voucherUnits.map((units) => ({
    id: `VOUCHER-${units}`,
    points: units * pointsRule.redeemedPerUnit,
    amount: units * unit,
  }))
}

/**
 * A voucher with `available`, whether the member has its points, and `eligible`, whether the goods also cost at least its
 * amount.
 */
export type VoucherOffer = LoyaltyVoucher & { readonly available: boolean; readonly eligible: boolean }

/**
 * Lists the vouchers for a cart; `goods` is the price of its goods after discounts in minor units, undefined without a cart
 * (PAY-03).
 */
export function listVoucherOffers(currency: Currency, points: number, goods?: number): VoucherOffer[] {
  return listVouchers(currency).map((voucher) => ({
    ...voucher,
    available: points >= voucher.points,
    eligible: points >= voucher.points && (goods === undefined || goods >= voucher.amount),
  }))
}
