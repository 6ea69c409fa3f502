import type { Pool } from 'pg'

/** Units free to sell of one variant at one location. */
export type FreeStock = { readonly variantId: string; readonly locationId: string; readonly quantity: number }

/** Statements on stock that several modules read; what takes stock stands with placing. */
export function createStockQueries(pool: Pool) {
  return {
    /** What is free of some variants at some locations; a pair without a row has no inventory record. */
    listFree: async (variantIds: readonly string[], locationIds: readonly string[]): Promise<FreeStock[]> => {
      const text = `select variant_id as "variantId", location_id as "locationId", on_hand - reserved as quantity
      from stock_items where variant_id = any($1) and location_id = any($2)`
      const { rows } = await pool.query<FreeStock>({ name: 'stock-free', text, values: [variantIds, locationIds] })
      return rows
    },

    /** Products of which a location has something to sell, with the variants that are. */
    listAvailable: async (
      locationId: string,
      productIds: readonly string[] | null,
    ): Promise<{ productId: string; variantIds: string[] }[]> => {
      const text = `select v.product_id as "productId", array_agg(v.id) as "variantIds"
      from stock_items s join variants v on v.id = s.variant_id
      where s.location_id = $1 and s.on_hand > s.reserved and ($2::text[] is null or v.product_id = any($2))
      group by v.product_id`
      const { rows } = await pool.query<{ productId: string; variantIds: string[] }>({
        name: 'stock-available',
        text,
        values: [locationId, productIds],
      })
      return rows
    },
  }
}

export type StockQueries = ReturnType<typeof createStockQueries>
