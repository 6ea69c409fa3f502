import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { OrderDraft } from '@lacehouse/domain/order/order'
import type { OrderState, ShipmentState } from '@lacehouse/domain/order/order-state'
import type { PlacementStep } from '@lacehouse/domain/order/plan-placement'
import { sql } from 'drizzle-orm'
import { bigserial, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { carts } from './carts.ts'
import { bytea, createdAt, currency, instant, minor, updatedAt } from './columns.ts'
import { locations } from './stock.ts'

export const orders = pgTable(
  'orders',
  {
    number: text('number').primaryKey(),
    /** A cart has at most one order. Failed orders do not count, so that their cart can be placed again. */
    cartId: uuid('cart_id')
      .notNull()
      .references(() => carts.id),
    siteId: text('site_id').notNull(),
    locale: text('locale').notNull(),
    ownerKind: text('owner_kind').$type<CartOwner['kind']>().notNull(),
    ownerId: text('owner_id').notNull(),
    email: text('email').notNull(),
    state: text('state').$type<OrderState>().notNull().default('processing'),
    /** The step of placing, from which a placement is resumed or undone after a crash. */
    placementStep: text('placement_step').$type<PlacementStep>().notNull().default('reserved'),
    version: integer('version').notNull().default(1),
    doc: jsonb('doc').$type<OrderDraft>().notNull(),
    currency: currency().notNull(),
    totalMinor: minor('total_minor').notNull(),
    /** The hash of the token with which a guest reads the confirmation. */
    accessTokenHash: bytea('access_token_hash'),
    failureReason: text('failure_reason'),
    placedAt: instant('placed_at').notNull().defaultNow(),
    paymentPendingUntil: instant('payment_pending_until'),
    finalisedAt: instant('finalised_at'),
    cancelledAt: instant('cancelled_at'),
    /** When retention removed what names its shopper. */
    forgottenAt: instant('forgotten_at'),
    updatedAt: updatedAt(),
    /** The number and the names of the items in lower case, for the search in a consumer's orders. */
    searchable: text('searchable').generatedAlwaysAs(
      sql`lower("number" || ' ' || jsonb_path_query_array("doc", '$.items[*].name')::text)`,
    ),
  },
  (table) => [
    uniqueIndex('orders_one_a_cart').on(table.cartId).where(sql`${table.state} <> 'failed'`),
    index('orders_by_cart').on(table.cartId),
    check(
      'orders_state_known',
      sql`${table.state} in ('processing', 'payment_pending', 'finalised', 'cancelled', 'failed')`,
    ),
    check('orders_total_not_negative', sql`${table.totalMinor} >= 0`),
    check(
      'orders_pending_has_end',
      sql`${table.state} <> 'payment_pending' or ${table.paymentPendingUntil} is not null`,
    ),
    check('orders_finalised_has_time', sql`${table.state} <> 'finalised' or ${table.finalisedAt} is not null`),
    // With number and state, so that the pages of a long history are read from the index alone.
    index('orders_of_owner').on(table.ownerKind, table.ownerId, table.placedAt.desc(), table.number, table.state),
    index('orders_by_email').on(sql`lower(${table.email})`),
    index('orders_by_mailbox').on(sql`mailbox_key(${table.email})`),
    index('orders_pending_by_network')
      .on(sql`(${table.doc} #>> '{placedFrom,network}')`)
      .where(sql`${table.state} = 'payment_pending'`),
    index('orders_to_forget').on(table.siteId, table.placedAt).where(sql`${table.forgottenAt} is null`),
    // The lists of the back office: the newest of all, and those of a name.
    index('orders_newest').on(table.placedAt.desc(), table.number),
    index('orders_by_last_name').on(sql`lower(${table.doc} #>> '{billingAddress,lastName}') text_pattern_ops`),
    index('orders_failed').on(table.placedAt).where(sql`${table.state} = 'failed' and ${table.forgottenAt} is null`),
    index('orders_unsettled').on(table.updatedAt).where(sql`${table.state} in ('processing', 'payment_pending')`),
  ],
)

/** Append-only: the events of an order and their actors. It holds no personal data, because it cannot be erased. */
export const orderEvents = pgTable(
  'order_events',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    kind: text('kind').notNull(),
    actor: text('actor').notNull().default('shop'),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
  },
  (table) => [
    index('order_events_by_order').on(table.orderNumber, table.id),
    // The orders that arrived some days ago, and of each its one invitation to review (decision 0110).
    index('order_events_arrived')
      .on(table.createdAt)
      .where(sql`${table.kind} = 'advanced' and ${table.data} ->> 'state' in ('delivered', 'collected')`),
    uniqueIndex('order_events_invited_once').on(table.orderNumber).where(sql`${table.kind} = 'review_invited'`),
  ],
)

export const shipments = pgTable(
  'shipments',
  {
    id: text('id').primaryKey(),
    orderNumber: text('order_number')
      .notNull()
      .references(() => orders.number),
    locationId: text('location_id').references(() => locations.id),
    kind: text('kind').$type<'ship' | 'pickup'>().notNull(),
    state: text('state').$type<ShipmentState>().notNull().default('allocated'),
    method: text('method').notNull(),
    tracking: text('tracking'),
    doc: jsonb('doc').$type<unknown>().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check('shipments_kind_known', sql`${table.kind} in ('ship', 'pickup')`),
    check(
      'shipments_state_known',
      sql`${table.state} in ('allocated', 'picking', 'ready_for_pickup', 'shipped', 'delivered', 'collected', 'cancelled', 'returned')`,
    ),
    index('shipments_by_order').on(table.orderNumber),
  ],
)
