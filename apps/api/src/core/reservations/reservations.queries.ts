import {
  arrayOf,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  moment,
  param,
  type RowOf,
  reservations,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Cart } from '@lacehouse/domain/cart/cart'
import type { PickupContact } from '@lacehouse/domain/cart/cart-pickup'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { lockCart, toUpdateValues, updateCart } from '../cart/cart.queries.ts'
import { endHold, renewHold } from './hold-statement.ts'

export type Hold = {
  readonly id: string
  readonly cartId: string
  readonly siteId: string
  readonly locale: string
  readonly variantId: string
  readonly storeId: string
  readonly quantity: number
  readonly contact: PickupContact
  readonly until: number
}

// Writes the reservation, its stock entry and its mail job in one statement. The ledger's check refuses missing stock.
const insertHold = statement({
  name: 'reservation-hold',
  sql: sql`
    with made as (
      insert into reservations (id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, expires_at)
      values (${param('id', uuid)}, ${param('cartId', uuid)}, ${param('siteId', text)}, ${param('locale', text)},
        ${param('variantId', text)}, ${param('storeId', text)}, ${param('quantity', integer)},
        ${param('contact', json<PickupContact>())}, ${moment('until')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`array['reservation-mail']`,
      data: sql`jsonb_build_object('reservationId', made.id)`,
      source: sql`made`,
    })}
    insert into stock_entries (variant_id, location_id, reason, quantity, reference)
    select ${param('variantId', text)}, ${param('storeId', text)}, 'reserve', ${param('quantity', integer)}, id::text from made`,
})

const holdRow = {
  id: reservations.id,
  cartId: reservations.cartId,
  siteId: reservations.siteId,
  locale: reservations.locale,
  variantId: reservations.variantId,
  storeId: reservations.locationId,
  quantity: reservations.quantity,
  contact: json<PickupContact>(),
  state: reservations.state,
  until: float,
}

const holds = sql`select id, cart_id as "cartId", site_id as "siteId", locale, variant_id as "variantId",
  location_id as "storeId", quantity, contact, state, extract(epoch from expires_at)::float8 * 1000 as until from reservations`

const findHold = statement({
  name: 'reservation-find',
  row: holdRow,
  sql: sql`${holds} where id = ${param('id', uuid)}`,
})

export type HoldRow = RowOf<typeof findHold>

const listHeld = statement({
  name: 'reservations-held',
  row: holdRow,
  sql: sql`${holds}
    where id = any (${param('ids', arrayOf(uuid))}::uuid[]) and state = 'held' and expires_at > ${moment('now')}`,
})

const releaseEnded = sql`
  insert into stock_entries (variant_id, location_id, reason, quantity, reference)
  select variant_id, location_id, 'release', -quantity, id::text from ended`

// Skips a reservation that an order is taking, because the order has locked it.
const endDue = statement({
  name: 'reservations-end',
  sql: sql`
    with due as (
      select id from reservations where state = 'held' and expires_at <= ${moment('now')}
      order by expires_at limit 200 for update skip locked
    ), ended as (
      update reservations r set state = 'ended', updated_at = now() from due where r.id = due.id
      returning r.id, r.variant_id, r.location_id, r.quantity
    )
    ${releaseEnded}`,
})

const endOne = statement({
  name: 'reservation-end',
  sql: sql`
    with ended as (
      update reservations set state = 'ended', updated_at = now() where id = ${param('id', uuid)} and state = 'held'
      returning id, variant_id, location_id, quantity
    )
    ${releaseEnded}`,
})

// Locks the cart first, as an order does. The removal from the cart and the release of the stock share one commit.
const updateCartAndEnd = statement({
  name: 'reservation-cart-end',
  sql: sql`
    with changed as (${updateCart} returning id), ${endHold(sql`changed`)}
    select id from changed`,
})

const updateCartAndRenew = statement({
  name: 'reservation-cart-renew',
  sql: sql`
    with locked as (${lockCart}), ${renewHold(sql`locked`)},
    changed as (${updateCart} and exists (select 1 from renewed) returning id)
    select id from changed`,
})

/** Creates the queries of reservations at stores (CART-19). */
export function createReservationQueries(pool: Pool) {
  return {
    /** Reserves stock; throws the database's refusal when the store has no free unit. */
    hold: async (hold: Hold): Promise<void> => {
      await execute(pool, insertHold, hold)
    },

    find: (id: string): Promise<HoldRow | null> => findRow(pool, findHold, { id }),

    /** Lists the active reservations among some ids. */
    listHeld: (ids: readonly string[], now: number): Promise<HoldRow[]> => listRows(pool, listHeld, { ids, now }),

    /** Writes a cart without a reserved line and releases the stock; returns false when the cart has changed meanwhile. */
    updateCartAndEnd: async (cart: Cart, readVersion: number, reservationId: string): Promise<boolean> => {
      const values = { ...toUpdateValues(cart, readVersion), reservationId }
      return (await execute(pool, updateCartAndEnd, values)) === 1
    },

    /**
     * Writes a cart with a line that came back and renews its reservation until the original time. Returns false when either has
     * changed meanwhile; throws the database's refusal when the store has no free unit.
     */
    updateCartAndRenew: async (cart: Cart, readVersion: number, reservationId: string): Promise<boolean> => {
      const values = { ...toUpdateValues(cart, readVersion), reservationId }
      return (await execute(pool, updateCartAndRenew, values)) === 1
    },

    /** Ends expired reservations, releases their stock and returns their number. */
    endDue: (now: number): Promise<number> => execute(pool, endDue, { now }),

    /** Ends one reservation and releases its stock. */
    end: async (id: string): Promise<void> => {
      await execute(pool, endOne, { id })
    },
  }
}

export type ReservationQueries = ReturnType<typeof createReservationQueries>
