import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import { findUnitPrice, type UnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'

/** A stretch of time over which a unit price did not change. */
export type PriceSpan = UnitPrice & { readonly from: Instant; readonly until: Instant }

/** Lists the unit prices from the first entry until now, oldest first, one span for each change. */
export function listPriceSpans(entries: readonly PriceEntry[], now: Instant): PriceSpan[] {
  const moments = new Set<Instant>()
  for (const { from, until } of entries) {
    moments.add(from)
    if (until !== undefined) moments.add(until)
  }
  const past = [...moments].filter((moment) => moment <= now).sort((a, b) => a - b)
  return past.flatMap((from, index) => {
    const price = findUnitPrice(entries, from)
    return price ? [{ ...price, from, until: past[index + 1] ?? now }] : []
  })
}

/** What the law of the Union wants said of a reduction (directive 98/6/EC as amended by 2019/2161). */
export type PriceReduction = {
  /** When the reduction that holds now began, in epoch milliseconds. */
  readonly began: Instant
  /** The lowest price, in minor units, of the 30 days before it began; null for something that was not sold then. */
  readonly lowestBefore: number | null
  /** The lowest of the reduced prices among them; null where it was not reduced then. */
  readonly lowestSaleBefore: number | null
}

/**
 * Finds the reduction that holds now, or null where there is none. A price that falls further in steps is one reduction, begun
 * with its first step; a price that rose in between begins a new one, so that a raise before a sale is of no use (CAT-09).
 */
export function findPriceReduction(entries: readonly PriceEntry[], now: Instant): PriceReduction | null {
  const spans = listPriceSpans(entries, now)
  let first = spans.length - 1
  const last = spans[first]
  if (!last || !isReduced(last)) return null
  for (; first > 0; first -= 1) {
    const [before, span] = [spans[first - 1], spans[first]]
    if (!before || !span || !isReduced(before) || before.current < span.current || before.until < span.from) break
  }
  const began = spans[first]?.from ?? last.from
  const before = spans.filter(({ from, until }) => from < began && until > began - days(30))
  return {
    began,
    lowestBefore: lowest(before),
    lowestSaleBefore: lowest(before.filter(isReduced)),
  }
}

function isReduced({ current, original }: PriceSpan): boolean {
  return current < original
}

function lowest(spans: readonly PriceSpan[]): number | null {
  return spans.length === 0 ? null : Math.min(...spans.map(({ current }) => current))
}
