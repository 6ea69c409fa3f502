import {
  arrayOf,
  categories,
  float,
  getRow,
  integer,
  json,
  listRows,
  nullable,
  param,
  popularProducts,
  products,
  searchDocuments,
  sql,
  statement,
  text,
  variants,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import type { SearchRecord } from '../catalogue/product-record.ts'
import type { TextDocument } from './text-index.ts'

const locale = param('locale', text)

const documentRow = {
  id: searchDocuments.productId,
  title: searchDocuments.title,
  labels: searchDocuments.labels,
  body: searchDocuments.body,
}

const listDocuments = statement({
  name: 'search-documents',
  row: documentRow,
  sql: sql`select product_id as id, title, labels, body from search_documents
    where locale = ${locale} and product_id > ${param('after', text)} order by product_id limit ${param('limit', integer)}`,
})

const listDocumentsOf = statement({
  name: 'search-documents-of',
  row: documentRow,
  sql: sql`select product_id as id, title, labels, body from search_documents
    where locale = ${locale} and product_id = any(${param('ids', arrayOf(text))})`,
})

const listLiveIds = statement({
  name: 'search-live',
  row: { id: products.id },
  sql: sql`select id from products
    where status = 'live' and not coalesce((attributes ->> 'giftOnly')::boolean, false) order by id`,
})

const listRecords = statement({
  name: 'search-records',
  row: {
    ...{ id: products.id, kind: products.kind, attributes: products.attributes, productType: products.productType },
    ...{
      isReserveInStoreOnly: products.isReserveInStoreOnly,
      popularity: products.popularity,
      status: products.status,
    },
    ...{ ratingSum: products.ratingSum, ratingCount: products.ratingCount, publishedAt: nullable(float) },
    colours: json<SearchRecord['colours']>(),
    variants: json<SearchRecord['variants']>(),
    prices: json<SearchRecord['prices']>(),
    categoryIds: json<readonly string[]>(),
  },
  sql: sql`select p.id, p.kind, p.attributes, p.product_type as "productType", p.is_reserve_in_store_only as "isReserveInStoreOnly",
    p.popularity, p.status, p.rating_sum as "ratingSum", p.rating_count as "ratingCount",
    extract(epoch from p.published_at)::float8 * 1000 as "publishedAt",
    (select coalesce(json_agg(json_build_object('code', c.colour_code, 'colourFamily', c.family) order by c.position), '[]')
     from product_colours c where c.product_id = p.id) as colours,
    (select coalesce(json_agg(json_build_object('id', v.id, 'colourCode', v.colour_code, 'size', v.size, 'options', v.options,
       'status', v.status) order by v.size_position, v.id), '[]') from variants v where v.product_id = p.id) as variants,
    (select coalesce(json_agg(json_build_object('priceList', e.price_list, 'colourCode', e.colour_code, 'variantId', e.variant_id,
       'kind', e.kind, 'amountMinor', e.amount_minor, 'currency', e.currency, 'startsAt', extract(epoch from e.starts_at)::float8 * 1000,
       'endsAt', extract(epoch from e.ends_at)::float8 * 1000) order by e.starts_at, e.id), '[]')
     from price_entries e where e.product_id = p.id and e.price_list = ${param('priceList', text)}) as prices,
    (select coalesce(json_agg(pc.category_id), '[]') from product_categories pc where pc.product_id = p.id) as "categoryIds"
    from products p where p.id = any(${param('ids', arrayOf(text))})`,
})

const listParents = statement({
  name: 'search-category-parents',
  row: { id: categories.id, parentId: categories.parentId },
  sql: sql`select id, parent_id as "parentId" from categories`,
})

const siteId = param('siteId', text)

const listSeen = statement({
  name: 'search-seen',
  row: { id: popularProducts.productId, score: float },
  sql: sql`select product_id as id, score::float8 as score from popular_products where site_id = ${siteId}`,
})

const findMostGiven = statement({
  name: 'search-most-given',
  row: { most: integer },
  sql: sql`select coalesce(max(popularity), 0)::int as most from products where status = 'live'`,
})

const listIdsOfUpc = statement({
  name: 'search-of-upc',
  row: { id: variants.productId },
  sql: sql`select distinct product_id as id from variants where upc = any(${param('upcs', arrayOf(text))}) limit 1`,
})

const toIds = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Creates the queries of the search. */
export function createSearchQueries(pool: Pool) {
  return {
    /** Lists the words of products in a locale, in the order of their ids, those after an id. */
    listDocuments: (locale: string, after: string, limit: number): Promise<TextDocument[]> =>
      listRows(pool, listDocuments, { locale, after, limit }),

    /** Lists the words of some products in a locale. */
    listDocumentsOf: (locale: string, ids: readonly string[]): Promise<TextDocument[]> =>
      listRows(pool, listDocumentsOf, { locale, ids }),

    /** Lists every product on sale, without products that are only gifts. */
    listLiveIds: async (): Promise<string[]> => toIds(await listRows(pool, listLiveIds)),

    /** Lists what an index reads of products, with the prices of one list; the categories are without their ancestors. */
    listRecords: (priceList: string, ids: readonly string[]): Promise<SearchRecord[]> =>
      listRows(pool, listRecords, { priceList, ids }),

    /** Lists the categories, hidden ones too, with the one above each. */
    listParents: (): Promise<{ id: string; parentId: string | null }[]> => listRows(pool, listParents),

    /** Lists what shoppers of a site did lately with each product, as recommendations count it. */
    listSeen: (siteId: string): Promise<{ id: string; score: number }[]> => listRows(pool, listSeen, { siteId }),

    /** Finds the largest popularity that a merchant gave to a product. */
    findMostGiven: async (): Promise<number> => (await getRow(pool, findMostGiven)).most,

    /** Lists the product that has a variant with one of these article numbers. */
    listIdsOfUpc: async (upcs: readonly string[]): Promise<string[]> =>
      toIds(await listRows(pool, listIdsOfUpc, { upcs })),
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
