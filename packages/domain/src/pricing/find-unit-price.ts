import { type Instant, isWithin } from '../time/instant.ts'
import type { PriceEntry } from './price-entry.ts'

/** The price of one unit in minor units; `current` is never above `original`. */
export type UnitPrice = { readonly original: number; readonly current: number }

/**
 * Finds the price of one unit at a moment: `original` is the newest valid list price, `current` the lowest valid sale price if
 * that is lower. Null without a valid list price.
 */
export function findUnitPrice(entries: readonly PriceEntry[], now: Instant): UnitPrice | null {
  let list: PriceEntry | null = null
  let sale = Number.POSITIVE_INFINITY
  for (const entry of entries) {
    if (!isWithin(entry, now)) continue
    if (entry.kind === 'sale') sale = Math.min(sale, entry.amount)
    else if (!list || entry.from >= list.from) list = entry
  }
  return list && { original: list.amount, current: Math.min(list.amount, sale) }
}
