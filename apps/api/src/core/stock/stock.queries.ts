import {
  arrayOf,
  integer,
  listRows,
  nullable,
  param,
  sql,
  statement,
  stockItems,
  text,
  variants,
} from '@lacehouse/database'
import type { Pool } from 'pg'

/** Free units of a variant at a location. */
export type FreeStock = { readonly variantId: string; readonly locationId: string; readonly quantity: number }

/** Selects a list of `FreeStock` as JSON from `stock_items s`. */
export const freeStockJson = sql`coalesce(json_agg(json_build_object('variantId', s.variant_id, 'locationId', s.location_id,
      'quantity', s.on_hand - s.reserved)), '[]')`

const listFree = statement({
  name: 'stock-free',
  row: { variantId: stockItems.variantId, locationId: stockItems.locationId, quantity: integer },
  sql: sql`select variant_id as "variantId", location_id as "locationId", on_hand - reserved as quantity
    from stock_items
    where variant_id = any(${param('variantIds', arrayOf(text))}) and location_id = any(${param('locationIds', arrayOf(text))})`,
})

const listAvailable = statement({
  name: 'stock-available',
  row: { productId: variants.productId, variantIds: arrayOf(text) },
  sql: sql`select v.product_id as "productId", array_agg(v.id) as "variantIds"
    from stock_items s join variants v on v.id = s.variant_id
    where s.location_id = ${param('locationId', text)} and s.on_hand > s.reserved
      and (${param('productIds', nullable(arrayOf(text)))}::text[] is null or v.product_id = any(${param('productIds', nullable(arrayOf(text)))}))
    group by v.product_id`,
})

/** Creates the queries of free stock. The statements that take stock are in `core/placement`. */
export function createStockQueries(pool: Pool) {
  return {
    /** Lists the free stock of some variants at some locations; a pair without a row has no inventory record. */
    listFree: (variantIds: readonly string[], locationIds: readonly string[]): Promise<FreeStock[]> =>
      listRows(pool, listFree, { variantIds, locationIds }),

    /** Lists products with free stock at a location, with the variants in stock. */
    listAvailable: (
      locationId: string,
      productIds: readonly string[] | null,
    ): Promise<{ productId: string; variantIds: readonly string[] }[]> =>
      listRows(pool, listAvailable, { locationId, productIds }),
  }
}

export type StockQueries = ReturnType<typeof createStockQueries>
