import type { Pool } from 'pg'

/** What names a content document: site, language, kind and slug. */
export type ContentKey = {
  readonly siteId: string
  readonly locale: string
  readonly doctype: string
  readonly slug: string
}

export function createContentQueries(pool: Pool) {
  return {
    /** The published body, or null. */
    findPublished: async (key: ContentKey): Promise<unknown> => {
      const text = `select body from content_documents
      where site_id = $1 and locale = $2 and doctype = $3 and slug = $4 and status = 'published'`
      const { rows } = await pool.query<{ body: unknown }>({ name: 'content-published', text, values: toValues(key) })
      return rows[0]?.body ?? null
    },

    /** The newest body whatever its state, for those who may see drafts, or null. */
    findNewest: async (key: ContentKey): Promise<unknown> => {
      const text = `select body from content_documents
      where site_id = $1 and locale = $2 and doctype = $3 and slug = $4 and status <> 'archived'
      order by version desc limit 1`
      const { rows } = await pool.query<{ body: unknown }>({ name: 'content-newest', text, values: toValues(key) })
      return rows[0]?.body ?? null
    },
  }
}

const toValues = ({ siteId, locale, doctype, slug }: ContentKey): string[] => [siteId, locale, doctype, slug]

export type ContentQueries = ReturnType<typeof createContentQueries>
