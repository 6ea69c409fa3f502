import { contentDocuments, findRow, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'

/** The key of a content document. */
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
    /** Finds the published body. */
    findPublished: async (key: ContentKey): Promise<unknown> => (await findRow(pool, findPublished, key))?.body ?? null,

    /** Finds the newest body, which may be a draft. */
    findNewest: async (key: ContentKey): Promise<unknown> => (await findRow(pool, findNewest, key))?.body ?? null,
  }
}

export type ContentQueries = ReturnType<typeof createContentQueries>
