import type { Database } from '@lacehouse/database'
import { type CartQueries, createCartQueries } from './cart/cart.queries.ts'
import { createPlacementQueries, type PlacementQueries } from './placement/placement.queries.ts'
import { createStockQueries, type StockQueries } from './stock/stock.queries.ts'

/** Statements that more than one module uses. */
export type SharedQueries = {
  readonly cartQueries: CartQueries
  readonly placements: PlacementQueries
  readonly stockQueries: StockQueries
}

export const makeQueries = (database: Database): SharedQueries => ({
  cartQueries: createCartQueries(database.pool),
  placements: createPlacementQueries(database),
  stockQueries: createStockQueries(database.pool),
})
