import type { Instant } from '../time/instant.ts'

/** One price of a variant in one currency over a period; `until` is exclusive, without it the price holds until the next. */
export type PriceEntry = {
  readonly kind: 'list' | 'sale'
  /** Minor units, tax included or not as the site shows its prices. */
  readonly amount: number
  readonly from: Instant
  readonly until?: Instant
}
