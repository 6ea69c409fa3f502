import type { CaseAuthor, CaseCategory, CaseState, WarrantyRemedy } from '@lacehouse/domain/support-cases/support-case'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant } from './columns.ts'

/** Questions to the shop, faults of goods and withdrawals from contracts, each with its messages (decision 0068). */
export const supportCases = pgTable(
  'support_cases',
  {
    /** The number by which shopper and staff name the case. */
    number: text('number').primaryKey(),
    state: text('state').$type<CaseState>().notNull(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    /** The account of a signed-in caller. */
    consumerNo: text('consumer_no'),
    category: text('category').$type<CaseCategory>().notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone'),
    orderNumber: text('order_number'),
    /** The faulty item of the order, and what it was called in the shopper's language. */
    lineId: text('line_id'),
    itemName: text('item_name'),
    /** What the shopper asks for under the warranty. */
    remedy: text('remedy').$type<WarrantyRemedy>(),
    createdAt: instant('created_at').notNull(),
    /** The moment of the newest message. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('support_cases_state_known', sql`${table.state} in ('open', 'answered', 'closed')`),
    index('support_cases_updated').on(table.updatedAt),
    index('support_cases_by_state').on(table.state, table.updatedAt),
    index('support_cases_by_consumer').on(table.consumerNo).where(sql`${table.consumerNo} is not null`),
    index('support_cases_withdrawn').on(table.orderNumber).where(sql`${table.category} = 'withdrawal'`),
    index('support_cases_by_email').on(table.email).where(sql`${table.consumerNo} is null`),
  ],
)

/** The messages of shopper and staff; the first one is the question or the fault. */
export const supportCaseMessages = pgTable(
  'support_case_messages',
  {
    id: uuid('id').primaryKey(),
    caseNumber: text('case_number')
      .notNull()
      .references(() => supportCases.number, { onDelete: 'cascade' }),
    author: text('author').$type<CaseAuthor>().notNull(),
    /** The member of staff who wrote it. */
    staffId: text('staff_id'),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('support_case_messages_author_known', sql`${table.author} in ('shopper', 'staff')`),
    index('support_case_messages_by_case').on(table.caseNumber, table.createdAt),
  ],
)

/** Photos of faults as JPEG without metadata. One without a case waits for the form that it was chosen in. */
export const supportCasePhotos = pgTable(
  'support_case_photos',
  {
    id: uuid('id').primaryKey(),
    caseNumber: text('case_number').references(() => supportCases.number, { onDelete: 'cascade' }),
    /** The session that sent it. */
    ownerKind: text('owner_kind').$type<'consumer' | 'guest'>().notNull(),
    ownerId: text('owner_id').notNull(),
    bytes: bytea('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('support_case_photos_by_case').on(table.caseNumber).where(sql`${table.caseNumber} is not null`),
    index('support_case_photos_by_owner').on(table.ownerKind, table.ownerId),
    index('support_case_photos_unused').on(table.createdAt).where(sql`${table.caseNumber} is null`),
  ],
)
