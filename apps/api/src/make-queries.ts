import type { Database } from '@lacehouse/database'
import { type BalancesQueries, createBalancesQueries } from './balances/balances.queries.ts'
import { type CartQueries, createCartQueries } from './cart/cart.queries.ts'
import { type ConsumerQueries, createConsumerQueries } from './consumers/consumer.queries.ts'
import { createFavouritesQueries, type FavouritesQueries } from './favourites/favourites.queries.ts'
import { createPlacementQueries, type PlacementQueries } from './placement/placement.queries.ts'
import { createReservationQueries, type ReservationQueries } from './reservations/reservations.queries.ts'
import { createSavedQueries, type SavedQueries } from './saved/saved.queries.ts'
import { createFamilyQueries, type FamilyQueries } from './session/families.queries.ts'
import { createStockQueries, type StockQueries } from './stock/stock.queries.ts'
import { createStoreDirectory, type StoreDirectory } from './stores/store-directory.ts'

/** Statements, and what is held in memory of them, that more than one module uses. */
export type SharedQueries = {
  readonly balances: BalancesQueries
  readonly cartQueries: CartQueries
  readonly consumers: ConsumerQueries
  readonly families: FamilyQueries
  readonly favouritesQueries: FavouritesQueries
  readonly placements: PlacementQueries
  readonly savedQueries: SavedQueries
  readonly stockQueries: StockQueries
  readonly reservations: ReservationQueries
  readonly stores: StoreDirectory
}

export const makeQueries = (database: Database): SharedQueries => ({
  balances: createBalancesQueries(database.pool),
  cartQueries: createCartQueries(database.pool),
  consumers: createConsumerQueries(database.pool),
  families: createFamilyQueries(database.pool),
  favouritesQueries: createFavouritesQueries(database),
  placements: createPlacementQueries(database),
  savedQueries: createSavedQueries(database),
  stockQueries: createStockQueries(database.pool),
  reservations: createReservationQueries(database.pool),
  stores: createStoreDirectory(database.pool),
})
