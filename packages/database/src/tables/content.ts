import { sql } from 'drizzle-orm'
import { bigserial, check, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from './columns.ts'

export type ContentStatus = 'draft' | 'scheduled' | 'published' | 'archived'

/** Every version of every document; at most one version of a key is published. */
export const contentDocuments = pgTable(
  'content_documents',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    doctype: text('doctype').notNull(),
    slug: text('slug').notNull(),
    status: text('status').$type<ContentStatus>().notNull().default('draft'),
    version: integer('version').notNull().default(1),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    author: text('author'),
    createdAt: createdAt(),
  },
  (table) => [
    check('content_documents_status_known', sql`${table.status} in ('draft', 'scheduled', 'published', 'archived')`),
    uniqueIndex('content_documents_version').on(table.siteId, table.locale, table.doctype, table.slug, table.version),
    uniqueIndex('content_documents_published')
      .on(table.siteId, table.locale, table.doctype, table.slug)
      .where(sql`${table.status} = 'published'`),
  ],
)

export const siteSettings = pgTable(
  'site_settings',
  {
    siteId: text('site_id').notNull(),
    key: text('key').notNull(),
    value: jsonb('value').$type<unknown>().notNull(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.key] })],
)
