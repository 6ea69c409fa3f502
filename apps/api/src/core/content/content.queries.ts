import { contentDocuments, findRow, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'

/** What names a content document: site, language, kind and slug. */
export type ContentKey = {
  readonly siteId: string
  readonly locale: string
  readonly doctype: string
  readonly slug: string
}

const row = { body: contentDocuments.body }
const hasKey = sql`site_id = ${param('siteId', text)} and locale = ${param('locale', text)}
  and doctype = ${param('doctype', text)} and slug = ${param('slug', text)}`

const findPublished = statement({
  name: 'content-published',
  row,
  sql: sql`select body from content_documents where ${hasKey} and status = 'published'`,
})

const findNewest = statement({
  name: 'content-newest',
  row,
  sql: sql`select body from content_documents where ${hasKey} and status <> 'archived' order by version desc limit 1`,
})

export function createContentQueries(pool: Pool) {
  return {
    /** The published body, or null. */
    findPublished: async (key: ContentKey): Promise<unknown> => (await findRow(pool, findPublished, key))?.body ?? null,

    /** The newest body whatever its state, for those who may see drafts, or null. */
    findNewest: async (key: ContentKey): Promise<unknown> => (await findRow(pool, findNewest, key))?.body ?? null,
  }
}

export type ContentQueries = ReturnType<typeof createContentQueries>
