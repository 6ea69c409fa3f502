import {
  arrayOf,
  integer,
  listRows,
  param,
  products,
  searchDocuments,
  sql,
  statement,
  text,
  variants,
} from '@lacehouse/database'
import type { Pool } from 'pg'
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

    /** Lists the product that has a variant with one of these article numbers. */
    listIdsOfUpc: async (upcs: readonly string[]): Promise<string[]> =>
      toIds(await listRows(pool, listIdsOfUpc, { upcs })),
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
