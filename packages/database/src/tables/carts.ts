import type { Cart, CartOwner, CartState } from '@lacehouse/domain/cart/cart'
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from './columns.ts'

/** A cart is one row. A change reads it once and writes it once, if its version is unchanged. */
export const carts = pgTable(
  'carts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    siteId: text('site_id').notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>().notNull(),
    ownerId: text('owner_id').notNull(),
    version: integer('version').notNull().default(1),
    state: text('state').$type<CartState>().notNull().default('open'),
    doc: jsonb('doc').$type<Cart>().notNull(),
    orderNumber: text('order_number'),
    /** The number of consecutive declined cards, each within an hour of the one before; too many block the cart for a while. */
    declinedPayments: integer('declined_payments').notNull().default(0),
    lastDeclinedAt: instant('last_declined_at'),
    /** The end of the day on which the cart expires. A time that changed with every write would rewrite the indexes. */
    expiresAt: instant('expires_at').notNull(),
    /** When retention emptied an expired cart, whose row stays because an order refers to it. */
    forgottenAt: instant('forgotten_at'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('carts_state_known', sql`${table.state} in ('open', 'ordering', 'ordered', 'merged', 'expired')`),
    check('carts_owner_kind_known', sql`${table.ownerKind} in ('guest', 'consumer')`),
    check('carts_ordered_has_order', sql`${table.state} <> 'ordered' or ${table.orderNumber} is not null`),
    index('carts_by_owner').on(table.ownerKind, table.ownerId),
    index('carts_to_expire').on(table.expiresAt).where(sql`${table.forgottenAt} is null`),
  ],
)
