import type { Instant } from '../time/instant.ts'
import { findUnitPrice, type UnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'
import { findPriceReduction } from './price-history.ts'

/** The price that a reduction refers to: the list price, or the lowest one of the 30 days before the reduction. */
export type PriorPriceRule = 'list' | 'lowest'

/** The moment of a price, and what its reduction refers to. */
export type ShownPriceTerms = { readonly now: Instant; readonly priorPrice: PriorPriceRule }

/**
 * Finds the price of one unit as a page may announce it, in minor units: `original` is the price that strike price and percentage
 * refer to, and equals `current` where no reduction may be announced. By the rule `lowest` that is the lowest price of the 30 days
 * before the reduction (directive 98/6/EC, article 6a; CJEU C-330/23); without one above the current price there is no reduction.
 */
export function findShownPrice(entries: readonly PriceEntry[], { now, priorPrice }: ShownPriceTerms): UnitPrice | null {
  const price = findUnitPrice(entries, now)
  if (!price || priorPrice === 'list' || price.current >= price.original) return price
  const lowest = findPriceReduction(entries, now)?.lowestBefore ?? price.current
  return { original: Math.max(lowest, price.current), current: price.current }
}
