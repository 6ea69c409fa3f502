import type { Cart, CartOwner } from '@lacehouse/domain'
import type { Pool } from 'pg'
import type { FreeStock } from '../stock/stock.queries.ts'

export type CartRow = {
  readonly doc: Cart
  readonly state: Cart['state']
  readonly orderNumber: string | null
  /** Too many cards were declined: nothing is charged for it for a while (T22). */
  readonly isStopped: boolean
  /** What is free of the cart's variants, and of those asked about besides, at the warehouse and the stores it collects from. */
  readonly stock: readonly FreeStock[]
}

export type CartQuestion = {
  readonly cartId: string
  readonly owner: CartOwner
  readonly warehouse: string
  /** Variants about to be added. */
  readonly variantIds: readonly string[]
  readonly storeIds: readonly string[]
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
  ) as stock
  from carts c where c.id = $1 and c.owner_kind = $2 and c.owner_id = $3`

const insertCart = `
  insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, to_timestamp($8 / 1000.0), to_timestamp($9 / 1000.0), to_timestamp($9 / 1000.0))`

// Written only onto the version that was read, and never onto a cart that is being ordered meanwhile.
const updateCart = `
  update carts set doc = $2, version = $3, state = $4, expires_at = to_timestamp($5 / 1000.0),
    updated_at = to_timestamp($6 / 1000.0)
  where id = $1 and version = $7 and state = 'open'`

/** Statements on carts: one to read a cart with its stock, one to write it. */
export const createCartQueries = (pool: Pool) => ({
  /** The cart of its owner with its stock; null for an unknown one and for another's alike. */
  findCart: async ({ cartId, owner, warehouse, variantIds, storeIds }: CartQuestion): Promise<CartRow | null> => {
    const values = [cartId, owner.kind, owner.id, variantIds, [warehouse, ...storeIds]]
    const { rows } = await pool.query<CartRow>({ name: 'cart-read', text: readCart, values })
    return rows[0] ?? null
  },

  insert: async (cart: Cart): Promise<void> => {
    const { id, siteId, owner, version, state, expiresAt, createdAt } = cart
    const values = [id, siteId, owner.kind, owner.id, version, state, cart, expiresAt, createdAt]
    await pool.query({ name: 'cart-insert', text: insertCart, values })
  },

  /** Writes a changed cart; false when somebody else changed it since it was read. */
  update: async (cart: Cart, readVersion: number): Promise<boolean> => {
    const values = [cart.id, cart, cart.version, cart.state, cart.expiresAt, cart.updatedAt, readVersion]
    const { rowCount } = await pool.query({ name: 'cart-update', text: updateCart, values })
    return rowCount === 1
  },
})

export type CartQueries = ReturnType<typeof createCartQueries>
