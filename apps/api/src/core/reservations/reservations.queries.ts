import type { Cart } from '@lacehouse/domain/cart/cart'
import type { PickupContact } from '@lacehouse/domain/cart/cart-pickup'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { toUpdateValues, updateCart } from '../cart/cart.queries.ts'
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

export type HoldRow = Hold & { readonly state: 'held' | 'ordered' | 'ended' }

// One statement: the reservation, the stock that it holds and word to write of it, or none of them. The ledger's check refuses
// what is not there.
const insertHold = `
  with made as (
    insert into reservations (id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0)) returning id
  ), ${enqueueInStatement({
    queues: `array['reservation-mail']`,
    data: `jsonb_build_object('reservationId', made.id)`,
    source: 'made',
  })}
  insert into stock_entries (variant_id, location_id, reason, quantity, reference)
  select $5, $6, 'reserve', $7, id::text from made`

const releaseEnded = `
  insert into stock_entries (variant_id, location_id, reason, quantity, reference)
  select variant_id, location_id, 'release', -quantity, id::text from ended`

const readHold = `select id, cart_id as "cartId", site_id as "siteId", locale, variant_id as "variantId",
  location_id as "storeId", quantity, contact, state, extract(epoch from expires_at)::float8 * 1000 as until from reservations`

// A reservation that an order is taking at this moment is locked, and is left to the order.
const endDue = `
  with due as (
    select id from reservations where state = 'held' and expires_at <= to_timestamp($1 / 1000.0)
    order by expires_at limit 200 for update skip locked
  ), ended as (
    update reservations r set state = 'ended', updated_at = now() from due where r.id = due.id
    returning r.id, r.variant_id, r.location_id, r.quantity
  )
  ${releaseEnded}`

const endOne = `
  with ended as (
    update reservations set state = 'ended', updated_at = now() where id = $1 and state = 'held'
    returning id, variant_id, location_id, quantity
  )
  ${releaseEnded}`

// The cart first, as an order takes them: what the cart no longer has is on the shelf again in the same commit, or neither is.
const updateCartAndEnd = `
  with changed as (${updateCart} returning id), ${endHold('$8::uuid', 'changed')}
  select id from changed`

const updateCartAndRenew = `
  with locked as (select id from carts where id = $1 and version = $7 and state = 'open' for update),
  ${renewHold('$8::uuid', 'locked', '$9')}, changed as (${updateCart} and exists (select 1 from renewed) returning id)
  select id from changed`

/** Statements on what stores hold for shoppers (CART-19). */
export function createReservationQueries(pool: Pool) {
  return {
    /** Holds stock; throws what the database refuses where the store has no unit free. */
    hold: async (hold: Hold): Promise<void> => {
      const { id, cartId, siteId, locale, variantId, storeId, quantity, contact, until } = hold
      const values = [id, cartId, siteId, locale, variantId, storeId, quantity, contact, until]
      await pool.query({ name: 'reservation-hold', text: insertHold, values })
    },

    find: async (id: string): Promise<HoldRow | null> => {
      const text = `${readHold} where id = $1`
      const { rows } = await pool.query<HoldRow>({ name: 'reservation-find', text, values: [id] })
      return rows[0] ?? null
    },

    /** Those of some reservations that hold stock, as long as they are to. */
    listHeld: async (ids: readonly string[], now: number): Promise<HoldRow[]> => {
      const text = `${readHold} where id = any ($1::uuid[]) and state = 'held' and expires_at > to_timestamp($2 / 1000.0)`
      const { rows } = await pool.query<HoldRow>({ name: 'reservations-held', text, values: [ids, now] })
      return rows
    },

    /** Writes a cart that a held line was taken out of, and gives its stock back; false when the cart was changed since. */
    updateCartAndEnd: async (cart: Cart, readVersion: number, id: string): Promise<boolean> => {
      const values = [...toUpdateValues(cart, readVersion), id]
      const { rowCount } = await pool.query({ name: 'reservation-cart-end', text: updateCartAndEnd, values })
      return rowCount === 1
    },

    /**
     * Writes a cart that a line came back to, and holds its stock again until the moment it was held to; false when either was
     * changed since, and throws what the database refuses where the store has no unit free any more.
     */
    updateCartAndRenew: async (cart: Cart, readVersion: number, id: string): Promise<boolean> => {
      const values = [...toUpdateValues(cart, readVersion), id, cart.updatedAt]
      const { rowCount } = await pool.query({ name: 'reservation-cart-renew', text: updateCartAndRenew, values })
      return rowCount === 1
    },

    /** Gives back the stock of all reservations that are over; answers how many these were. */
    endDue: async (now: number): Promise<number> => {
      const { rowCount } = await pool.query({ name: 'reservations-end', text: endDue, values: [now] })
      return rowCount ?? 0
    },

    /** Gives back the stock of one reservation that nothing came of. */
    end: async (id: string): Promise<void> => {
      await pool.query({ name: 'reservation-end', text: endOne, values: [id] })
    },
  }
}

export type ReservationQueries = ReturnType<typeof createReservationQueries>
