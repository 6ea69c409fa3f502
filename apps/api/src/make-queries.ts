import type { Database } from '@lacehouse/database'
import { type BalancesQueries, createBalancesQueries } from './core/balances/balances.queries.ts'
import { type CartQueries, createCartQueries } from './core/cart/cart.queries.ts'
import { type ConsumerQueries, createConsumerQueries } from './core/consumers/consumer.queries.ts'
import { createFavouritesQueries, type FavouritesQueries } from './core/favourites/favourites.queries.ts'
import { createPlacementQueries, type PlacementQueries } from './core/placement/placement.queries.ts'
import { createReservationQueries, type ReservationQueries } from './core/reservations/reservations.queries.ts'
import { createSavedQueries, type SavedQueries } from './core/saved-items/saved-items.queries.ts'
import { createStockQueries, type StockQueries } from './core/stock/stock.queries.ts'
import { createStoreDirectory, type StoreDirectory } from './core/stores/store-directory.ts'
import {
  createRefreshTokenFamilyQueries,
  type RefreshTokenFamilyQueries,
} from './infra/session/refresh-token-families.queries.ts'

/** The queries and caches that more than one module uses. */
export type SharedQueries = {
  readonly balances: BalancesQueries
  readonly cartQueries: CartQueries
  readonly consumers: ConsumerQueries
  readonly refreshTokenFamilies: RefreshTokenFamilyQueries
  readonly favouritesQueries: FavouritesQueries
  readonly placements: PlacementQueries
  readonly savedQueries: SavedQueries
  readonly stockQueries: StockQueries
  readonly reservations: ReservationQueries
  readonly stores: StoreDirectory
}

export function makeQueries(database: Database): SharedQueries {
  return {
    balances: createBalancesQueries(database.pool),
    cartQueries: createCartQueries(database.pool),
    consumers: createConsumerQueries(database.pool),
    refreshTokenFamilies: createRefreshTokenFamilyQueries(database.pool),
    favouritesQueries: createFavouritesQueries(database),
    placements: createPlacementQueries(database),
    savedQueries: createSavedQueries(database),
    stockQueries: createStockQueries(database.pool),
    reservations: createReservationQueries(database.pool),
    stores: createStoreDirectory(database.pool),
  }
}
