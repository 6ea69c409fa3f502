import {
  arrayOf,
  boolean,
  execute,
  findRow,
  float,
  inTransaction,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  reservations,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import type { PickupContact } from '@lacehouse/domain/cart/cart-pickup'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'
import { lockCart, toUpdateValues, updateCart } from '../cart/cart.queries.ts'
import { countOpen, type OpenCount } from './count-open.ts'
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
  readonly owner: CartOwner
  /** The keyed hash of the caller's network. */
  readonly network: string
  /** True where the mailbox is known to be the shopper's; the reservation then needs no confirmation. */
  readonly isConfirmed: boolean
  readonly until: number
}

/** Decides about a reservation from what is open already; throws a refusal. Answers whether to send a mail about it. */
export type HoldDecision = (open: OpenCount) => { readonly sendsMail: boolean }

/** The times that a new reservation depends on, in milliseconds since 1970. */
type HoldTimes = { readonly now: number; readonly mailedSince: number }

function nullableMoment<Name extends string>(name: Name) {
  return sql`to_timestamp(${param(name, nullable(float))}::float8 / 1000)`
}

const mailedAt = nullableMoment('mailedAt')

// Writes the reservation, its stock entry and its mail job in one statement. The ledger's check refuses missing stock.
const insertHold = statement({
  name: 'reservation-hold',
  sql: sql`
    with made as (
      insert into reservations (id, cart_id, site_id, locale, variant_id, location_id, quantity, contact, owner_kind, owner_id,
        network, mailed_at, confirmed_at, expires_at)
      values (${param('id', uuid)}, ${param('cartId', uuid)}, ${param('siteId', text)}, ${param('locale', text)},
        ${param('variantId', text)}, ${param('storeId', text)}, ${param('quantity', integer)},
        ${param('contact', json<PickupContact>())}, ${param('ownerKind', reservations.ownerKind)}, ${param('ownerId', text)},
        ${param('network', text)}, ${mailedAt}, ${nullableMoment('confirmedAt')}, ${moment('until')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`case when ${mailedAt} is null then '{}' else array['reservation-mail'] end`,
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
  isConfirmed: boolean,
  until: float,
}

const holds = sql`select id, cart_id as "cartId", site_id as "siteId", locale, variant_id as "variantId",
  location_id as "storeId", quantity, contact, state, confirmed_at is not null as "isConfirmed", extract(epoch from expires_at)::float8 * 1000 as until from reservations`

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
    where id = any (${param('ids', arrayOf(uuid))}::uuid[]) and state = 'held' and expires_at > ${moment('now')}
      and owner_kind = ${param('ownerKind', reservations.ownerKind)} and owner_id = ${param('ownerId', text)}`,
})

const ofMailbox = sql`(mailbox, site_id) = (select l.mailbox, l.site_id from reservations l where l.id = ${param('id', uuid)})
  and state = 'held' and expires_at > ${moment('now')}`

const listOfMailbox = statement({
  name: 'reservations-mailbox',
  row: holdRow,
  sql: sql`${holds} where ${ofMailbox} order by expires_at, id`,
})

// The mail about each confirmed reservation is enqueued with it.
const confirm = statement({
  name: 'reservations-confirm',
  sql: sql`
    with confirmed as (
      update reservations set confirmed_at = ${moment('now')}, expires_at = ${moment('until')}, updated_at = now()
      where ${ofMailbox} and confirmed_at is null returning id
    ), ${enqueueInStatement({
      queues: sql`array['reservation-mail']`,
      data: sql`jsonb_build_object('reservationId', confirmed.id)`,
      source: sql`confirmed`,
    })}
    select id from confirmed`,
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
    /**
     * Reserves stock after a decision about what is open already, and enqueues the mail; throws the decision's refusal, and the
     * database's when the store has no free unit. Resolves to what was open before.
     */
    hold: (hold: Hold, decide: HoldDecision, { now, mailedSince }: HoldTimes): Promise<OpenCount> =>
      inTransaction(pool, async (client) => {
        const { owner, contact, isConfirmed, ...values } = hold
        const open = await countOpen(client, { ...hold, email: contact.email ?? '' }, mailedSince)
        const { sendsMail } = decide(open)
        await execute(client, insertHold, {
          ...values,
          ...{ contact, ownerKind: owner.kind, ownerId: owner.id },
          ...{ mailedAt: sendsMail ? now : null, confirmedAt: isConfirmed ? now : null },
        })
        return open
      }),

    find: (id: string): Promise<HoldRow | null> => findRow(pool, findHold, { id }),

    /** Lists the active reservations of an owner among some ids; the ids of others' are left out. */
    listHeld: (ids: readonly string[], { kind, id }: CartOwner, now: number): Promise<HoldRow[]> =>
      listRows(pool, listHeld, { ids, ownerKind: kind, ownerId: id, now }),

    /** Lists the active reservations of the mailbox, and of the site, of one reservation. */
    listOfMailbox: (id: string, now: number): Promise<HoldRow[]> => listRows(pool, listOfMailbox, { id, now }),

    /** Confirms the active reservations of the mailbox of one reservation, which the stores then hold until `until`. */
    confirm: async (id: string, { now, until }: { now: number; until: number }): Promise<void> => {
      await execute(pool, confirm, { id, now, until })
    },

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
