import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Mailboxes that want to know when a variant is in stock again; one mail answers a row. */
export const stockNotices = pgTable(
  'stock_notices',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    variantId: text('variant_id').notNull(),
    email: text('email').notNull(),
    requestedAt: instant('requested_at').notNull(),
    /** The moment at which the variant was in stock and the mail was enqueued. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    check('stock_notices_email_lower', sql`${table.email} = lower(${table.email})`),
    index('stock_notices_requested').on(table.requestedAt),
    index('stock_notices_mailed').on(table.mailedAt).where(sql`${table.mailedAt} is not null`),
    uniqueIndex('stock_notices_waiting')
      .on(table.variantId, table.siteId, table.email)
      .where(sql`${table.mailedAt} is null`),
  ],
)
