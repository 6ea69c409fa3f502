import { arrayOf, findRow, listRows, param, productSets, sql, statement, text } from '@lacehouse/database'
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
    find: (id: string): Promise<ProductSetRecord | null> => findRow(pool, findSet, { id }),
  }
}
