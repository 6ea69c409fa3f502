import type { PriceEntry } from '@lacehouse/domain/pricing/price-entry'
import type { PriceRecord, ProductRecord } from './product-record.ts'

/** The subject of a price: a variant, or a colour whose variants have no prices of their own. */
export type Priced = { readonly colourCode: string; readonly id?: string }

/**
 * Lists the list and sale prices of a variant or a colour in a price list, oldest first. Entries of the variant replace those of its
 * colour, and these the ones for all colours. A sale ends where the next one begins.
 */
export function toPriceEntries(
  { prices }: Pick<ProductRecord, 'prices'>,
  { colourCode, id }: Priced,
  priceList: string,
): PriceEntry[] {
  const inList = prices.filter((entry) => entry.priceList === priceList)
  const levels = [
    inList.filter(({ variantId }) => variantId !== null && variantId === id),
    inList.filter((entry) => entry.variantId === null && entry.colourCode === colourCode),
    inList.filter((entry) => entry.variantId === null && entry.colourCode === null),
  ]
  const listKind = (kind: PriceRecord['kind']) =>
    levels.map((level) => level.filter((entry) => entry.kind === kind)).find((level) => level.length > 0) ?? []
  return [
    ...listKind('base').map((entry) => toEntry(entry)),
    ...listKind('sale').map((entry, at, sales) => toEntry(entry, sales[at + 1])),
  ]
}

const toEntry = ({ kind, amountMinor, startsAt, endsAt }: PriceRecord, next?: PriceRecord): PriceEntry => {
  const until = Math.min(endsAt ?? Number.POSITIVE_INFINITY, next?.startsAt ?? Number.POSITIVE_INFINITY)
  return {
    kind: kind === 'base' ? 'list' : 'sale',
    amount: amountMinor,
    from: startsAt,
    ...(until !== Number.POSITIVE_INFINITY && { until }),
  }
}
