import { contentDocumentSchemas } from '@lacehouse/contracts'
import { arrayOf, contentDocuments, findRow, listRows, moment, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'

/** The key of a content document. */
export type ContentKey = {
  readonly siteId: string
  readonly locale: string
  readonly doctype: string
  readonly slug: string
}

/** The documents of a type in some locales of a site. */
export type ContentListKey = {
  readonly siteId: string
  readonly locales: readonly string[]
  readonly doctype: string
}

/** The version of a document that is meant: the published one, the newest draft, or the one that holds at a moment. */
export type ContentView = 'published' | 'newest' | { readonly at: number }

export type ListedDocument = { readonly locale: string; readonly slug: string; readonly body: unknown }

const row = { body: contentDocuments.body }
const listedRow = { locale: contentDocuments.locale, slug: contentDocuments.slug, body: contentDocuments.body }
const hasKey = sql`site_id = ${param('siteId', text)} and locale = ${param('locale', text)}
  and doctype = ${param('doctype', text)} and slug = ${param('slug', text)}`
const isListed = sql`site_id = ${param('siteId', text)} and locale = any(${param('locales', arrayOf(text))})
  and doctype = ${param('doctype', text)}`
/** A published version without a beginning was published when it was written. */
const begins = sql`coalesce(publish_at, case when status = 'published' then created_at end)`
/** Holds for versions that were, are or will be published for a period that contains the moment (decision 0087). */
const holdsAt = sql`status <> 'draft' and ${begins} <= ${moment('at')} and (unpublish_at is null or unpublish_at > ${moment('at')})`

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

const findAt = statement({
  name: 'content-at',
  row,
  sql: sql`select body from content_documents where ${hasKey} and ${holdsAt} order by ${begins} desc, version desc limit 1`,
})

const listPublished = statement({
  name: 'content-list-published',
  row: listedRow,
  sql: sql`select locale, slug, body from content_documents where ${isListed} and status = 'published' order by slug limit 2000`,
})

const listNewest = statement({
  name: 'content-list-newest',
  row: listedRow,
  sql: sql`select distinct on (slug, locale) locale, slug, body from content_documents
    where ${isListed} and status <> 'archived' order by slug, locale, version desc limit 2000`,
})

const listAt = statement({
  name: 'content-list-at',
  row: listedRow,
  sql: sql`select distinct on (slug, locale) locale, slug, body from content_documents
    where ${isListed} and ${holdsAt} order by slug, locale, ${begins} desc, version desc limit 2000`,
})

const fields = new Set(Object.values(contentDocumentSchemas).flatMap(({ shape }) => Object.keys(shape)))

/** Whether an answer of the store of documents can be the body of one, also of a draft that lacks fields, or null where there is none. */
export function isDocumentBody(answer: unknown): boolean {
  if (answer === null) return true
  return typeof answer === 'object' && !Array.isArray(answer) && Object.keys(answer).some((name) => fields.has(name))
}

export function createContentQueries(pool: Pool) {
  return {
    /** Finds the body of a document as the view shows it; null where there is none. */
    find: async (key: ContentKey, view: ContentView): Promise<unknown> => {
      const found =
        typeof view === 'object'
          ? await findRow(pool, findAt, { ...key, at: view.at })
          : await findRow(pool, view === 'newest' ? findNewest : findPublished, key)
      return found?.body ?? null
    },

    /** Lists the documents of a type as the view shows them, by slug. */
    list: (key: ContentListKey, view: ContentView): Promise<ListedDocument[]> =>
      typeof view === 'object'
        ? listRows(pool, listAt, { ...key, at: view.at })
        : listRows(pool, view === 'newest' ? listNewest : listPublished, key),
  }
}

export type ContentQueries = ReturnType<typeof createContentQueries>
