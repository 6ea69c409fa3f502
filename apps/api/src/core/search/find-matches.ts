import { type Currency, getCurrencyDigits } from '@lacehouse/domain/money/currency'
import { addSynonyms, getLexicon } from '@lacehouse/domain/search/lexicon/lexicon'
import { parseProductNumber } from '@lacehouse/domain/search/parse-product-number'
import { pickRules, type SearchRules } from '@lacehouse/domain/search/search-rules'
import { type UnderstoodQuery, understandQuery } from '@lacehouse/domain/search/understand-query'
import type { Site } from '@lacehouse/domain/site/site'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { addBit, type Bitset, countBits, emptyBits, hasBit } from './bitset.ts'
import { createBoostOf } from './create-boost-of.ts'
import type { FacetIndex } from './facet-index.ts'
import { findInSizes } from './query-facets.ts'
import { type Ranking, type RelaxedFilter, rankMatches } from './rank-matches.ts'
import { noPoints, type ScoreParts } from './rate-products.ts'
import type { SearchEngine } from './search-engine.ts'

export type MatchDeps = {
  readonly search: SearchEngine
  readonly catalogue: Pick<Catalogue, 'listProducts'>
  readonly now: () => number
}

/** The products that a text matches, the best first. */
export type TextMatches = {
  readonly index: FacetIndex
  readonly bits: Bitset
  readonly total: number
  /** Lists the best of those that are in a set as well, at most so many; what a merchant put first comes first. */
  readonly listBest: (within: Bitset, most: number) => readonly number[]
  /** The corrected search text where the products match it. */
  readonly corrected?: string
  readonly understood?: UnderstoodQuery
  /** The page to which a merchant leads this text. */
  readonly redirect?: string
  readonly relaxed: readonly RelaxedFilter[]
  readonly pointsOf: (ordinal: number) => ScoreParts
  /** Ordinals that a merchant put first. */
  readonly pinned: ReadonlySet<number>
}

export type Audience = {
  readonly site: Site
  readonly locale: string
  /** The words are taken as they were typed: nothing is corrected, and nothing only similar is found. */
  readonly isLiteral?: boolean
  /** The shopper's own sizes, as values of the size facet: what is in stock in one of them comes before what is not. */
  readonly mySizes?: readonly string[]
  /** The rules of the merchant; the live ones where nothing is said. */
  readonly rules?: SearchRules
}

/** Finds a product by its number, else the products that a search text asks for (SRCH-04). */
export async function findMatches(deps: MatchDeps, audience: Audience, text: string): Promise<TextMatches> {
  const { index, text: words } = await deps.search.index.getText(audience.site, audience.locale)
  const found = { index, relaxed: [], pointsOf: () => noPoints, pinned: new Set<number>() }
  const numbered = await findByNumber(deps, index, text)
  if (numbered !== null) return { ...found, ...withPins(index, [numbered], null) }
  const { site, locale, isLiteral = false } = audience
  const rules = audience.rules ?? (await deps.search.rules.get({ siteId: site.siteId, locale }))
  const { boosts, pins, redirect } = pickRules(rules, text)
  const lexicon = addSynonyms(getLexicon(locale), rules.synonyms)
  const vocabulary = words.vocabulary()
  const understood = understandQuery(text, { locale, system: site.units.size, lexicon, vocabulary, isLiteral })
  const pinned = pins.flatMap((id) => index.ordinals.get(id) ?? [])
  if (asksNothing(understood))
    return {
      ...{ ...found, ...withPins(index, pinned, null), understood, pinned: new Set(pinned) },
      ...(redirect && { redirect }),
    }
  const ranking = rankMatches(understood, {
    ...{ index, text: words, now: deps.now(), isStrict: isLiteral, boostOf: createBoostOf(index, boosts) },
    inMySize: findInSizes(index, audience.mySizes ?? []),
    minorUnits: 10 ** getCurrencyDigits(site.currency as Currency),
  })
  return {
    ...{ index, understood, relaxed: ranking.relaxed, pointsOf: ranking.pointsOf, pinned: new Set(pinned) },
    ...withPins(index, pinned, ranking),
    ...(redirect && { redirect }),
    ...(understood.corrected && ranking.total > 0 && { corrected: understood.corrected }),
  }
}

/** Puts the products of a merchant before those that a text matches. */
const withPins = (
  index: FacetIndex,
  pins: readonly number[],
  ranking: Ranking | null,
): Pick<TextMatches, 'bits' | 'total' | 'listBest'> => {
  const bits = ranking ? ranking.bits.slice() : emptyBits(index.capacity)
  for (const ordinal of pins) addBit(bits, ordinal)
  return {
    ...{ bits, total: countBits(bits) },
    listBest: (within, most) => {
      const first = pins.filter((ordinal) => hasBit(within, ordinal))
      const ranked = ranking?.listBest(within, most + first.length) ?? []
      return [...new Set([...first, ...ranked])].slice(0, most)
    },
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
