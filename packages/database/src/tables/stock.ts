import { sql } from 'drizzle-orm'
import {
  bigserial,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { variants } from './catalogue.ts'
import { createdAt, instant, localised } from './columns.ts'

/** Warehouses and stores. Both hold stock; a store also has opening hours and may hand out orders. */
export const locations = pgTable(
  'locations',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<'warehouse' | 'store'>().notNull(),
    siteId: text('site_id').notNull(),
    names: localised('names').notNull(),
    address: jsonb('address').$type<Record<string, unknown>>().notNull(),
    latitudeMicro: integer('latitude_micro'),
    longitudeMicro: integer('longitude_micro'),
    hours: jsonb('hours').$type<Record<string, unknown>>().notNull().default({}),
    pickup: boolean('pickup').notNull().default(false),
    /** What a store does besides selling and handing out orders, as `storedServices` of the domain names it. */
    services: text('services').array().notNull().default(['returns']),
    priority: integer('priority').notNull().default(0),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
  },
  (table) => [
    check('locations_kind_known', sql`${table.kind} in ('warehouse', 'store')`),
    check('locations_status_known', sql`${table.status} in ('open', 'closed')`),
    index('locations_by_site').on(table.siteId, table.kind),
  ],
)

/** The balance of the stock ledger; only the trigger on `stock_entries` writes it. Free to sell: on_hand - reserved. */
export const stockItems = pgTable(
  'stock_items',
  {
    variantId: text('variant_id')
      .notNull()
      .references(() => variants.id),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Units on their way to the location that may be sold ahead, and those of them that pre-orders wait for. */
    incoming: integer('incoming').notNull().default(0),
    promised: integer('promised').notNull().default(0),
    /** The day from which the incoming units are sent. */
    expectedOn: date('expected_on'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.variantId, table.locationId] }),
    check('stock_items_on_hand_not_negative', sql`${table.onHand} >= 0`),
    check('stock_items_reserved_within', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
    check('stock_items_promised_within', sql`${table.promised} >= 0 and ${table.promised} <= ${table.incoming}`),
    check('stock_items_incoming_has_date', sql`${table.incoming} = 0 or ${table.expectedOn} is not null`),
    index('stock_items_by_location').on(table.locationId),
  ],
)

export type StockReason =
  | 'receive'
  | 'count'
  | 'reserve'
  | 'release'
  | 'ship'
  | 'return'
  | 'expect'
  | 'promise'
  | 'unpromise'
  | 'allocate'

/**
 * Append-only. `receive`, `count`, `return` change on_hand; `reserve` (+) and `release` (-) change reserved; `ship` (-) changes
 * both. `expect` changes incoming, `promise` (+) and `unpromise` (-) change promised; `allocate` makes a promised unit a reserved
 * one, and is written by the trigger as soon as units are there (decision 0130). One entry for each reason of an order's variant at a location; `reference` distinguishes its shipments or returns.
 */
export const stockEntries = pgTable(
  'stock_entries',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    variantId: text('variant_id').notNull(),
    locationId: text('location_id').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    quantity: integer('quantity').notNull(),
    orderNumber: text('order_number'),
    reference: text('reference').notNull().default(''),
    createdAt: createdAt(),
  },
  (table) => [
    check(
      'stock_entries_sign',
      sql`case ${table.reason} when 'receive' then ${table.quantity} > 0 when 'return' then ${table.quantity} > 0 when 'reserve' then ${table.quantity} > 0 when 'release' then ${table.quantity} < 0 when 'ship' then ${table.quantity} < 0 when 'count' then ${table.quantity} <> 0 when 'expect' then ${table.quantity} <> 0 when 'promise' then ${table.quantity} > 0 when 'unpromise' then ${table.quantity} < 0 when 'allocate' then ${table.quantity} > 0 else false end`,
    ),
    uniqueIndex('stock_entries_once')
      .on(table.orderNumber, table.variantId, table.locationId, table.reason, table.reference)
      .where(sql`${table.orderNumber} is not null`),
    index('stock_entries_by_item').on(table.variantId, table.locationId),
  ],
)
