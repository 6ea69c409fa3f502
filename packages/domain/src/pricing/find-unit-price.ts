import { type Instant, isWithin } from '../time/instant.ts'
import type { PriceEntry } from './price-entry.ts'

/** What one unit costs: `current` is never above `original`. */
export type UnitPrice = { readonly original: number; readonly current: number }

/**
 * Finds the price of one unit at a moment, in minor units: the newest list price that holds is the original, the lowest sale
 * price that holds is the current one where it is lower. Null where no list price holds (INV702).
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
