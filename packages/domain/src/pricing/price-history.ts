import { days } from '../time/durations.ts'
import type { Instant } from '../time/instant.ts'
import { findUnitPrice, type UnitPrice } from './find-unit-price.ts'
import type { PriceEntry } from './price-entry.ts'

/** A period with one unit price. */
export type PriceSpan = UnitPrice & { readonly from: Instant; readonly until: Instant }

/** Lists the periods of one unit price from the first entry until now, oldest first. */
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

/** A price reduction with the facts that EU law requires on display (directive 98/6/EC as amended by 2019/2161). */
export type PriceReduction = {
  /** The beginning of the present reduction, in epoch milliseconds. */
  readonly began: Instant
  /** The lowest price in minor units during the 30 days before the reduction; null for a product that was not sold then. */
  readonly lowestBefore: number | null
  /** The lowest reduced price among them; null without an earlier reduction. */
  readonly lowestSaleBefore: number | null
}

/**
 * Finds the present reduction, or null without one. Several falls in a row are one reduction that begins with the first; a rise
 * in between begins a new one, so that raising a price before a sale gains nothing (CAT-09).
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
