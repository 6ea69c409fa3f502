import type { Pool } from 'pg'

const mostMatches = 2000

/** Statements of the search; ids come best match first. */
export function createSearchQueries(pool: Pool) {
  return {
    /** Products whose words match a tsquery; name before category before description. */
    listMatches: async (locale: string, tsquery: string): Promise<string[]> => {
      const text = `select product_id as id from search_documents, to_tsquery(search_language($1), $2) as query
      where locale = $1 and document @@ query
      order by ts_rank_cd('{0.05, 0.2, 0.6, 1}', document, query) desc, popularity desc, product_id limit ${mostMatches}`
      const { rows } = await pool.query<{ id: string }>({
        name: 'search-matches',
        text,
        values: [locale, tsquery],
      })
      return rows.map(({ id }) => id)
    },

    /** Products whose words resemble a text: what is left when no word matches. */
    listSimilar: async (locale: string, words: string): Promise<string[]> => {
      const text = `select product_id as id from search_documents
      where locale = $1 and $2 <% words
      order by word_similarity($2, words) desc, popularity desc, product_id limit 200`
      const { rows } = await pool.query<{ id: string }>({ name: 'search-similar', text, values: [locale, words] })
      return rows.map(({ id }) => id)
    },

    /** Every product that is on sale, for the index; what only comes with a promotion is not. */
    listLiveIds: async (): Promise<string[]> => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'search-live',
        text: `select id from products
        where status = 'live' and not coalesce((attributes ->> 'giftOnly')::boolean, false) order by id`,
      })
      return rows.map(({ id }) => id)
    },

    /** Words of all documents of a locale with how often they stand there: what a mistyped word is mended to. */
    listVocabulary: async (locale: string): Promise<string[]> => {
      const { rows } = await pool.query<{ word: string }>({
        name: 'search-vocabulary',
        text: `select word from search_documents, regexp_split_to_table(words, '[^[:alnum:]]+') as word
        where locale = $1 and length(word) > 2 group by word order by count(*) desc`,
        values: [locale],
      })
      return rows.map(({ word }) => word)
    },
  }
}

export type SearchQueries = ReturnType<typeof createSearchQueries>
