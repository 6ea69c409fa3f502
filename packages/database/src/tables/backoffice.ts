import type { StaffStage } from '@lacehouse/domain/staff/plan-sign-in-stage'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, createdAt, instant, updatedAt } from './columns.ts'
import { consumers } from './consumers.ts'
import { orders } from './orders.ts'

/** The roles of staff in the back office; the role `administrator` has every right. */
export const staffRoles = pgTable('staff_roles', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  requiresSecondFactor: boolean('requires_second_factor').notNull().default(true),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

export const staffRoleRights = pgTable(
  'staff_role_rights',
  {
    roleId: text('role_id')
      .notNull()
      .references(() => staffRoles.id, { onDelete: 'cascade' }),
    right: text('right').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roleId, table.right] })],
)

/** The roles of members of staff. An account without a role cannot enter the back office. */
export const staffRoleMembers = pgTable(
  'staff_role_members',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    roleId: text('role_id')
      .notNull()
      .references(() => staffRoles.id),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.consumerNo, table.roleId] })],
)

/** The second factor of a member of staff: the encrypted key of its codes, and the period of the last code, which is accepted once. */
export const staffSecondFactors = pgTable('staff_second_factors', {
  consumerNo: text('consumer_no')
    .primaryKey()
    .references(() => consumers.consumerNo),
  secret: bytea('secret').notNull(),
  /** Null until the first right code, which proves that the key was taken over. */
  confirmedAt: instant('confirmed_at'),
  lastPeriod: bigint('last_period', { mode: 'number' }).notNull().default(0),
  /** Wrong codes in a row; a right one ends them. */
  tries: integer('tries').notNull().default(0),
  lastTryAt: instant('last_try_at'),
  createdAt: createdAt(),
})

/** The hashes of codes that replace the second factor, each once. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    hash: bytea('hash').notNull(),
    usedAt: instant('used_at'),
  },
  (table) => [primaryKey({ columns: [table.consumerNo, table.hash] })],
)

/** Sessions of the back office. The cookie has the token, the row its hash. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: bytea('token_hash').notNull(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    stage: text('stage').$type<StaffStage>().notNull(),
    createdAt: createdAt(),
    /** The last call; a session ends some time after it, and at `endsAt` in any case. */
    seenAt: instant('seen_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    uniqueIndex('staff_sessions_by_token').on(table.tokenHash),
    index('staff_sessions_by_consumer').on(table.consumerNo),
    index('staff_sessions_to_expire').on(table.endsAt),
    check('staff_sessions_stage_known', sql`${table.stage} in ('code_needed', 'enrolment_needed', 'signed_in')`),
  ],
)

/** Views of a list that a member of staff saved: the parameters of its address under a name. */
export const staffViews = pgTable(
  'staff_views',
  {
    id: uuid('id').primaryKey(),
    consumerNo: text('consumer_no')
      .notNull()
      .references(() => consumers.consumerNo),
    area: text('area').notNull(),
    name: text('name').notNull(),
    query: jsonb('query').$type<Record<string, string>>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('staff_views_one_a_name').on(table.consumerNo, table.area, table.name)],
)

/** Notes of staff about an order; its shopper never sees them. */
export const orderNotes = pgTable(
  'order_notes',
  {
    /** Made by the page, so that a note that is sent twice is one. */
    id: uuid('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    authorNo: text('author_no')
      .notNull()
      .references(() => consumers.consumerNo),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('order_notes_by_order').on(table.orderNumber, table.createdAt)],
)
