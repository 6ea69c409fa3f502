import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, createdAt, updatedAt } from './columns.ts'

export type ImportState =
  | 'uploading'
  | 'checking'
  | 'checked'
  | 'importing'
  | 'fetching'
  | 'done'
  | 'failed'
  | 'cancelled'

/** A picture that a file wants for a colour of a product. */
export type ImportPicture = {
  readonly colourCode: string
  readonly address: string
  readonly alt: string
  /** Where the file names it. */
  readonly line: number
  readonly column: string
}

/** The videos, 360-degree views and models that a file wants for a product, and the line on which it does. */
export type ImportMedia = { readonly line: number; readonly media: readonly object[] }

/** How many products of a file are new, changed or refused. */
export type ImportCounts = {
  readonly products: number
  readonly created: number
  readonly changed: number
  readonly priced: number
  readonly stocked: number
  readonly refused: number
}

/** Files that staff import in the back office; who did is in the audit log. */
export const catalogueImports = pgTable(
  'catalogue_imports',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: bigint('size_bytes', { mode: 'number' }).notNull(),
    /** Of a file without a byte order mark; null is UTF-8. */
    encoding: text('encoding'),
    isUpdate: boolean('is_update').notNull(),
    isStrict: boolean('is_strict').notNull(),
    /** Whether the pictures that the file names are imported too. */
    hasPictures: boolean('has_pictures').notNull().default(false),
    state: text('state').$type<ImportState>().notNull().default('uploading'),
    /** Of the present run. */
    readBytes: bigint('read_bytes', { mode: 'number' }).notNull().default(0),
    counts: jsonb('counts').$type<ImportCounts>(),
    format: text('format'),
    /** Why the file could not be read, in a sentence. */
    failure: text('failure'),
    picturesWanted: integer('pictures_wanted').notNull().default(0),
    picturesDone: integer('pictures_done').notNull().default(0),
    /** New or changed ones among the done. */
    picturesChanged: integer('pictures_changed').notNull().default(0),
    picturesRefused: integer('pictures_refused').notNull().default(0),
    /** The position in `catalogue_import_pictures` from which pictures are still to be fetched. */
    nextPicture: integer('next_picture').notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      'catalogue_imports_state_known',
      sql`${table.state} in ('uploading', 'checking', 'checked', 'importing', 'fetching', 'done', 'failed', 'cancelled')`,
    ),
    check('catalogue_imports_size_positive', sql`${table.sizeBytes} > 0`),
    index('catalogue_imports_by_update').on(table.updatedAt),
  ],
)

/** The bytes of a file as they arrived; deleted once it is imported. */
export const catalogueImportParts = pgTable(
  'catalogue_import_parts',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

/** The products of an import whose pictures and media are fetched once the products are written; deleted when that is done. */
export const catalogueImportPictures = pgTable(
  'catalogue_import_pictures',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: text('product_id').notNull(),
    /** The merchant's key of the product. */
    productKey: text('product_key').notNull(),
    pictures: jsonb('pictures').$type<readonly ImportPicture[]>().notNull(),
    /** The media as the file names them; null where it says nothing of them. */
    media: jsonb('media').$type<ImportMedia>(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)

/** The bytes of a media file that staff send, until all of them are there; the file is then stored, and they are deleted. */
export const mediaUploadParts = pgTable(
  'media_upload_parts',
  {
    uploadId: uuid('upload_id').notNull(),
    position: integer('position').notNull(),
    bytes: bytea('bytes').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.uploadId, table.position] }),
    index('media_upload_parts_by_time').on(table.createdAt),
  ],
)

/** The refused rows of the newest run of an import. */
export const catalogueImportProblems = pgTable(
  'catalogue_import_problems',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => catalogueImports.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    line: integer('line').notNull(),
    columnName: text('column_name').notNull(),
    reason: text('reason').notNull(),
    value: text('value').notNull(),
    /** The merchant's key of the product. */
    productKey: text('product_key').notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.position] })],
)
