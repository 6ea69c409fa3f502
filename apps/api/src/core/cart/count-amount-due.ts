import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'

/** Computes the amount that remains for a payment provider after stored value, in minor units. */
export function countAmountDue({ totals, instruments }: PricedCart): number {
  return instruments.reduce(
    (due, { instrument, amount }) => (isStoredValueMethod(instrument.method) ? due - amount : due),
    totals.total,
  )
}
