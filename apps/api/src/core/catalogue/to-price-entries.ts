import type { PriceEntry } from '@lacehouse/domain/pricing/price-entry'
import type { ProductRecord } from './product-record.ts'

/** Lists a colour's list and sale prices in a price list, oldest first. An entry for the colour replaces entries for all colours. */
export function toPriceEntries(product: ProductRecord, colourCode: string, priceList: string): PriceEntry[] {
  const inList = product.prices.filter((entry) => entry.priceList === priceList)
  const own = inList.filter((entry) => entry.colourCode === colourCode)
  const shared = inList.filter((entry) => entry.colourCode === null)
  const kinds = new Set(own.map(({ kind }) => kind))
  return [...shared.filter(({ kind }) => !kinds.has(kind)), ...own].map((entry) => ({
    kind: entry.kind === 'base' ? 'list' : 'sale',
    amount: entry.amountMinor,
    from: entry.startsAt,
    ...(entry.endsAt !== null && { until: entry.endsAt }),
  }))
}
