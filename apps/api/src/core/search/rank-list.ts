import { pickListRules, type SearchRules } from '@lacehouse/domain/search/search-rules'
import { type Bitset, hasBit, listBits } from './bitset.ts'
import { createBoostOf } from './create-boost-of.ts'
import type { FacetIndex } from './facet-index.ts'
import { findInSizes } from './query-facets.ts'
import { listBestKeys, toKey } from './rank-keys.ts'
import { createListRating, noPoints, type ScoreParts } from './rate-products.ts'

/** The order of a category's list as its merchant wants it. */
export type ListRanking = {
  /** Lists the best products of a set, at most so many; those that a merchant put first come first. */
  readonly listBest: (within: Bitset, most: number) => number[]
  readonly pointsOf: (ordinal: number) => ScoreParts
  /** Ordinals that a merchant put first. */
  readonly pinned: ReadonlySet<number>
  /** Whether a rule changes the order. */
  readonly isRuled: boolean
}

type Ranked = {
  /** Empty for the list of all products. */
  readonly category: string
  readonly rules: SearchRules
  readonly mySizes: readonly string[]
}

/** Ranks the products of a list by the points of searches without words, and by the rules of its merchant (decision 0142). */
export function rankList(index: FacetIndex, { category, rules, mySizes }: Ranked): ListRanking {
  const { boosts, pins } = pickListRules(rules, category)
  const pinned = new Set(pins.flatMap((id) => index.ordinals.get(id) ?? []))
  const inMySize = findInSizes(index, mySizes)
  const rating = createListRating(index.columns, { inMySize, boostOf: createBoostOf(index, boosts) })
  return {
    isRuled: boosts.length + pins.length > 0,
    pinned,
    pointsOf: (ordinal) => ({ ...noPoints, ...rating.toParts(ordinal) }),
    listBest: (within, most) => {
      const ordinals = listBits(within)
      const keys = new Float64Array(ordinals.length)
      for (let at = 0; at < keys.length; at += 1) keys[at] = toKey(rating.rate(ordinals[at] ?? 0), ordinals[at] ?? 0)
      const first = [...pinned].filter((ordinal) => hasBit(within, ordinal))
      const ranked = listBestKeys(keys, { ordinals, within, most: most + first.length })
      return [...new Set([...first, ...ranked])].slice(0, most)
    },
  }
}
