import type { NotificationSource, NotificationType } from '@lacehouse/domain/notifications/notification'
import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { consumers } from './consumers.ts'

/** The last choice of a consumer about a kind of mail, with its date and its source (decisions 0068 and 0061). */
export const notificationChoices = pgTable(
  'notification_choices',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    isEnabled: boolean('is_enabled').notNull(),
    source: text('source').$type<NotificationSource>().notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.consumerNo, table.type] }),
    check(
      'notification_choices_type_known',
      sql`${table.type} in ('shipments', 'cases', 'draws', 'events', 'storeCredit', 'reviews')`,
    ),
    check('notification_choices_source_known', sql`${table.source} in ('account', 'agent', 'link')`),
  ],
)
