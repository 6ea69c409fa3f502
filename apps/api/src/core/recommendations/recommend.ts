import { completesOutfit } from '@lacehouse/domain/recommendations/completes-outfit'
import { type PlannedRecommendation, planRecommendations } from '@lacehouse/domain/recommendations/plan-recommendations'
import type { RecommendationSlot } from '@lacehouse/domain/recommendations/slots'
import type { Site } from '@lacehouse/domain/site/site'
import { minutes } from '@lacehouse/domain/time/durations'
import type { FacetIndex } from '../search/facet-index.ts'
import type { SearchEngine } from '../search/search-engine.ts'
import { listBestsellers, listOutfit, listSimilar, toPiece } from './list-alike.ts'
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
  const pieces = inCart.flatMap((id) => index.ordinals.get(id) ?? [])
  const [seed] = pieces
  // What is like the page's product says nothing of the cart's.
  const like = (productId === undefined ? undefined : index.ordinals.get(productId)) ?? seed
  const boughtWith = computed.coBought.filter((id) => isPieceOf(index, id, pieces))
  return planRecommendations({
    slot,
    proposals: {
      co_viewed: computed.coViewed,
      co_bought: computed.coBought,
      outfit: seed === undefined ? [] : [...boughtWith, ...lists.get(`outfit ${seed}`, () => listOutfit(index, seed))],
      viewed,
      popular: [...computed.popular, ...lists.get('bestsellers', () => listBestsellers(index))],
      similar: like === undefined ? [] : lists.get(`similar ${like}`, () => listSimilar(index, like)),
    },
    excluded: new Set([...own, ...besides]),
    isOffered: (id) => index.columns.available[index.ordinals.get(id) ?? -1] === 1,
    limit,
  })
}

const isPieceOf = (index: FacetIndex, id: string, pieces: readonly number[]): boolean => {
  const ordinal = index.ordinals.get(id)
  if (ordinal === undefined) return false
  const other = toPiece(index, ordinal)
  return pieces.some((piece) => completesOutfit(toPiece(index, piece), other))
}

/** How long lists of an index are kept: its products change in place, and whether one can be bought is asked anew each time. */
const listLifetime = minutes(1)

type Lists = { readonly get: (key: string, compute: () => readonly string[]) => readonly string[] }

const listCache = new WeakMap<FacetIndex, { readonly madeAt: number; readonly lists: Lists }>()

const getLists = (index: FacetIndex, now: number): Lists => {
  const known = listCache.get(index)
  if (known && now - known.madeAt < listLifetime) return known.lists
  const found = new Map<string, readonly string[]>()
  const get: Lists['get'] = (key, compute) => {
    const list = found.get(key) ?? compute()
    found.set(key, list)
    return list
  }
  listCache.set(index, { madeAt: now, lists: { get } })
  return { get }
}
