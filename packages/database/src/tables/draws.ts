import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'

/** Launches whose units are drawn among those who entered. Until a draw ends, no one else can buy its product (decision 0081). */
export const draws = pgTable(
  'draws',
  {
    id: uuid('id').primaryKey(),
    siteId: text('site_id').notNull(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id),
    opensAt: instant('opens_at').notNull(),
    closesAt: instant('closes_at').notNull(),
    /** How long a winner's unit is reserved. */
    holdHours: integer('hold_hours').notNull(),
    /** The units of each variant that are drawn. */
    units: jsonb('units').$type<Readonly<Record<string, number>>>().notNull(),
    /** SHA-256 of the seed, published from the beginning. */
    seedHash: text('seed_hash').notNull(),
    /** Published once the draw is drawn. */
    seed: text('seed').notNull(),
    state: text('state').$type<'open' | 'drawn' | 'ended' | 'cancelled'>().notNull(),
    drawnAt: instant('drawn_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    check('draws_state_known', sql`${table.state} in ('open', 'drawn', 'ended', 'cancelled')`),
    check('draws_open_before_close', sql`${table.opensAt} < ${table.closesAt}`),
    check('draws_hold_counted', sql`${table.holdHours} between 1 and 168`),
    check('draws_drawn_has_time', sql`${table.state} not in ('drawn', 'ended') or ${table.drawnAt} is not null`),
    uniqueIndex('draws_one_a_product')
      .on(table.productId, table.siteId)
      .where(sql`${table.state} in ('open', 'drawn')`),
    index('draws_newest').on(table.createdAt.desc()),
  ],
)

/** Entries of draws, one a person. */
export const drawEntries = pgTable(
  'draw_entries',
  {
    /** The ticket, from which and the seed its place follows. */
    id: uuid('id').primaryKey(),
    drawId: uuid('draw_id')
      .notNull()
      .references(() => draws.id),
    consumerNo: text('consumer_no').notNull(),
    locale: text('locale').notNull(),
    variantId: text('variant_id').notNull(),
    enteredAt: instant('entered_at').notNull(),
    /** Its place among the entries for the same variant, from 1; null before the draw. */
    place: integer('place'),
    state: text('state').$type<'entered' | 'won' | 'waiting' | 'expired' | 'bought' | 'lost'>().notNull(),
    /** Until when the winner's unit is reserved. */
    reservedUntil: instant('reserved_until'),
    orderNumber: text('order_number'),
  },
  (table) => [
    check(
      'draw_entries_state_known',
      sql`${table.state} in ('entered', 'won', 'waiting', 'expired', 'bought', 'lost')`,
    ),
    check('draw_entries_won_has_end', sql`${table.state} <> 'won' or ${table.reservedUntil} is not null`),
    uniqueIndex('draw_entries_one_a_person').on(table.drawId, table.consumerNo),
    index('draw_entries_by_consumer').on(table.consumerNo),
    index('draw_entries_reserved').on(table.reservedUntil).where(sql`${table.state} = 'won'`),
    index('draw_entries_places').on(table.drawId, table.variantId, table.place),
    index('draw_entries_by_order').on(table.orderNumber).where(sql`${table.orderNumber} is not null`),
  ],
)
