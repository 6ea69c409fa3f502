import type { PageType } from '@lacehouse/domain/page/page-type'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'
import { consumers } from './consumers.ts'
import { orders } from './orders.ts'

/** The choices of visitors about cookies and storage, under a random number of their browser; each change is a row (decision 0094). */
export const consents = pgTable(
  'consents',
  {
    consentId: uuid('consent_id').notNull(),
    siteId: text('site_id').notNull(),
    /** The version of the site's policy that was shown. */
    policyVersion: integer('policy_version').notNull(),
    /** The categories, separated by points. */
    categories: text('categories').notNull(),
    /** Whether the browser sent the Global Privacy Control. */
    hasPrivacySignal: boolean('has_privacy_signal').notNull(),
    /** The account that was signed in. */
    consumerNo: text('consumer_no').references(() => consumers.consumerNo),
    decidedAt: instant('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consentId, table.decidedAt] }),
    index('consents_by_consumer').on(table.consumerNo),
    index('consents_by_time').on(table.decidedAt),
  ],
)

/**
 * Events that pages pushed to the data layer with the consent of their visitor. A visit is a keyed hash of a number of one tab and of the
 * day, which leads to no account (decision 0095).
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    siteId: text('site_id').notNull(),
    visit: bytea('visit').notNull(),
    pageType: text('page_type').$type<PageType>().notNull(),
    name: text('name').notNull(),
    data: jsonb('data').$type<Readonly<Record<string, unknown>>>().notNull(),
    /** The release of the shop that answered. */
    release: text('release').notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    index('analytics_events_by_time').on(table.happenedAt),
    index('analytics_events_by_name').on(table.siteId, table.name, table.happenedAt),
  ],
)

/** The purchase event of each order that is final and whose shopper had consented; the server makes it of the order (decision 0095). */
export const purchaseEvents = pgTable(
  'purchase_events',
  {
    orderNumber: text('order_number')
      .primaryKey()
      .references(() => orders.number),
    siteId: text('site_id').notNull(),
    event: jsonb('event').$type<Readonly<Record<string, unknown>>>().notNull(),
    happenedAt: instant('happened_at').notNull(),
  },
  (table) => [
    check('purchase_events_is_object', sql`jsonb_typeof(${table.event}) = 'object'`),
    index('purchase_events_by_time').on(table.happenedAt),
  ],
)
