import { type Currency, getCurrencyDigits } from '../money/currency.ts'
import type { PointsRule } from './points.ts'

/** A point for each whole unit spent, and twenty points for each unit that they pay (docs/decisions/0018). */
export const pointsRule: PointsRule = { earnedPerUnit: 1, redeemedPerUnit: 20 }

/** Points that are exchanged for money off the goods; `amount` in minor units. */
export type LoyaltyVoucher = { readonly id: string; readonly points: number; readonly amount: number }

/** Worth more than the same points as payment: who waits longer gets more. */
const vouchers = [
  { id: 'VOUCHER-10', points: 180, units: 10 },
  { id: 'VOUCHER-25', points: 425, units: 25 },
  { id: 'VOUCHER-50', points: 800, units: 50 },
] as const

/** Lists the vouchers of the programme in a currency, the smallest first (S1.3 'Loyalty'). */
export function listVouchers(currency: Currency): LoyaltyVoucher[] {
  const unit = 10 ** getCurrencyDigits(currency)
  return vouchers.map(({ id, points, units }) => ({ id, points, amount: units * unit }))
}

/** A voucher with whether the member has the points for it, and whether the goods are worth as much as it takes off. */
export type VoucherOffer = LoyaltyVoucher & { readonly available: boolean; readonly eligible: boolean }

/** Lists the vouchers as a cart sees them; `goods` are its goods after discounts in minor units, undefined without a cart (PAY-03). */
export function listVoucherOffers(currency: Currency, points: number, goods?: number): VoucherOffer[] {
  return listVouchers(currency).map((voucher) => ({
    ...voucher,
    available: points >= voucher.points,
    eligible: points >= voucher.points && (goods === undefined || goods >= voucher.amount),
  }))
}
