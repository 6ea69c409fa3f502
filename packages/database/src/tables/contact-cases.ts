import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Questions to the shop by its contact form. */
export const contactCases = pgTable(
  'contact_cases',
  {
    /** What the shopper and the staff call the case. */
    number: text('number').primaryKey(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The account of a signed-in caller. */
    consumerNo: text('consumer_no'),
    category: text('category').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    orderNumber: text('order_number'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('contact_cases_created').on(table.createdAt)],
)
