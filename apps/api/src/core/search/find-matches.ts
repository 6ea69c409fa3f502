import { findColorsOfText } from '@lacehouse/domain/search/color-words'
import { foldText } from '@lacehouse/domain/search/fold-text'
import { parseProductNumber } from '@lacehouse/domain/search/parse-product-number'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { correctSpelling } from './correct-spelling.ts'
import type { FacetIndex } from './facet-index.ts'
import type { SearchEngine } from './search-engine.ts'
import { toTsquery } from './to-tsquery.ts'

type MatchDeps = { readonly search: SearchEngine; readonly catalogue: Pick<Catalogue, 'listProducts'> }

/** Ids with the best match first; `corrected` is the corrected search text where the ids match it. */
export type TextMatches = { readonly ids: readonly string[]; readonly corrected?: string }

type Audience = {
  readonly site: Site
  readonly locale: string
  /** The words are taken as they were typed: nothing is corrected, and nothing only similar is found. */
  readonly isLiteral?: boolean
}

/**
 * Finds a product by its number, else products by the words, then by the corrected words, then by similarity (SRCH-04). A word
 * that names a group of colours matches the products that have a colour of the group.
 */
export async function findMatches(
  deps: MatchDeps,
  { site, locale, isLiteral }: Audience,
  text: string,
): Promise<TextMatches> {
  const number = parseProductNumber(text)
  if (number && (await deps.catalogue.listProducts([number])).has(number)) return { ids: [number] }
  const coloured = await listByColour(deps, { site, locale }, text)
  if (coloured.length > 0) return { ids: coloured }
  const exact = await listByWords(deps, locale, text)
  if (exact.length > 0 || isLiteral) return { ids: exact }
  const corrected = correctSpelling(text, await deps.search.index.listVocabulary(locale))
  const correctedIds = corrected ? await listCorrected(deps, { site, locale }, corrected) : []
  if (corrected && correctedIds.length > 0) return { ids: correctedIds, corrected }
  return { ids: await deps.search.queries.listSimilar(locale, foldText(text)) }
}

const listCorrected = async (deps: MatchDeps, audience: Audience, text: string): Promise<readonly string[]> => {
  const coloured = await listByColour(deps, audience, text)
  return coloured.length > 0 ? coloured : listByWords(deps, audience.locale, text)
}

/** Lists the products that match the other words and have one of the colours; none where the text names no colour. */
const listByColour = async (deps: MatchDeps, { site, locale }: Audience, text: string): Promise<readonly string[]> => {
  const { groups, others } = findColorsOfText(text, locale)
  if (groups.length === 0) return []
  const index = await deps.search.index.get(site)
  const ids = others.length > 0 ? await listByWords(deps, locale, others.join(' ')) : listByPopularity(index)
  return ids.filter((id) => {
    const own = index.products[index.ordinals.get(id) ?? -1]?.facets.color ?? []
    return groups.some((group) => own.includes(group))
  })
}

const listByPopularity = ({ products }: FacetIndex): string[] =>
  products.toSorted((a, b) => b.popularity - a.popularity).map(({ id }) => id)

const listByWords = async (deps: MatchDeps, locale: string, text: string): Promise<string[]> => {
  const tsquery = toTsquery(text, locale)
  return tsquery ? deps.search.queries.listMatches(locale, tsquery) : []
}
