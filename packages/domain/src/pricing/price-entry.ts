import type { Instant } from '../time/instant.ts'

/**
 * One price of a variant in one currency over a period. `until` is exclusive; without it the price is valid until the next one
 * begins.
 */
export type PriceEntry = {
  readonly kind: 'list' | 'sale'
  /** Minor units; includes the tax on sites whose prices include it. */
  readonly amount: number
  readonly from: Instant
  readonly until?: Instant
}
