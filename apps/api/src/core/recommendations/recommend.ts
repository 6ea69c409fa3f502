import { completesOutfit } from '@lacehouse/domain/recommendations/completes-outfit'
import { type PlannedRecommendation, planRecommendations } from '@lacehouse/domain/recommendations/plan-recommendations'
import { scoreSimilarity } from '@lacehouse/domain/recommendations/score-similarity'
import type { RecommendationSlot } from '@lacehouse/domain/recommendations/slots'
import type { Site } from '@lacehouse/domain/site/site'
import { minutes } from '@lacehouse/domain/time/durations'
import { type FacetIndex, type IndexedProduct, listLive } from '../search/facet-index.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import type { RecommendationQueries } from './recommendations.queries.ts'

export type RecommendDeps = {
  readonly search: Pick<SearchEngine, 'index'>
  readonly recommendationQueries: RecommendationQueries
  readonly now: () => number
}

/** Where recommendations are asked for, and what is known there. */
export type RecommendationQuestion = {
  readonly slot: RecommendationSlot
  /** The product of the page. */
  readonly productId?: string | undefined
  /** Products of the cart or the order. */
  readonly besides: readonly string[]
  /** Products that were looked at, the latest first. */
  readonly viewed: readonly string[]
  readonly limit: number
}

/** Products by likeness that are kept of one product. */
const mostAlike = 48

/**
 * Recommends products for a slot: from what visits and orders had in common, and where no one came yet by category and attributes.
 * Everything is sold at the site and in stock (REC-01).
 */
export async function recommend(
  { search, recommendationQueries, now }: RecommendDeps,
  site: Site,
  { slot, productId, besides, viewed, limit }: RecommendationQuestion,
): Promise<PlannedRecommendation[]> {
  const own = productId ? [productId] : []
  const inCart = besides.length > 0 ? besides : own
  const [index, computed] = await Promise.all([
    search.index.get(site),
    recommendationQueries.findComputed({
      siteId: site.siteId,
      viewed: own.length > 0 ? own : viewed.slice(0, 5),
      bought: inCart,
    }),
  ])
  const lists = getLists(index, now())
  const find = (id: string): IndexedProduct | undefined => index.products[index.ordinals.get(id) ?? -1]
  const pieces = inCart.flatMap((id) => find(id) ?? [])
  const [seed] = pieces
  const boughtWith = computed.coBought.filter((id) => isPieceOf(find(id), pieces))
  return planRecommendations({
    slot,
    proposals: {
      co_viewed: computed.coViewed,
      co_bought: computed.coBought,
      outfit: seed ? [...boughtWith, ...lists.get(`outfit ${seed.id}`, () => listAlike(index, seed, 'outfit'))] : [],
      viewed,
      popular: [...computed.popular, ...lists.get('bestsellers', () => listBestsellers(index))],
      similar: seed ? lists.get(`similar ${seed.id}`, () => listAlike(index, seed, 'similar')) : [],
    },
    excluded: new Set([...own, ...besides]),
    isOffered: (id) => find(id)?.available === true,
    limit,
  })
}

const toPiece = ({ kind, facets }: IndexedProduct) => ({ kind, type: facets.type ?? [], gender: facets.gender ?? [] })

const isPieceOf = (product: IndexedProduct | undefined, pieces: readonly IndexedProduct[]): boolean =>
  product !== undefined && pieces.some((piece) => completesOutfit(toPiece(piece), toPiece(product)))

/** How long lists of an index are kept: its products change in place, and whether one can be bought is asked anew each time. */
const keptFor = minutes(1)

type Lists = { readonly get: (key: string, compute: () => readonly string[]) => readonly string[] }

const kept = new WeakMap<FacetIndex, { readonly madeAt: number; readonly lists: Lists }>()

const getLists = (index: FacetIndex, now: number): Lists => {
  const known = kept.get(index)
  if (known && now - known.madeAt < keptFor) return known.lists
  const found = new Map<string, readonly string[]>()
  const get: Lists['get'] = (key, compute) => {
    const list = found.get(key) ?? compute()
    found.set(key, list)
    return list
  }
  kept.set(index, { madeAt: now, lists: { get } })
  return { get }
}

/** Lists products like one by category and attributes, or such that complete an outfit with it, of each type in turn. */
const listAlike = (index: FacetIndex, seed: IndexedProduct, way: 'similar' | 'outfit'): readonly string[] => {
  const piece = toPiece(seed)
  const scored = listLive(index)
    .filter(({ id, available }) => available && id !== seed.id)
    .filter((product) => way === 'similar' || completesOutfit(piece, toPiece(product)))
    .map((product) => ({ product, score: scoreSimilarity(seed, product) }))
    .sort((a, b) => b.score - a.score || b.product.popularity - a.product.popularity)
    .map(({ product }) => product)
  return (way === 'similar' ? scored : takeInTurn(scored)).slice(0, mostAlike).map(({ id }) => id)
}

/** Takes the best of each type, then the second of each, so that an outfit is not a row of socks. */
const takeInTurn = (products: readonly IndexedProduct[]): IndexedProduct[] => {
  const byType = Map.groupBy(products, ({ facets }) => facets.type?.[0] ?? '')
  return Array.from({ length: mostAlike }, (_, nth) => [...byType.values()].flatMap((list) => list[nth] ?? [])).flat()
}

/** The catalogue's own order of popularity: what a shop has before anyone came. */
const listBestsellers = (index: FacetIndex): readonly string[] =>
  listLive(index)
    .filter(({ available }) => available)
    .sort((a, b) => b.popularity - a.popularity)
    .slice(0, mostAlike)
    .map(({ id }) => id)
