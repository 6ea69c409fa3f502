import type { SpendLimit } from '@lacehouse/domain/discount-programmes/discount-programme'
import { sql } from 'drizzle-orm'
import { bigserial, check, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, currency, instant, minor } from './columns.ts'
import { consumers } from './consumers.ts'

/** Append-only: the versions of terms that a consumer accepted. */
export const acceptedTerms = pgTable(
  'accepted_terms',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    terms: text('terms').$type<'employee_discount'>().notNull(),
    version: text('version').notNull(),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.terms, table.version] }),
    check('accepted_terms_terms_known', sql`${table.terms} in ('employee_discount')`),
  ],
)

/**
 * What a consumer may buy with the discount of a programme in a calendar year, and what they bought; only the entries' trigger writes
 * `spent`. The first order of a year opens the account with the site's limit.
 */
export const spendAccounts = pgTable(
  'spend_accounts',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    name: text('name').$type<SpendLimit>().notNull(),
    year: smallint('year').notNull(),
    currency: currency().notNull(),
    limitMinor: minor('limit_minor').notNull(),
    spentMinor: minor('spent_minor').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.name, table.year] }),
    check('spend_accounts_name_known', sql`${table.name} in ('employee', 'prosumer')`),
    check('spend_accounts_spent_within', sql`${table.spentMinor} between 0 and ${table.limitMinor}`),
  ],
)

/** Append-only. `spend` is positive, `restore` is negative. */
export const spendEntries = pgTable(
  'spend_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    consumerNo: text('consumer_no').notNull(),
    name: text('name').$type<SpendLimit>().notNull(),
    year: smallint('year').notNull(),
    kind: text('kind').$type<'spend' | 'restore'>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    orderNumber: text('order_number').notNull(),
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'spend_entries_sign',
      sql`case ${table.kind} when 'spend' then ${table.amountMinor} > 0 when 'restore' then ${table.amountMinor} < 0 else false end`,
    ),
    uniqueIndex('spend_entries_once').on(table.orderNumber, table.kind, table.reference),
  ],
)
