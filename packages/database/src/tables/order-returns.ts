import type { ExchangeState } from '@lacehouse/domain/returns/plan-exchange'
import type { RegisteredItem, ReturnWay } from '@lacehouse/domain/returns/registered-return'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { products } from './catalogue.ts'
import { instant } from './columns.ts'
import { orders } from './orders.ts'
import { locations } from './stock.ts'

/** Returns that shoppers have registered. What a return gave back is an event of its order (decision 0063). */
export const orderReturns = pgTable(
  'order_returns',
  {
    /** Chosen by the caller, so that a repeated request registers one return. */
    id: uuid('id').primaryKey(),
    /** The number on the label, which staff enter. */
    number: text('number').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    items: jsonb('items').$type<readonly RegisteredItem[]>().notNull(),
    way: text('way').$type<ReturnWay>().notNull(),
    parcels: integer('parcels').notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** When its shopper cancelled it, before the parcel arrived. */
    cancelledAt: instant('cancelled_at'),
  },
  (table) => [
    uniqueIndex('order_returns_number').on(table.number),
    index('order_returns_by_order').on(table.orderNumber),
    check('order_returns_way_known', sql`${table.way} in ('parcel', 'store')`),
    check('order_returns_parcels_counted', sql`${table.parcels} between 1 and 5`),
  ],
)

/** The other sizes that shoppers get for goods that come back (decision 0070). The stock of an exchange is reserved until it is sent. */
export const orderExchanges = pgTable(
  'order_exchanges',
  {
    id: uuid('id').primaryKey(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => orderReturns.id),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    lineId: text('line_id').notNull(),
    qty: integer('qty').notNull(),
    variantId: text('variant_id').notNull(),
    upc: text('upc').notNull(),
    /** The name of the size at the registration, in the language of the order. */
    size: text('size').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    state: text('state').$type<ExchangeState>().notNull(),
    /** The parcel in which it was sent. */
    tracking: text('tracking'),
    /** Until when the size is held for goods that have not arrived. */
    expiresAt: instant('expires_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    check('order_exchanges_state_known', sql`${table.state} in ('held', 'due', 'sent', 'released')`),
    check('order_exchanges_counted', sql`${table.qty} > 0`),
    uniqueIndex('order_exchanges_once').on(table.returnId, table.lineId),
    index('order_exchanges_by_order').on(table.orderNumber),
    index('order_exchanges_to_expire').on(table.expiresAt).where(sql`${table.state} = 'held'`),
  ],
)

/** How many units of a product shoppers have sent back because its size did not fit, counted with each registration. */
export const sizeReturns = pgTable('size_returns', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  tooSmall: integer('too_small').notNull().default(0),
  tooLarge: integer('too_large').notNull().default(0),
})
