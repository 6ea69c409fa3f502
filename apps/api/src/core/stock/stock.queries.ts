import {
  arrayOf,
  integer,
  listRows,
  locations,
  nullable,
  param,
  sql,
  statement,
  stockItems,
  text,
  variants,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { batchFreeStock } from './batch-free-stock.ts'

/** Free units of a variant at a location, and what is on its way there and not promised yet. */
export type FreeStock = {
  readonly variantId: string
  readonly locationId: string
  readonly quantity: number
  readonly incoming?: number
  readonly expectedOn?: string | null
}

/** Selects a list of `FreeStock` as JSON from `stock_items s`. */
export const freeStockJson = sql`coalesce(json_agg(json_build_object('variantId', s.variant_id, 'locationId', s.location_id,
      'quantity', s.on_hand - s.reserved, 'incoming', s.incoming - s.promised, 'expectedOn', s.expected_on)), '[]')`

const listFree = statement({
  name: 'stock-free',
  row: {
    variantId: stockItems.variantId,
    locationId: stockItems.locationId,
    quantity: integer,
    incoming: integer,
    expectedOn: nullable(text),
  },
  sql: sql`select variant_id as "variantId", location_id as "locationId", on_hand - reserved as quantity,
      incoming - promised as incoming, expected_on::text as "expectedOn"
    from stock_items
    where variant_id = any(${param('variantIds', arrayOf(text))}) and location_id = any(${param('locationIds', arrayOf(text))})`,
})

// Reaches stock by the variants: for a list of products, a scan of the location's whole stock would take seconds in a large shop.
const listAvailable = statement({
  name: 'stock-available',
  row: { productId: variants.productId, variantIds: arrayOf(text), preOrderFrom: nullable(text) },
  sql: sql`select v.product_id as "productId", array_agg(v.id) as "variantIds",
      case when bool_and(s.on_hand <= s.reserved) then min(s.expected_on)::text end as "preOrderFrom"
    from variants v join stock_items s on s.variant_id = v.id and s.location_id = ${param('locationId', text)}
    where v.product_id = any(${param('productIds', arrayOf(text))}) and v.status = 'live'
      and (s.on_hand > s.reserved or s.incoming > s.promised and s.expected_on >= current_date)
    group by v.product_id`,
})

const listInStores = statement({
  name: 'stock-in-stores',
  row: { storeId: locations.id, productIds: arrayOf(text) },
  sql: sql`select l.id as "storeId", array_agg(distinct v.product_id) as "productIds"
    from variants v join stock_items s on s.variant_id = v.id join locations l on l.id = s.location_id
    where v.product_id = any(${param('productIds', arrayOf(text))}) and v.status = 'live' and s.on_hand > s.reserved
      and l.kind = 'store' and l.status = 'open' and l.site_id = ${param('siteId', text)}
    group by l.id`,
})

/** Creates the queries of free stock. The statements that take stock are in `core/placement`. */
export function createStockQueries(pool: Pool) {
  return {
    /**
     * Lists the free stock of some variants at some locations; a pair without a row has no inventory record. Requests of the same moment
     * share a statement.
     */
    listFree: batchFreeStock((variantIds, locationIds) => listRows(pool, listFree, { variantIds, locationIds })),

    /**
     * Lists those of some products of which a location has something to sell, with their variants; `preOrderFrom` where all of it is still
     * on its way: the first day from which it is sent.
     */
    listAvailable: (
      locationId: string,
      productIds: readonly string[],
    ): Promise<{ productId: string; variantIds: readonly string[]; preOrderFrom: string | null }[]> =>
      listRows(pool, listAvailable, { locationId, productIds }),

    /** Lists the open stores of a site that have free stock of some products, each with those products. */
    listInStores: (
      siteId: string,
      productIds: readonly string[],
    ): Promise<{ storeId: string; productIds: readonly string[] }[]> =>
      listRows(pool, listInStores, { siteId, productIds }),
  }
}

export type StockQueries = ReturnType<typeof createStockQueries>
