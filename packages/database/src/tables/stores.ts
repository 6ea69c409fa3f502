import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant, updatedAt } from './columns.ts'
import { locations } from './stock.ts'

/** The employees of stores; orders placed in a store carry store and employee. */
export const storeEmployees = pgTable(
  'store_employees',
  {
    id: text('id').primaryKey(),
    storeId: text('store_id')
      .notNull()
      .references(() => locations.id),
    name: text('name').notNull(),
    isActive: boolean('is_active').notNull().default(true),
  },
  (table) => [index('store_employees_by_store').on(table.storeId)],
)

/** Pickup points of carriers, where parcels wait for shoppers; distances are computed in memory. */
export const pickupPoints = pgTable(
  'pickup_points',
  {
    id: text('id').primaryKey(),
    carrier: text('carrier').notNull(),
    name: text('name').notNull(),
    countryCode: text('country_code').notNull(),
    address: jsonb('address').$type<Record<string, unknown>>().notNull(),
    latitudeMicro: integer('latitude_micro').notNull(),
    longitudeMicro: integer('longitude_micro').notNull(),
    hours: jsonb('hours').$type<Record<string, unknown>>().notNull().default({}),
    maxWeightGrams: integer('max_weight_grams').notNull(),
    status: text('status').$type<'open' | 'closed'>().notNull().default('open'),
  },
  (table) => [check('pickup_points_status_known', sql`${table.status} in ('open', 'closed')`)],
)

export type ReservationState = 'held' | 'ordered' | 'ended'

/**
 * Stock that a store holds for a shopper until a moment (CART-19). While it is `held`, the stock ledger has an entry for it; the
 * statement of the sweep or the order that ends it also enters the release.
 */
export const reservations = pgTable(
  'reservations',
  {
    id: uuid('id').primaryKey(),
    cartId: uuid('cart_id').notNull(),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    variantId: text('variant_id').notNull(),
    locationId: text('location_id')
      .notNull()
      .references(() => locations.id),
    quantity: integer('quantity').notNull(),
    contact: jsonb('contact').$type<Record<string, unknown>>().notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>(),
    ownerId: text('owner_id'),
    /** The key of the contact's mailbox, under which reservations are counted and confirmed. */
    mailbox: text('mailbox').generatedAlwaysAs(sql`mailbox_key(contact ->> 'email')`),
    /** The keyed hash of the network that reserved. */
    network: text('network'),
    /** When the mail that asks for the confirmation was requested; null where none was. */
    mailedAt: instant('mailed_at'),
    /** Null until the mailbox confirms, and the reservation ends soon. */
    confirmedAt: instant('confirmed_at').defaultNow(),
    state: text('state').$type<ReservationState>().notNull().default('held'),
    orderNumber: text('order_number'),
    expiresAt: instant('expires_at').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('reservations_quantity_positive', sql`${table.quantity} > 0`),
    check('reservations_state_known', sql`${table.state} in ('held', 'ordered', 'ended')`),
    check('reservations_ordered_has_order', sql`(${table.state} = 'ordered') = (${table.orderNumber} is not null)`),
    index('reservations_held').on(table.expiresAt).where(sql`${table.state} = 'held'`),
    index('reservations_ended').on(table.expiresAt).where(sql`${table.state} <> 'held'`),
    index('reservations_by_cart').on(table.cartId),
    index('reservations_by_mailbox').on(table.mailbox),
    index('reservations_held_by_network').on(table.network).where(sql`${table.state} = 'held'`),
    index('reservations_held_by_owner').on(table.ownerKind, table.ownerId).where(sql`${table.state} = 'held'`),
    index('reservations_held_by_item').on(table.variantId, table.locationId).where(sql`${table.state} = 'held'`),
    index('reservations_by_order').on(table.orderNumber).where(sql`${table.orderNumber} is not null`),
  ],
)
