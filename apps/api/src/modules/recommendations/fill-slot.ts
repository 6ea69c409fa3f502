import type { FilledSlot } from '@lacehouse/contracts'
import { type RecommendationQuestion, type RecommendDeps, recommend } from '../../core/recommendations/recommend.ts'
import type { RecommendationTokens, ShownCards } from '../../core/recommendations/recommendation-tokens.ts'
import type { RequestContext } from '../../http/call.ts'
import { listTiles, type TilesDeps } from '../../replies/products/list-tiles.ts'

export type FillDeps = TilesDeps &
  Pick<RecommendDeps, 'recommendationQueries'> & { readonly recommendationTokens: RecommendationTokens }

/** Fills a slot with the tiles of what is recommended, and the tokens by which its events name it. */
export async function fillSlot(
  deps: FillDeps,
  { site, locale }: Pick<RequestContext, 'site' | 'locale'>,
  question: RecommendationQuestion,
): Promise<FilledSlot> {
  const { slot } = question
  const planned = await recommend(deps, site, question)
  const strategies = new Map(planned.map(({ productId, strategy }) => [productId, strategy]))
  const tiles = await listTiles(deps, { site, locale }, [...strategies.keys()])
  const { siteId } = site
  const recommendations = tiles.flatMap((tile) => {
    const strategy = strategies.get(tile.id)
    if (!strategy) return []
    const recToken = deps.recommendationTokens.writeCard(siteId, { slot, strategy, productId: tile.id })
    return [{ strategy, card: { ...tile, title: tile.name, recToken } }]
  })
  const shown = [...Map.groupBy(recommendations, ({ strategy }) => strategy)].map(
    ([strategy, { length }]): ShownCards => ({ slot, strategy, cards: length }),
  )
  return {
    slot,
    impressionToken: deps.recommendationTokens.writeShown(siteId, shown),
    recommendations: recommendations.map(({ card }) => card),
  }
}
