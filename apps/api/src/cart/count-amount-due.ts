import { isKeptMethod, type PricedCart } from '@lacehouse/domain'

/** Counts what the shop's own balances leave to be paid by a provider, in minor units. */
export const countAmountDue = ({ totals, instruments }: PricedCart): number =>
  instruments.reduce(
    (due, { instrument, amount }) => (isKeptMethod(instrument.method) ? due - amount : due),
    totals.total,
  )
