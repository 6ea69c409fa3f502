import type { StoreCreditReason } from '@lacehouse/domain/payment/store-credit'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, currency, minor } from './columns.ts'
import { consumers } from './consumers.ts'

/** The store credit of a consumer in a currency; only the entries' trigger writes the balance and opens the account. */
export const storeCreditAccounts = pgTable(
  'store_credit_accounts',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    currency: currency().notNull(),
    balanceMinor: minor('balance_minor').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.currency] }),
    check('store_credit_accounts_balance_not_negative', sql`${table.balanceMinor} >= 0`),
  ],
)

/** Append-only. `issue`, `refund` and `restore` are positive; `spend` and `withdraw` are negative. */
export const storeCreditEntries = pgTable(
  'store_credit_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    consumerNo: text('consumer_no').notNull(),
    currency: currency().notNull(),
    kind: text('kind').$type<'issue' | 'withdraw' | 'refund' | 'spend' | 'restore'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Empty for what staff issued or withdrew. */
    orderNumber: text('order_number').notNull().default(''),
    reference: text('reference').notNull().default(''),
    /** Why staff issued or withdrew it. */
    reason: text('reason').$type<StoreCreditReason>(),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'store_credit_entries_sign',
      sql`case ${table.kind} when 'issue' then ${table.amountMinor} > 0 when 'refund' then ${table.amountMinor} > 0 when 'restore' then ${table.amountMinor} > 0 when 'spend' then ${table.amountMinor} < 0 when 'withdraw' then ${table.amountMinor} < 0 else false end`,
    ),
    check(
      'store_credit_entries_reason',
      sql`(${table.kind} in ('issue', 'withdraw')) = (${table.reason} is not null) and (${table.orderNumber} = '') = (${table.reason} is not null)`,
    ),
    uniqueIndex('store_credit_entries_once').on(table.orderNumber, table.kind, table.reference),
    index('store_credit_entries_by_consumer').on(table.consumerNo, table.id),
  ],
)
