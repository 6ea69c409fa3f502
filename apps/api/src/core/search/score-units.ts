import type { QueryUnit } from '@lacehouse/domain/search/understand-query'
import { LRUCache } from 'lru-cache'
import { countChanges, listSince } from './change-log.ts'
import type { FacetIndex } from './facet-index.ts'
import { correctScore, scoreUnit, type UnitScore } from './score-unit.ts'
import type { TextIndex } from './text-index.ts'

/** The most matches that are held, over all sites and locales; each takes 8 bytes. */
const mostMatches = 4_000_000
/** After more changes, scores are made anew instead of corrected. */
const mostCorrected = 64

type Matched = { readonly index: FacetIndex; readonly text: TextIndex }

/** A score, and how many changes of the products and of the words it has. */
type Known = { readonly score: UnitScore; readonly inIndex: number; readonly inText: number }

/** The scores of words and phrases that were searched for lately, by the index and the words that they are of. */
const known = new LRUCache<string, Known>({
  maxSize: mostMatches,
  sizeCalculation: ({ score: { bits, ordinals } }) => ordinals.length + Math.ceil(bits.length / 2) + 100,
})

/**
 * Scores the products by each unit of a query. Shoppers use the same words all the time, so that scores are held, and corrected for the
 * products that changed since.
 */
export function scoreUnits(units: readonly QueryUnit[], matched: Matched): UnitScore[] {
  const { index, text } = matched
  const [inIndex, inText] = [countChanges(index.changes), countChanges(text.changes)]
  return units.map((unit) => {
    const key = `${index.id} ${text.id} ${JSON.stringify([unit.meanings, unit.phrases])}`
    const before = known.get(key)
    if (before?.inIndex === inIndex && before.inText === inText) return before.score
    const score = (before && correct(unit, before, matched)) ?? scoreUnit(unit, matched)
    known.set(key, { score, inIndex, inText })
    return score
  })
}

const correct = (unit: QueryUnit, { score, inIndex, inText }: Known, matched: Matched): UnitScore | null => {
  const changes = [listSince(matched.index.changes, inIndex), listSince(matched.text.changes, inText)]
  const changed = new Set(changes.flatMap((ordinals) => ordinals ?? []))
  if (changes.includes(null) || changed.size > mostCorrected) return null
  return correctScore(unit, { score, changed }, matched)
}

/** Drops the scores of an index that no request reads any more. */
export function forgetScores({ id }: Pick<FacetIndex, 'id'>): void {
  for (const key of known.keys()) if (key.startsWith(`${id} `)) known.delete(key)
}
