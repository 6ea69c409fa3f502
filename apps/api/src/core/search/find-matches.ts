import { foldText } from '@lacehouse/domain/search/fold-text'
import { correctSpelling } from './correct-spelling.ts'
import type { SearchEngine } from './search-engine.ts'
import { toTsquery } from './to-tsquery.ts'

type MatchDeps = { readonly search: SearchEngine }

/** Ids with the best match first; `corrected` is the corrected search text where the ids match it. */
export type TextMatches = { readonly ids: readonly string[]; readonly corrected?: string }

/** Finds products by the words, then by the corrected words, then by similarity (SRCH-04). */
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
