import { join } from 'node:path'
import { findRunningUrl, openDatabase } from '@lacehouse/database'

export type NewPrice = { readonly productId: string; readonly priceList: string; readonly minor: number }

/** Sets the price of a product, and of its colours with their own price, in a shop that runs on a data folder. */
export async function setPrice(dataDir: string, { productId, priceList, minor }: NewPrice): Promise<void> {
  const url = await findRunningUrl(join(dataDir, 'postgres'))
  if (!url) throw new Error(`No shop runs on ${dataDir}.`)
  const database = openDatabase({ url, connections: 1 })
  try {
    await database.pool.query(
      `insert into price_entries (price_list, product_id, colour_code, kind, amount_minor, currency, starts_at)
       select distinct price_list, product_id, colour_code, kind, $3::bigint, currency, now() from price_entries
       where product_id = $1 and price_list = $2`,
      [productId, priceList, minor],
    )
  } finally {
    await database.close()
  }
}
