import {
  arrayOf,
  findRow,
  getRow,
  integer,
  listRows,
  moment,
  param,
  productSets,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'

const setRow = {
  id: productSets.id,
  names: productSets.names,
  slugs: productSets.slugs,
  descriptions: productSets.descriptions,
  productIds: arrayOf(text),
}

const columns = sql`s.id, s.names, s.slugs, s.descriptions,
  array(select i.product_id from product_set_items i where i.set_id = s.id order by i.position, i.product_id) as "productIds"`

const listOfProduct = statement({
  name: 'product-sets-of-product',
  row: setRow,
  sql: sql`select ${columns} from product_sets s
    where s.status = 'live' and s.id in (select set_id from product_set_items where product_id = ${param('productId', text)})
    order by s.position, s.id`,
})

const findSet = statement({
  name: 'product-set-find',
  row: setRow,
  sql: sql`select ${columns} from product_sets s where s.status = 'live' and s.id = ${param('id', text)}`,
})

// A set has a page where two of its products are sold by the price list.
const isSold = sql`s.status = 'live' and (
    select count(*) from product_set_items i join products p on p.id = i.product_id and p.status = 'live'
    where i.set_id = s.id and exists (
      select from price_entries e where e.product_id = p.id and e.price_list = ${param('priceList', text)} and e.kind = 'base'
        and e.starts_at <= ${moment('now')} and (e.ends_at is null or e.ends_at > ${moment('now')})
    )
  ) > 1`

const listSold = statement({
  name: 'product-sets-sold',
  row: setRow,
  sql: sql`select ${columns} from product_sets s where ${isSold}
    order by s.position, s.id offset ${param('start', integer)} limit ${param('count', integer)}`,
})

const countSold = statement({
  name: 'product-sets-count',
  row: { total: integer },
  sql: sql`select count(*)::int as total from product_sets s where ${isSold}`,
})

type PriceQuestion = { readonly priceList: string; readonly now: number }

export type ProductSetRecord = {
  readonly id: string
  readonly names: Readonly<Record<string, string>>
  readonly slugs: Readonly<Record<string, string>>
  readonly descriptions: Readonly<Record<string, string>>
  /** In the order in which the set shows them. */
  readonly productIds: readonly string[]
}

/** Creates the statements on sets of products. */
export function createProductSetQueries(pool: Pool) {
  return {
    listOfProduct: (productId: string): Promise<ProductSetRecord[]> => listRows(pool, listOfProduct, { productId }),
    /** Lists the sets that a price list sells, in their order. */
    listSold: (of: PriceQuestion & { readonly start: number; readonly count: number }): Promise<ProductSetRecord[]> =>
      listRows(pool, listSold, of),
    countSold: async (of: PriceQuestion): Promise<number> => (await getRow(pool, countSold, of)).total,
    find: (id: string): Promise<ProductSetRecord | null> => findRow(pool, findSet, { id }),
  }
}
