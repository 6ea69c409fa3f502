import { toPercent } from '../money/percent.ts'
import type { Instant } from '../time/instant.ts'
import { findShownPrice, type ShownPriceTerms } from './find-shown-price.ts'
import type { PriceEntry } from './price-entry.ts'
import { findPriceReduction } from './price-history.ts'

/** The price of a product over its variants, in minor units. */
export type ResolvedPrice = {
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly lowCurrent: number
  readonly highCurrent: number
  /** The price that the reduction of the variant that is cheapest now refers to. */
  readonly originalOfLowest: number
  /** Lowest price of the 30 days before the reduction; null without a reduction, and for a product that was not sold then. */
  readonly historicBestPrice: number | null
  /** Lowest sale price of those days. */
  readonly previousBestSalesPrice: number | null
  readonly salesPriceActiveDate: Instant | null
  /** Whole percent off `originalOfLowest`. */
  readonly percentagePriceDiscount: number
}

/**
 * Resolves the price of a product from its variants' price entries: the range over all of them, and the history of the one that
 * is cheapest now. Its original prices are those that a reduction may refer to. Null when no variant has a price.
 */
export function resolvePrice(
  variants: readonly (readonly PriceEntry[])[],
  terms: ShownPriceTerms,
): ResolvedPrice | null {
  const priced = variants.flatMap((entries) => {
    const unit = findShownPrice(entries, terms)
    return unit ? [{ entries, ...unit }] : []
  })
  const [cheapest] = priced.toSorted((a, b) => a.current - b.current || b.original - a.original)
  if (!cheapest) return null
  const reduction = findPriceReduction(cheapest.entries, terms.now)
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
 * Returns whether the lowest-price notice shows: the current price is below both what its reduction refers to and the lowest price
 * before the reduction (CAT-09).
 */
export function hasLowestPriceNotice({
  lowCurrent,
  originalOfLowest,
  historicBestPrice,
}: Pick<ResolvedPrice, 'lowCurrent' | 'originalOfLowest' | 'historicBestPrice'>): boolean {
  return historicBestPrice !== null && lowCurrent < originalOfLowest && lowCurrent < historicBestPrice
}
