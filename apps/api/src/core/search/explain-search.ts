import type { CallReply } from '@lacehouse/contracts'
import type { Meaning } from '@lacehouse/domain/search/lexicon/lexicon'
import { findListCategory, type SearchRules } from '@lacehouse/domain/search/search-rules'
import type { UnderstoodFilters } from '@lacehouse/domain/search/understand-query'
import { wordsOf } from '../catalogue/product-record.ts'
import { countBits, emptyBits, hasBit } from './bitset.ts'
import { toIds } from './facet-index.ts'
import { type Audience, findMatches, type MatchDeps, type TextMatches } from './find-matches.ts'
import { rankList } from './rank-list.ts'
import { sumParts } from './rate-products.ts'

export type SearchExplanation = CallReply<'backoffice.explainSearch'>['live']

/** What is explained, and of how many products; a named product is explained wherever it stands. */
export type ExplainQuestion = {
  readonly text: string
  readonly rules: SearchRules
  readonly most: number
  readonly productId?: string
}

/** Explains a search, or the list of a category (`category:2101`): what was read from the text, and the points of the first products (decision 0080). */
export async function explainSearch(
  deps: MatchDeps,
  audience: Audience,
  question: ExplainQuestion,
): Promise<SearchExplanation> {
  const { text, rules } = question
  const category = findListCategory(text)
  if (category !== null) return explainList(deps, audience, { ...question, category })
  const matches = await findMatches(deps, { ...audience, rules }, text)
  const { filters, units = [] } = matches.understood ?? {}
  return {
    total: matches.total,
    ...(matches.corrected && { correctedQuery: matches.corrected }),
    ...(matches.redirect && { redirect: matches.redirect }),
    words: units.map(({ text: word, meanings }) => ({ text: word, meanings: meanings.map(formatMeaning) })),
    filters: filters ? formatFilters(filters) : [],
    relaxed: [...matches.relaxed],
    products: await listExplained(deps, audience, { ...matches, ordinals: pick(matches, question) }),
  }
}

/** Explains the recommended order of a category's list, or of the list of all products (decision 0142). */
const explainList = async (
  deps: MatchDeps,
  audience: Audience,
  question: ExplainQuestion & { readonly category: string },
): Promise<SearchExplanation> => {
  const { category, rules, text } = question
  const index = await deps.search.index.get(audience.site)
  const ranking = rankList(index, { category, rules, mySizes: audience.mySizes ?? [] })
  const bits = category ? (index.categories.get(category) ?? emptyBits(index.capacity)) : index.live
  const ordinals = pick({ bits, index, listBest: ranking.listBest }, question)
  return {
    ...{ total: countBits(bits), words: [], filters: [text], relaxed: [] },
    products: await listExplained(deps, audience, { ...ranking, index, ordinals }),
  }
}

type Listed = Pick<TextMatches, 'bits' | 'index' | 'listBest'>

const pick = ({ bits, index, listBest }: Listed, { most, productId }: ExplainQuestion): readonly number[] => {
  if (productId === undefined) return listBest(bits, most)
  const ordinal = index.ordinals.get(productId.toUpperCase())
  return ordinal !== undefined && hasBit(bits, ordinal) ? [ordinal] : []
}

type Explaining = Pick<TextMatches, 'index' | 'pointsOf' | 'pinned'> & { readonly ordinals: readonly number[] }

const listExplained = async (
  { catalogue }: MatchDeps,
  { locale }: Audience,
  { index, pointsOf, pinned, ordinals }: Explaining,
): Promise<SearchExplanation['products']> => {
  const records = await catalogue.listProducts(toIds(index, ordinals))
  return ordinals.flatMap((ordinal) => {
    const record = records.get(index.columns.ids[ordinal] ?? '')
    if (!record) return []
    const points = pointsOf(ordinal)
    const name = wordsOf(record.names, locale) ?? record.id
    return [{ productId: record.id, name, points, score: sumParts(points), isPinned: pinned.has(ordinal) }]
  })
}

const formatMeaning = ({ terms, weight }: Meaning): string =>
  terms.map(({ facet, value }) => `${facet}:${value}`).join(' + ') + (weight < 1 ? ` × ${weight}` : '')

const formatFilters = ({ wearers, colors, sizes, price, isSale }: UnderstoodFilters): string[] => [
  ...wearers.map((value) => `gender:${value}`),
  ...colors.map((value) => `color:${value}`),
  ...sizes.map((value) => `size:${value}`),
  ...(price ? [`price:${price.min ?? ''}-${price.max ?? ''}`] : []),
  ...(isSale ? ['offer:sale'] : []),
]
