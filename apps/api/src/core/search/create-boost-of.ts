import { parseBoostTarget, type SearchBoost } from '@lacehouse/domain/search/search-rules'
import { hasBit } from './bitset.ts'
import type { FacetIndex } from './facet-index.ts'
import { findSet } from './score-unit.ts'

/** Creates a function that gives the points which a merchant adds to a product, or takes away; null where there are none. */
export function createBoostOf(index: FacetIndex, boosts: readonly SearchBoost[]): ((ordinal: number) => number) | null {
  if (boosts.length === 0) return null
  const meant = boosts.map(({ target, points }) => {
    const { kind, value } = parseBoostTarget(target)
    const own = kind === 'product' ? index.ordinals.get(value) : undefined
    return { points, own, bits: kind === 'category' ? index.categories.get(value) : findSet(index, kind, value) }
  })
  return (ordinal) =>
    meant.reduce(
      (sum, { points, own, bits }) => sum + (own === ordinal || (bits && hasBit(bits, ordinal)) ? points : 0),
      0,
    )
}
