import { type Currency, getCurrencyDigits } from '@lacehouse/domain/money/currency'
import { getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { parseProductNumber } from '@lacehouse/domain/search/parse-product-number'
import { type UnderstoodQuery, understandQuery } from '@lacehouse/domain/search/understand-query'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { FacetIndex } from './facet-index.ts'
import { type RelaxedFilter, rankMatches } from './rank-matches.ts'
import type { SearchEngine } from './search-engine.ts'

export type MatchDeps = {
  readonly search: SearchEngine
  readonly catalogue: Pick<Catalogue, 'listProducts'>
  readonly now: () => number
}

/** The products that a text matches, the best first. */
export type TextMatches = {
  readonly index: FacetIndex
  readonly ordinals: readonly number[]
  /** The corrected search text where the products match it. */
  readonly corrected?: string
  readonly understood?: UnderstoodQuery
  readonly relaxed: readonly RelaxedFilter[]
}

export type Audience = {
  readonly site: Site
  readonly locale: string
  /** The words are taken as they were typed: nothing is corrected, and nothing only similar is found. */
  readonly isLiteral?: boolean
}

/** Finds a product by its number, else the products that a search text asks for (SRCH-04). */
export async function findMatches(deps: MatchDeps, audience: Audience, text: string): Promise<TextMatches> {
  const { index, text: words } = await deps.search.index.getText(audience.site, audience.locale)
  const numbered = await findByNumber(deps, index, text)
  if (numbered !== null) return { index, ordinals: [numbered], relaxed: [] }
  const lexicon = getLexicon(audience.locale)
  const understood = understandQuery(text, {
    locale: audience.locale,
    system: audience.site.units.size,
    lexicon,
    vocabulary: words.vocabulary(),
    isLiteral: audience.isLiteral ?? false,
  })
  if (asksNothing(understood)) return { index, ordinals: [], understood, relaxed: [] }
  const ranking = rankMatches(understood, {
    index,
    text: words,
    minorUnits: 10 ** getCurrencyDigits(audience.site.currency as Currency),
    now: deps.now(),
    isStrict: audience.isLiteral ?? false,
  })
  return {
    index,
    understood,
    ordinals: ranking.ordinals,
    relaxed: ranking.relaxed,
    ...(understood.corrected && ranking.ordinals.length > 0 && { corrected: understood.corrected }),
  }
}

const findByNumber = async (
  { catalogue, search }: MatchDeps,
  { ordinals }: FacetIndex,
  text: string,
): Promise<number | null> => {
  const number = parseProductNumber(text)
  if (number && ordinals.has(number) && (await catalogue.listProducts([number])).has(number))
    return ordinals.get(number) ?? null
  const upc = /^\s*(\d{8,14})\s*$/.exec(text)?.[1]
  if (!upc) return null
  // A scanner adds or drops the zero between an article number of 12 digits and one of 13.
  const [id] = await search.queries.listIdsOfUpc([upc, `0${upc}`, upc.replace(/^0/, '')])
  return id === undefined ? null : (ordinals.get(id) ?? null)
}

const asksNothing = ({ units, filters }: UnderstoodQuery): boolean => {
  const { wearers, colors, sizes, price, isSale } = filters
  return units.length === 0 && !price && !isSale && wearers.length + colors.length + sizes.length === 0
}
