import { foldText } from '@lacehouse/domain/search/fold-text'
import { correctSpelling } from './correct-spelling.ts'
import type { SearchEngine } from './search-engine.ts'
import { toTsquery } from './to-tsquery.ts'

type MatchDeps = { readonly search: SearchEngine }

/** Ids best first; `corrected` where they answer a correctedIds text. */
export type TextMatches = { readonly ids: readonly string[]; readonly corrected?: string }

/** Finds products by words, else by the correctedIds words, else by likeness (SRCH-04). */
export async function findMatches(deps: MatchDeps, locale: string, text: string): Promise<TextMatches> {
  const exact = await listByWords(deps, locale, text)
  if (exact.length > 0) return { ids: exact }
  const corrected = correctSpelling(text, await deps.search.index.listVocabulary(locale))
  const correctedIds = corrected ? await listByWords(deps, locale, corrected) : []
  if (corrected && correctedIds.length > 0) return { ids: correctedIds, corrected }
  return { ids: await deps.search.queries.listSimilar(locale, foldText(text)) }
}

const listByWords = async (deps: MatchDeps, locale: string, text: string): Promise<string[]> => {
  const tsquery = toTsquery(text, locale)
  return tsquery ? deps.search.queries.listMatches(locale, tsquery) : []
}
