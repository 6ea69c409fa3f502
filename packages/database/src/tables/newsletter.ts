import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What somebody has agreed to, each time that they did: the proof that a newsletter may be sent to the address. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    /** Where it was agreed to. */
    source: text('source').$type<'checkout'>().notNull(),
    orderNumber: text('order_number'),
    agreedAt: instant('agreed_at').notNull(),
  },
  (table) => [
    check('newsletter_consents_email_lower', sql`${table.email} = lower(${table.email})`),
    index('newsletter_consents_by_email').on(table.siteId, table.email),
  ],
)
