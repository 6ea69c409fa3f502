import type { RegisteredItem, ReturnWay } from '@lacehouse/domain/returns/registered-return'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { orders } from './orders.ts'

/** Returns that shoppers have registered. What a return gave back is an event of its order (decision 0063). */
export const orderReturns = pgTable(
  'order_returns',
  {
    /** Chosen by the caller, so that a repeated request registers one return. */
    id: uuid('id').primaryKey(),
    /** What stands on the label, and what the staff enter. */
    number: text('number').notNull(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    items: jsonb('items').$type<readonly RegisteredItem[]>().notNull(),
    way: text('way').$type<ReturnWay>().notNull(),
    parcels: integer('parcels').notNull(),
    registeredAt: instant('registered_at').notNull(),
  },
  (table) => [
    uniqueIndex('order_returns_number').on(table.number),
    index('order_returns_by_order').on(table.orderNumber),
    check('order_returns_way_known', sql`${table.way} in ('parcel', 'store')`),
    check('order_returns_parcels_counted', sql`${table.parcels} between 1 and 5`),
  ],
)
