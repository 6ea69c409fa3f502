import { bigserial, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'

/** Append-only: manual actions of staff, with their subject and author. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: text('site_id').notNull(),
    actorId: text('actor_id').notNull(),
    actorType: text('actor_type').notNull(),
    action: text('action').notNull(),
    /** The id of the subject: a cart's id, an order's number. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [index('staff_actions_by_subject').on(table.subject, table.id)],
)
