import { isStoredValueMethod } from '@lacehouse/domain/payment/balances'
import type { PricedCart } from '@lacehouse/domain/pricing/priced-cart'

/** Counts what the shop's own balances leave to be paid by a provider, in minor units. */
export function countAmountDue({ totals, instruments }: PricedCart): number {
  return instruments.reduce(
    (due, { instrument, amount }) => (isStoredValueMethod(instrument.method) ? due - amount : due),
    totals.total,
  )
}
