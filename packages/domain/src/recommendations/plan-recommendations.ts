import { type RecommendationSlot, type RecommendationStrategy, strategiesOfSlot } from './slots.ts'

export type RecommendationFacts = {
  readonly slot: RecommendationSlot
  /** The proposals of each strategy, the best first. */
  readonly proposals: Readonly<Partial<Record<RecommendationStrategy, readonly string[]>>>
  /** Products of the page itself, the cart or the order. */
  readonly excluded: ReadonlySet<string>
  /** Whether the site sells the product and has it in stock. */
  readonly isOffered: (productId: string) => boolean
  readonly limit: number
}

export type PlannedRecommendation = { readonly productId: string; readonly strategy: RecommendationStrategy }

/**
 * Fills a slot from its strategies in their order, each product once, without those that are excluded or cannot be bought. Every
 * product keeps the strategy that brought it, so that a report tells what works.
 */
export function planRecommendations(facts: RecommendationFacts): PlannedRecommendation[] {
  const { slot, proposals, excluded, isOffered, limit } = facts
  const planned = new Map<string, PlannedRecommendation>()
  for (const strategy of strategiesOfSlot[slot]) {
    for (const productId of proposals[strategy] ?? []) {
      if (planned.size >= limit) return [...planned.values()]
      if (planned.has(productId) || excluded.has(productId) || !isOffered(productId)) continue
      planned.set(productId, { productId, strategy })
    }
  }
  return [...planned.values()]
}
