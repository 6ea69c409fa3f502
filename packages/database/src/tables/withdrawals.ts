import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** Withdrawals from contracts as consumers declared them; the texts are theirs, and no order need exist (decision 0051). */
export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The contract in the consumer's words, usually an order number. */
    contract: text('contract').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** The goods that the withdrawal is for; empty for all. */
    goods: text('goods').notNull(),
    declaredAt: instant('declared_at').notNull(),
  },
  (table) => [index('withdrawals_declared').on(table.declaredAt)],
)
