import type { Database } from '@lacehouse/database'
import type { Config } from './config.ts'
import { type AgentQueries, createAgentQueries } from './core/agents/agents.queries.ts'
import { type BalancesQueries, createBalancesQueries } from './core/balances/balances.queries.ts'
import { createSavedGiftCardQueries, type SavedGiftCardQueries } from './core/balances/saved-gift-cards.queries.ts'
import { type CartQueries, createCartQueries } from './core/cart/cart.queries.ts'
import { type ConsumerQueries, createConsumerQueries } from './core/consumers/consumer.queries.ts'
import { createFavouritesQueries, type FavouritesQueries } from './core/favourites/favourites.queries.ts'
import { createWishlistsQueries, type WishlistsQueries } from './core/favourites/wishlists.queries.ts'
import { createPlacementQueries, type PlacementQueries } from './core/placement/placement.queries.ts'
import { createRecommendationTokens, type RecommendationTokens } from './core/recommendations/recommendation-tokens.ts'
import { createReservationQueries, type ReservationQueries } from './core/reservations/reservations.queries.ts'
import { createSavedQueries, type SavedQueries } from './core/saved-items/saved-items.queries.ts'
import { createOwnSocialMedia } from './core/social/own-social-media.ts'
import { createSocialTokens, type SocialTokens } from './core/social/social-tokens.ts'
import { createStockQueries, type StockQueries } from './core/stock/stock.queries.ts'
import { createStoreDirectory, type StoreDirectory } from './core/stores/store-directory.ts'
import { createSubscriptionQueries, type SubscriptionQueries } from './core/subscriptions/subscriptions.queries.ts'
import { deriveKey } from './infra/session/derive-key.ts'
import {
  createRefreshTokenFamilyQueries,
  type RefreshTokenFamilyQueries,
} from './infra/session/refresh-token-families.queries.ts'

/** The queries and caches that more than one module uses. */
export type SharedQueries = {
  readonly agents: AgentQueries
  readonly balances: BalancesQueries
  readonly cartQueries: CartQueries
  readonly consumers: ConsumerQueries
  readonly refreshTokenFamilies: RefreshTokenFamilyQueries
  readonly favouritesQueries: FavouritesQueries
  readonly wishlistsQueries: WishlistsQueries
  readonly savedGiftCards: SavedGiftCardQueries
  readonly placements: PlacementQueries
  readonly savedQueries: SavedQueries
  readonly stockQueries: StockQueries
  readonly recommendationTokens: RecommendationTokens
  readonly reservations: ReservationQueries
  readonly socialMedia: ReturnType<typeof createOwnSocialMedia>
  readonly socialTokens: SocialTokens
  readonly stores: StoreDirectory
  readonly subscriptions: SubscriptionQueries
}

export function makeQueries(database: Database, { sessionSecret }: Pick<Config, 'sessionSecret'>): SharedQueries {
  return {
    agents: createAgentQueries(database.pool),
    balances: createBalancesQueries(database.pool),
    cartQueries: createCartQueries(database.pool),
    consumers: createConsumerQueries(database.pool),
    refreshTokenFamilies: createRefreshTokenFamilyQueries(
      database.pool,
      deriveKey(sessionSecret, 'refresh-token successors'),
    ),
    favouritesQueries: createFavouritesQueries(database),
    wishlistsQueries: createWishlistsQueries(database),
    savedGiftCards: createSavedGiftCardQueries(database.pool),
    placements: createPlacementQueries(database),
    savedQueries: createSavedQueries(database),
    stockQueries: createStockQueries(database.pool),
    recommendationTokens: createRecommendationTokens(sessionSecret),
    reservations: createReservationQueries(database.pool),
    socialMedia: createOwnSocialMedia(database.pool),
    socialTokens: createSocialTokens(sessionSecret),
    stores: createStoreDirectory(database.pool),
    subscriptions: createSubscriptionQueries(database.pool),
  }
}
