import type { CartTotals } from '@lacehouse/contracts'
import type { TaxAmount } from '@lacehouse/domain/tax/tax-table'
import { findTaxName } from '../../core/orders/find-tax-name.ts'

const thousandths = 1000

/** Makes the taxes of a cart or an order for the wire, named in the shopper's language. */
export function toTaxReplies(
  taxes: readonly TaxAmount[],
  { locale, wire }: { readonly locale: string; readonly wire: (amount: number) => number },
): CartTotals['taxes'] {
  return taxes.map(({ name, rate, amount }) => ({
    name: findTaxName(name, locale),
    rate: rate / thousandths,
    amount: wire(amount),
  }))
}
