/** Where recommendations stand. */
export const recommendationSlots = ['product', 'outfit', 'cart', 'home', 'empty', 'order', 'search'] as const
export type RecommendationSlot = (typeof recommendationSlots)[number]

/** Why a product is recommended. */
export const recommendationStrategies = ['co_viewed', 'co_bought', 'outfit', 'viewed', 'popular', 'similar'] as const
export type RecommendationStrategy = (typeof recommendationStrategies)[number]

/** The strategies of each slot, in the order in which they fill it; the last one always finds something. */
export const strategiesOfSlot: Readonly<Record<RecommendationSlot, readonly RecommendationStrategy[]>> = {
  product: ['co_viewed', 'similar', 'popular'],
  outfit: ['outfit'],
  cart: ['co_bought', 'outfit', 'popular'],
  home: ['co_viewed', 'popular'],
  empty: ['viewed', 'co_viewed', 'popular'],
  order: ['co_bought', 'outfit', 'popular'],
  search: ['viewed', 'co_viewed', 'popular'],
}
