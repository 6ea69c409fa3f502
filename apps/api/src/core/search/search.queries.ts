import { listRows, literal, param, products, searchDocuments, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'

const mostMatches = 2000
const locale = param('locale', text)
const words = param('words', text)

const listMatches = statement({
  name: 'search-matches',
  row: { id: searchDocuments.productId },
  sql: sql`select product_id as id
    from search_documents, to_tsquery(search_language(${locale}), ${param('tsquery', text)}) as query
    where locale = ${locale} and document @@ query
    order by ts_rank_cd('{0.05, 0.2, 0.6, 1}', document, query) desc, popularity desc, product_id limit ${literal(mostMatches)}`,
})

const listSimilar = statement({
  name: 'search-similar',
  row: { id: searchDocuments.productId },
  sql: sql`select product_id as id from search_documents
    where locale = ${locale} and ${words} <% words
    order by word_similarity(${words}, words) desc, popularity desc, product_id limit 200`,
})

const listLiveIds = statement({
  name: 'search-live',
  row: { id: products.id },
  sql: sql`select id from products
    where status = 'live' and not coalesce((attributes ->> 'giftOnly')::boolean, false) order by id`,
})

const listVocabulary = statement({
  name: 'search-vocabulary',
  row: { word: text },
  sql: sql`select word from search_documents, regexp_split_to_table(words, '[^[:alnum:]]+') as word
    where locale = ${locale} and length(word) > 2 group by word order by count(*) desc`,
})

const toIds = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id)

/** Creates the queries of the search. Ids come with the best match first. */
export function createSearchQueries(pool: Pool) {
  return {
    /** Lists products that match a tsquery; a match in the name ranks before category and description. */
    listMatches: async (locale: string, tsquery: string): Promise<string[]> =>
      toIds(await listRows(pool, listMatches, { locale, tsquery })),

    /** Lists products with words similar to a text. */
    listSimilar: async (locale: string, words: string): Promise<string[]> =>
      toIds(await listRows(pool, listSimilar, { locale, words })),

    /** Lists every product on sale, without products that are only gifts. */
    listLiveIds: async (): Promise<string[]> => toIds(await listRows(pool, listLiveIds)),

    /** Lists the words of all documents of a locale, the most frequent first. */
    listVocabulary: async (locale: string): Promise<string[]> =>
      (await listRows(pool, listVocabulary, { locale })).map(({ word }) => word),
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
