import {
  arrayOf,
  boolean,
  carts,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  literal,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  staffActions,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
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
import { type FreeStock, freeStockJson } from '../stock/stock.queries.ts'
import { balancesOfCart } from './balances-of-cart.ts'
import type { RedemptionRow } from './to-redemption-facts.ts'

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
const isStopped = sql`(c.declined_payments >= ${literal(mostDeclines)} and c.last_declined_at > now() - interval '1 hour')`

const ofOwner = sql`owner_kind = ${param('ownerKind', carts.ownerKind)} and owner_id = ${param('ownerId', text)}`

const readCart = statement({
  name: 'cart-read',
  row: {
    doc: carts.doc,
    state: carts.state,
    orderNumber: carts.orderNumber,
    /** Too many cards were declined: nothing is charged for it for a while (T22). */
    isStopped: boolean,
    /** What is free of the cart's variants, and of those asked about besides, at the warehouse and the stores it collects from. */
    stock: json<readonly FreeStock[]>(),
    /** The balances that the shop holds for the cart's owner; null where none can matter to this cart. */
    balances: nullable(json<ShopperBalances>()),
    /** Null for a guest's cart, and for one whose consumer is no more. */
    shopper: nullable(json<Shopper>()),
  },
  sql: sql`
    select c.doc, c.state, c.order_number as "orderNumber", ${isStopped} as "isStopped", (
      select ${freeStockJson} from stock_items s
      where s.variant_id = any (array(select line ->> 'variantId' from jsonb_array_elements(c.doc -> 'lines') line)
          || ${param('variantIds', arrayOf(text))}::text[])
        and s.location_id = any (array(select line #>> '{delivery,storeId}' from jsonb_array_elements(c.doc -> 'lines') line
          where line #>> '{delivery,storeId}' is not null) || ${param('locationIds', arrayOf(text))}::text[])
    ) as stock,
    (${balancesOfCart}) as balances,
    case when c.owner_kind = 'consumer' then
      (select ${shopperJson} from consumers k where k.consumer_no = c.owner_id) end as shopper
    from carts c where c.id = ${param('cartId', uuid)} and ${ofOwner}`,
})

export type CartRow = RowOf<typeof readCart> & RedemptionRow

const findOpenId = statement({
  name: 'cart-open',
  row: { id: carts.id },
  sql: sql`select id from carts where ${ofOwner} and site_id = ${param('siteId', text)}
    and state in ('open', 'ordering') order by updated_at desc limit 1`,
})

const findOwner = statement({
  name: 'cart-owner',
  row: { kind: carts.ownerKind, id: carts.ownerId },
  sql: sql`select owner_kind as kind, owner_id as id from carts
    where id = ${param('cartId', uuid)} and site_id = ${param('siteId', text)}`,
})

const listRecent = statement({
  name: 'carts-recent',
  row: { doc: carts.doc },
  sql: sql`select doc from carts where site_id = ${param('siteId', text)} and state in ('open', 'ordering', 'ordered')
    and jsonb_array_length(doc -> 'lines') > 0 order by updated_at desc limit ${param('count', integer)}`,
})

// Rounded up to the day: a time that every change moves would be written into the index each time, and the row into all others with it.
// The exact time stands in the document.
function toExpiryDay<Name extends string>(name: Name) {
  return sql`to_timestamp(ceil(${param(name, float)} / ${literal(days(1))}.0) * ${literal(days(1) / seconds(1))})`
}

const expiryDay = toExpiryDay('expiresAt')

const insertCart = statement({
  name: 'cart-insert',
  sql: sql`
    insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
    values (${param('cartId', uuid)}, ${param('siteId', text)}, ${param('ownerKind', carts.ownerKind)}, ${param('ownerId', text)},
      ${param('version', integer)}, ${param('state', carts.state)}, ${param('doc', carts.doc)}, ${expiryDay},
      ${moment('createdAt')}, ${moment('createdAt')})`,
})

// Written only onto the version that was read, and never onto a cart that is being ordered meanwhile.
export const updateCart = sql`
  update carts set doc = ${param('doc', carts.doc)}, version = ${param('version', integer)}, state = ${param('state', carts.state)},
    expires_at = ${expiryDay}, updated_at = ${moment('updatedAt')}
  where id = ${param('cartId', uuid)} and version = ${param('readVersion', integer)} and state = 'open'`

/** Holds the cart that `updateCart` is to write, if it is still as it was read. */
export const lockCart = sql`
  select id from carts
  where id = ${param('cartId', uuid)} and version = ${param('readVersion', integer)} and state = 'open' for update`

// The new cart exists only if the old one is closed with it, and the old one is closed only if the new one exists.
const renew = statement({
  name: 'cart-renew',
  sql: sql`
    with closed as (${updateCart} returning id)
    insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
    select ${param('newCartId', uuid)}, ${param('siteId', text)}, ${param('ownerKind', carts.ownerKind)}, ${param('ownerId', text)},
      ${param('newVersion', integer)}, ${param('newState', carts.state)}, ${param('newDoc', carts.doc)}, ${toExpiryDay('newExpiresAt')},
      ${moment('createdAt')}, ${moment('createdAt')}
    from closed`,
})

const update = statement({ name: 'cart-update', sql: updateCart })

const updateByStaff = statement({
  name: 'cart-staff',
  sql: sql`
    with changed as (${updateCart} returning id)
    insert into staff_actions (site_id, actor_id, actor_type, action, subject, data)
    select ${param('siteId', text)}, ${param('actorId', text)}, ${param('actorType', text)}, ${param('action', text)}, id::text,
      ${param('data', staffActions.data)}::jsonb
    from changed`,
})

/** What a member of staff did by hand, stored with who it was. */
export type StaffAction = {
  readonly actorId: string
  readonly actorType: string
  readonly action: string
  readonly data: Readonly<Record<string, unknown>>
}

/** The values of `updateCart`. */
export function toUpdateValues(cart: Cart, readVersion: number) {
  return {
    cartId: cart.id,
    doc: cart,
    version: cart.version,
    state: cart.state,
    expiresAt: cart.expiresAt,
    updatedAt: cart.updatedAt,
    readVersion,
  }
}

/** The values of the new cart in `renew`. */
function toRenewedValues(cart: Cart) {
  const {
    id: newCartId,
    siteId,
    owner,
    version: newVersion,
    state: newState,
    expiresAt: newExpiresAt,
    createdAt,
  } = cart
  const ofOwner = { ownerKind: owner.kind, ownerId: owner.id }
  return { newCartId, siteId, ...ofOwner, newVersion, newState, newExpiresAt, newDoc: cart, createdAt }
}

/** Statements on carts: one to read a cart with its stock, one to write it. */
export function createCartQueries(pool: Pool) {
  return {
    /** The cart of its owner with its stock; null for an unknown one and for another's alike. */
    findCart: async ({ cartId, owner, warehouse, now, ...asked }: CartQuestion): Promise<CartRow | null> => {
      const row = await findRow(pool, readCart, {
        cartId,
        ownerKind: owner.kind,
        ownerId: owner.id,
        variantIds: asked.variantIds,
        locationIds: [warehouse, ...asked.storeIds],
        now,
      })
      return row ? { ...row, ...(await findRedemption(pool, row, asked.promotions)) } : null
    },

    /** The cart of its owner that was changed last, for calls that name none. */
    findOpenId: async ({ kind, id }: CartOwner, siteId: string): Promise<string | null> =>
      (await findRow(pool, findOpenId, { ownerKind: kind, ownerId: id, siteId }))?.id ?? null,

    /** What a cart that is not written yet stands on. */
    readNewCartFacts: (question: NewCartQuestion) => readNewCartFacts(pool, question),

    /** Whose a cart of a site is: for staff alone. */
    findOwner: (cartId: string, siteId: string): Promise<CartOwner | null> =>
      findRow(pool, findOwner, { cartId, siteId }),

    /** The carts of a site with something in them, the latest change first. */
    listRecent: async (siteId: string, count: number): Promise<Cart[]> =>
      (await listRows(pool, listRecent, { siteId, count })).map(({ doc }) => doc),

    insert: async (cart: Cart): Promise<void> => {
      const { id: cartId, siteId, owner, version, state, expiresAt, createdAt } = cart
      const ofCart = { cartId, siteId, ownerKind: owner.kind, ownerId: owner.id, version, state, expiresAt, createdAt }
      await execute(pool, insertCart, { ...ofCart, doc: cart })
    },

    /** Closes a cart that was read at a version and writes the one that replaces it; false, and neither is written, when it changed since. */
    renew: async (closed: Cart, readVersion: number, renewed: Cart): Promise<boolean> =>
      (await execute(pool, renew, { ...toUpdateValues(closed, readVersion), ...toRenewedValues(renewed) })) === 1,

    /** Writes a changed cart; false when it was changed since it was read. */
    update: async (cart: Cart, readVersion: number): Promise<boolean> =>
      (await execute(pool, update, toUpdateValues(cart, readVersion))) === 1,

    /** Writes a changed cart and, in the same commit, what a member of staff did to it; false when it was changed since. */
    updateByStaff: async (cart: Cart, readVersion: number, action: StaffAction): Promise<boolean> => {
      const values = { ...toUpdateValues(cart, readVersion), siteId: cart.siteId, ...action }
      return (await execute(pool, updateByStaff, values)) === 1
    },
  }
}

export type CartQueries = ReturnType<typeof createCartQueries>
