import type { CallReply } from '@lacehouse/contracts'
import type { Meaning } from '@lacehouse/domain/search/lexicon/lexicon'
import type { SearchRules } from '@lacehouse/domain/search/search-rules'
import type { UnderstoodFilters } from '@lacehouse/domain/search/understand-query'
import { wordsOf } from '../catalogue/product-record.ts'
import { hasBit } from './bitset.ts'
import { toIds } from './facet-index.ts'
import { type Audience, findMatches, type MatchDeps, type TextMatches } from './find-matches.ts'
import { sumParts } from './rank-matches.ts'

export type SearchExplanation = CallReply<'backoffice.explainSearch'>['live']

/** What is explained, and of how many products; a named product is explained wherever it stands. */
export type ExplainQuestion = {
  readonly text: string
  readonly rules: SearchRules
  readonly most: number
  readonly productId?: string
}

/** Explains a search: what was read from the text, and the points of the first products (decision 0080). */
export async function explainSearch(
  deps: MatchDeps,
  audience: Audience,
  { text, rules, most, productId }: ExplainQuestion,
): Promise<SearchExplanation> {
  const matches = await findMatches(deps, { ...audience, rules }, text)
  const { filters, units = [] } = matches.understood ?? {}
  return {
    total: matches.total,
    ...(matches.corrected && { correctedQuery: matches.corrected }),
    ...(matches.redirect && { redirect: matches.redirect }),
    words: units.map(({ text: word, meanings }) => ({ text: word, meanings: meanings.map(formatMeaning) })),
    filters: filters ? formatFilters(filters) : [],
    relaxed: [...matches.relaxed],
    products: await listExplained(deps, audience, { matches, ordinals: pick(matches, most, productId) }),
  }
}

const pick = ({ bits, index, listBest }: TextMatches, most: number, productId: string | undefined) => {
  if (productId === undefined) return listBest(bits, most)
  const ordinal = index.ordinals.get(productId.toUpperCase())
  return ordinal !== undefined && hasBit(bits, ordinal) ? [ordinal] : []
}

type Explaining = { readonly matches: TextMatches; readonly ordinals: readonly number[] }

const listExplained = async (
  { catalogue }: MatchDeps,
  { locale }: Audience,
  { matches, ordinals }: Explaining,
): Promise<SearchExplanation['products']> => {
  const ids = toIds(matches.index, ordinals)
  const records = await catalogue.listProducts(ids)
  return ordinals.flatMap((ordinal) => {
    const record = records.get(matches.index.columns.ids[ordinal] ?? '')
    if (!record) return []
    const points = matches.pointsOf(ordinal)
    const name = wordsOf(record.names, locale) ?? record.id
    return [{ productId: record.id, name, points, score: sumParts(points), isPinned: matches.pinned.has(ordinal) }]
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
