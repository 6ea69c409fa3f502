import type { SubscriptionChannel, SubscriptionType } from '@lacehouse/domain/subscriptions/subscription'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant, updatedAt } from './columns.ts'
import { consumers } from './consumers.ts'

/** The subscriptions of mailboxes and phones. One row for each kind and recipient, with the moments of its consent. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The account that subscribed; null for a mailbox without one. */
    consumerNo: text('consumer_no').references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    channel: text('channel').$type<SubscriptionChannel>().notNull(),
    type: text('type').$type<SubscriptionType>().notNull(),
    /** An email in lower case, or a phone number in E.164. */
    recipient: text('recipient').notNull(),
    category: text('category'),
    /** The place of the consent. */
    source: text('source').$type<'account' | 'checkout' | 'link' | 'newsletter'>().notNull(),
    optedInAt: instant('opted_in_at').notNull(),
    /** When the owner of the mailbox confirmed; null until then, and nothing may be sent. */
    confirmedAt: instant('confirmed_at'),
    optedOutAt: instant('opted_out_at'),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('subscriptions_channel_known', sql`${table.channel} in ('email', 'sms')`),
    check('subscriptions_type_known', sql`${table.type} in ('Newsletter', 'LoyaltyNewsletter', 'Loyalty')`),
    check('subscriptions_recipient_lower', sql`${table.recipient} = lower(${table.recipient})`),
    uniqueIndex('subscriptions_once').on(table.recipient, table.siteId, table.channel, table.type),
    index('subscriptions_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('subscriptions_unconfirmed').on(table.optedInAt).where(sql`${table.confirmedAt} is null`),
    index('subscriptions_ended').on(table.optedOutAt).where(sql`${table.optedOutAt} is not null`),
  ],
)
