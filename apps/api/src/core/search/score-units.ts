import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import { LRUCache } from 'lru-cache'
import type { FacetIndex } from './facet-index.ts'
import { scoreUnit, type UnitScore } from './score-unit.ts'
import type { TextIndex } from './text-index.ts'

/** The most matches that are held, over all sites and locales; each takes 8 bytes. */
const mostMatches = 4_000_000

/** The scores of words and phrases that were searched for lately, by the versions of the products and words that they are of. */
const known = new LRUCache<string, UnitScore>({
  maxSize: mostMatches,
  sizeCalculation: ({ bits, ordinals }) => ordinals.length + Math.ceil(bits.length / 2) + 100,
})

/** Scores the products by each unit of a query. Shoppers use the same words all the time, so that scores are held until something changes. */
export function scoreUnits(
  units: readonly QueryUnit[],
  matched: { readonly index: FacetIndex; readonly text: TextIndex },
): UnitScore[] {
  const versions = `${matched.index.version} ${matched.text.version()}`
  return units.map((unit) => {
    const key = `${versions} ${JSON.stringify([unit.meanings, unit.phrases])}`
    const before = known.get(key)
    if (before) return before
    const score = scoreUnit(unit, matched)
    known.set(key, score)
    return score
  })
}
