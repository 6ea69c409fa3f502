import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Every consent to the newsletter, which proves that mails may be sent to the address. */
export const newsletterConsents = pgTable(
  'newsletter_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    email: text('email').notNull(),
    /** The place of the consent. */
    source: text('source').$type<'checkout' | 'sign_up'>().notNull(),
    orderNumber: text('order_number'),
    agreedAt: instant('agreed_at').notNull(),
    /** When the mailbox ended the newsletter; null while the consent holds. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    check('newsletter_consents_email_lower', sql`${table.email} = lower(${table.email})`),
    index('newsletter_consents_by_email').on(table.siteId, table.email),
    index('newsletter_consents_withdrawn').on(table.withdrawnAt).where(sql`${table.withdrawnAt} is not null`),
  ],
)
