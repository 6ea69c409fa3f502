import { sql } from 'drizzle-orm'
import { bigserial, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from './columns.ts'
import { consumers } from './consumers.ts'

/** Short ways of agents from the back office to the storefront, each for one customer and used once (decision 0070). */
export const actingHandovers = pgTable(
  'acting_handovers',
  {
    id: uuid('id').primaryKey(),
    agentNo: text('agent_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo, { onDelete: 'cascade' }),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [index('acting_handovers_to_expire').on(table.expiresAt)],
)

/** Append-only: manual actions of staff, with their subject and author, and the customer that they act for. */
export const staffActions = pgTable(
  'staff_actions',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    siteId: text('site_id').notNull(),
    actorId: text('actor_id').notNull(),
    actorType: text('actor_type').notNull(),
    action: text('action').notNull(),
    /** The id of the subject: a cart's id, an order's number, a customer's number. */
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** The customer for whom an agent acts; null where there is none. */
    consumerNo: text('consumer_no'),
    createdAt: createdAt(),
  },
  (table) => [
    index('staff_actions_by_subject').on(table.subject, table.id),
    index('staff_actions_newest').on(table.createdAt.desc(), table.id),
    index('staff_actions_by_actor').on(table.actorId, table.id),
    index('staff_actions_by_consumer').on(table.consumerNo, table.id).where(sql`${table.consumerNo} is not null`),
  ],
)
