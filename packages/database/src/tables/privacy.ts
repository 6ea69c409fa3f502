import { sql } from 'drizzle-orm'
import { check, index, integer, json, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { consumers } from './consumers.ts'

/** Accounts whose owner asked for their deletion; the row goes when it is taken back, and with the account's data (decision 0066). */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    consumerNo: text('consumer_no')
      .primaryKey()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The end of the cooling-off. */
    dueAt: instant('due_at').notNull(),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
)

/** The newest export of a person's data. `json`, because `jsonb` would not preserve the order of the columns. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The tables that were read. */
    partsDone: integer('parts_done').notNull().default(0),
    /** Null until it is ready. */
    document: json('document').$type<unknown>(),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('data_exports_one_a_consumer').on(table.consumerNo),
    index('data_exports_to_expire').on(table.expiresAt),
    check('data_exports_ready_has_document', sql`(${table.readyAt} is null) = (${table.document} is null)`),
  ],
)
