import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant, localised, updatedAt } from './columns.ts'

export type ContentStatus = 'draft' | 'scheduled' | 'published' | 'archived'

/**
 * Every version of every document; at most one version of a key is published. The version that holds at a time is the one with the
 * latest `publishAt` whose `unpublishAt` is still to come (decision 0087).
 */
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
    /** Counts the saves of a draft that one author goes on writing. */
    revision: integer('revision').notNull().default(1),
    restoredFrom: integer('restored_from'),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    publishAt: instant('publish_at'),
    unpublishAt: instant('unpublish_at'),
    author: text('author'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('content_documents_status_known', sql`${table.status} in ('draft', 'scheduled', 'published', 'archived')`),
    uniqueIndex('content_documents_version').on(table.siteId, table.locale, table.doctype, table.slug, table.version),
    uniqueIndex('content_documents_published')
      .on(table.siteId, table.locale, table.doctype, table.slug)
      .where(sql`${table.status} = 'published'`),
    index('content_documents_due').on(table.publishAt).where(sql`${table.status} = 'scheduled'`),
    index('content_documents_ending').on(table.unpublishAt).where(sql`${table.status} = 'published'`),
  ],
)

/**
 * Pictures that staff uploaded for documents, encoded anew and without metadata. Documents name one as `media:<id>` (decision 0122). The
 * bytes of a picture never change.
 */
export const contentPictures = pgTable(
  'content_pictures',
  {
    id: uuid('id').primaryKey(),
    /** By which staff find it; at first the name of its file. */
    name: text('name').notNull(),
    /** SHA-256 of the bytes in hexadecimal digits. */
    hash: text('hash').notNull(),
    bytes: bytea('bytes').notNull(),
    type: text('type').$type<'jpeg' | 'webp'>().notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** The average colour, `#rrggbb`. */
    placeholder: text('placeholder').notNull(),
    /** The alternative texts that a document begins with, by locale. */
    alt: localised('alt').notNull(),
    author: text('author').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('content_pictures_by_hash').on(table.hash),
    index('content_pictures_newest').on(table.createdAt.desc(), table.id),
    check('content_pictures_type_known', sql`${table.type} in ('jpeg', 'webp')`),
    check('content_pictures_have_pixels', sql`${table.width} > 0 and ${table.height} > 0`),
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
