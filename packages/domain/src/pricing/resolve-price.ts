import { toPercent } from '../money/percent.ts'
import type { Instant } from '../time/instant.ts'
import { findUnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'
import { findPriceReduction } from './price-history.ts'

/** The price of a product over its variants, in minor units. */
export type ResolvedPrice = {
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly lowCurrent: number
  readonly highCurrent: number
  /** The original price of the variant that is cheapest now. */
  readonly originalOfLowest: number
  /** Lowest price of the 30 days before the reduction; null without a reduction, and for a product that was not sold then. */
  readonly historicBestPrice: number | null
  /** Lowest sale price of those days. */
  readonly previousBestSalesPrice: number | null
  readonly salesPriceActiveDate: Instant | null
  /** Whole percent off the original price, for the cheapest variant. */
  readonly percentagePriceDiscount: number
}

/**
 * Resolves the price of a product from its variants' price entries: the range over all of them, and the history of the one that
 * is cheapest now. Null when no variant has a price.
 */
export function resolvePrice(variants: readonly (readonly PriceEntry[])[], now: Instant): ResolvedPrice | null {
  const priced = variants.flatMap((entries) => {
    const unit = findUnitPrice(entries, now)
    return unit ? [{ entries, ...unit }] : []
  })
  const [cheapest] = priced.toSorted((a, b) => a.current - b.current || b.original - a.original)
  if (!cheapest) return null
  const reduction = findPriceReduction(cheapest.entries, now)
  const originals = priced.map(({ original }) => original)
  const currents = priced.map(({ current }) => current)
  return {
    lowOriginal: Math.min(...originals),
    highOriginal: Math.max(...originals),
    lowCurrent: Math.min(...currents),
    highCurrent: Math.max(...currents),
    originalOfLowest: cheapest.original,
    historicBestPrice: reduction?.lowestBefore ?? null,
    previousBestSalesPrice: reduction?.lowestSaleBefore ?? null,
    salesPriceActiveDate: reduction?.began ?? null,
    percentagePriceDiscount: toPercent(cheapest.original - cheapest.current, cheapest.original),
  }
}

/**
 * Returns whether the lowest-price notice shows: the current price is below both the original and the lowest price before the
 * reduction (CAT-09).
 */
export function hasLowestPriceNotice({
  lowCurrent,
  lowOriginal,
  historicBestPrice,
}: Pick<ResolvedPrice, 'lowCurrent' | 'lowOriginal' | 'historicBestPrice'>): boolean {
  return historicBestPrice !== null && lowCurrent < lowOriginal && lowCurrent < historicBestPrice
}
