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

/** Statements of the search; ids come best match first. */
export function createSearchQueries(pool: Pool) {
  return {
    /** Products whose words match a tsquery; name before category before description. */
    listMatches: async (locale: string, tsquery: string): Promise<string[]> =>
      toIds(await listRows(pool, listMatches, { locale, tsquery })),

    /** Products whose words resemble a text: what is left when no word matches. */
    listSimilar: async (locale: string, words: string): Promise<string[]> =>
      toIds(await listRows(pool, listSimilar, { locale, words })),

    /** Every product that is on sale, for the index; what only comes with a promotion is not. */
    listLiveIds: async (): Promise<string[]> => toIds(await listRows(pool, listLiveIds)),

    /** Words of all documents of a locale, the most frequent first: what a mistyped word is corrected to. */
    listVocabulary: async (locale: string): Promise<string[]> =>
      (await listRows(pool, listVocabulary, { locale })).map(({ word }) => word),
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
