import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import type { ShopperBalances } from '@lacehouse/domain/payment/balances'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { Pool } from 'pg'
import { type Shopper, shopperJson } from '../consumers/shopper.ts'
import {
  findRedemption,
  type NewCartQuestion,
  type RedemptionQuestion,
  readNewCartFacts,
} from '../promotions/find-redemption.ts'
import type { FreeStock } from '../stock/stock.queries.ts'
import { balancesOfCart } from './balances-of-cart.ts'
import type { RedemptionRow } from './to-redemption-facts.ts'

export type CartRow = StoredCart & RedemptionRow

type StoredCart = {
  readonly doc: Cart
  readonly state: Cart['state']
  readonly orderNumber: string | null
  /** Too many cards were declined: nothing is charged for it for a while (T22). */
  readonly isStopped: boolean
  /** What is free of the cart's variants, and of those asked about besides, at the warehouse and the stores it collects from. */
  readonly stock: readonly FreeStock[]
  /** What the shop keeps of whoever the cart belongs to; null where nothing of it can matter to this cart. */
  readonly balances: ShopperBalances | null
  /** Null for a guest's cart, and for one whose consumer is no more. */
  readonly shopper: Shopper | null
}

export type CartQuestion = {
  readonly cartId: string
  readonly owner: CartOwner
  readonly warehouse: string
  /** Variants about to be added. */
  readonly variantIds: readonly string[]
  readonly storeIds: readonly string[]
  /** What is asked about promotions besides the coupons that are on the cart. */
  readonly promotions?: RedemptionQuestion
  /** Milliseconds since 1970: what is expired then is worth nothing. */
  readonly now: number
}

/** The cards that may be declined for a cart before it is stopped, for an hour after the last of them. */
export const mostDeclines = 5
const isStopped = `(c.declined_payments >= ${mostDeclines} and c.last_declined_at > now() - interval '1 hour')`

const readCart = `
  select c.doc, c.state, c.order_number as "orderNumber", ${isStopped} as "isStopped", (
    select coalesce(json_agg(json_build_object('variantId', s.variant_id, 'locationId', s.location_id,
      'quantity', s.on_hand - s.reserved)), '[]')
    from stock_items s
    where s.variant_id = any (array(select line ->> 'variantId' from jsonb_array_elements(c.doc -> 'lines') line) || $4::text[])
      and s.location_id = any (array(select line #>> '{delivery,storeId}' from jsonb_array_elements(c.doc -> 'lines') line
        where line #>> '{delivery,storeId}' is not null) || $5::text[])
  ) as stock,
  (${balancesOfCart}) as balances,
  case when c.owner_kind = 'consumer' then
    (select ${shopperJson} from consumers k where k.consumer_no = c.owner_id) end as shopper
  from carts c where c.id = $1 and c.owner_kind = $2 and c.owner_id = $3`

// Kept to the day: a time that every change moves would be written into the index each time, and the row into all the others with it.
// The exact time stands in the document.
const toExpiryDay = (value: string): string => `to_timestamp(ceil(${value} / ${days(1)}.0) * ${days(1) / seconds(1)})`

const insertCart = `
  insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, ${toExpiryDay('$8')}, to_timestamp($9 / 1000.0), to_timestamp($9 / 1000.0))`

// Written only onto the version that was read, and never onto a cart that is being ordered meanwhile.
export const updateCart = `
  update carts set doc = $2, version = $3, state = $4, expires_at = ${toExpiryDay('$5')},
    updated_at = to_timestamp($6 / 1000.0)
  where id = $1 and version = $7 and state = 'open'`

// The new cart exists only if the old one is closed with it, and the old one is closed only if the new one exists.
const renewCart = `
  with closed as (${updateCart} returning id)
  insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
  select $8::uuid, $9, $10, $11, $12::int, $13, $14::jsonb, ${toExpiryDay('$15')}, to_timestamp($16 / 1000.0), to_timestamp($16 / 1000.0)
  from closed`

const updateByStaff = `
  with changed as (${updateCart} returning id)
  insert into staff_actions (site_id, actor_id, actor_type, action, subject, data)
  select $8, $9, $10, $11, id::text, $12::jsonb from changed`

/** What a member of staff did by hand, to be kept with who it was. */
export type StaffAction = {
  readonly actorId: string
  readonly actorType: string
  readonly action: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The values of `updateCart`. */
export function toUpdateValues(cart: Cart, readVersion: number): unknown[] {
  return [cart.id, cart, cart.version, cart.state, cart.expiresAt, cart.updatedAt, readVersion]
}

/** The values of `insertCart`. */
const toInsertValues = (cart: Cart): unknown[] => {
  const { id, siteId, owner, version, state, expiresAt, createdAt } = cart
  return [id, siteId, owner.kind, owner.id, version, state, cart, expiresAt, createdAt]
}

/** Statements on carts: one to read a cart with its stock, one to write it. */
export function createCartQueries(pool: Pool) {
  return {
    /** The cart of its owner with its stock; null for an unknown one and for another's alike. */
    findCart: async ({ cartId, owner, warehouse, now, ...asked }: CartQuestion): Promise<CartRow | null> => {
      const places = [warehouse, ...asked.storeIds]
      const values = [cartId, owner.kind, owner.id, asked.variantIds, places, now]
      const { rows } = await pool.query<StoredCart>({ name: 'cart-read', text: readCart, values })
      const [row] = rows
      return row ? { ...row, ...(await findRedemption(pool, row, asked.promotions)) } : null
    },

    /** The cart of its owner that was changed last, for calls that name none. */
    findOpenId: async ({ kind, id }: CartOwner, siteId: string): Promise<string | null> => {
      const text = `select id from carts where owner_kind = $1 and owner_id = $2 and site_id = $3
      and state in ('open', 'ordering') order by updated_at desc limit 1`
      const { rows } = await pool.query<{ id: string }>({ name: 'cart-open', text, values: [kind, id, siteId] })
      return rows[0]?.id ?? null
    },

    /** What a cart that is not written yet stands on. */
    readNewCartFacts: (question: NewCartQuestion) => readNewCartFacts(pool, question),

    /** Whose a cart of a site is: for staff alone. */
    findOwner: async (cartId: string, siteId: string): Promise<CartOwner | null> => {
      const text = 'select owner_kind as kind, owner_id as id from carts where id = $1 and site_id = $2'
      const { rows } = await pool.query<CartOwner>({ name: 'cart-owner', text, values: [cartId, siteId] })
      return rows[0] ?? null
    },

    /** The carts of a site with something in them, the latest change first. */
    listRecent: async (siteId: string, count: number): Promise<Cart[]> => {
      const text = `select doc from carts where site_id = $1 and state in ('open', 'ordering', 'ordered')
        and jsonb_array_length(doc -> 'lines') > 0 order by updated_at desc limit $2`
      const { rows } = await pool.query<{ doc: Cart }>({ name: 'carts-recent', text, values: [siteId, count] })
      return rows.map(({ doc }) => doc)
    },

    insert: async (cart: Cart): Promise<void> => {
      await pool.query({ name: 'cart-insert', text: insertCart, values: toInsertValues(cart) })
    },

    /** Closes a cart that was read at a version and writes the one that replaces it; false, and neither is written, when it changed since. */
    renew: async (closed: Cart, readVersion: number, renewed: Cart): Promise<boolean> => {
      const values = [...toUpdateValues(closed, readVersion), ...toInsertValues(renewed)]
      const { rowCount } = await pool.query({ name: 'cart-renew', text: renewCart, values })
      return rowCount === 1
    },

    /** Writes a changed cart; false when somebody else changed it since it was read. */
    update: async (cart: Cart, readVersion: number): Promise<boolean> => {
      const values = toUpdateValues(cart, readVersion)
      const { rowCount } = await pool.query({ name: 'cart-update', text: updateCart, values })
      return rowCount === 1
    },

    /** Writes a changed cart and, in the same commit, what a member of staff did to it; false when somebody else changed it. */
    updateByStaff: async (cart: Cart, readVersion: number, action: StaffAction): Promise<boolean> => {
      const values = [
        ...toUpdateValues(cart, readVersion),
        cart.siteId,
        action.actorId,
        action.actorType,
        action.action,
      ]
      const { rowCount } = await pool.query({
        name: 'cart-staff',
        text: updateByStaff,
        values: [...values, action.data],
      })
      return rowCount === 1
    },
  }
}

export type CartQueries = ReturnType<typeof createCartQueries>
