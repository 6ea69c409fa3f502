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
import type { HoldState } from '@lacehouse/domain/cart/held-line'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { Pool } from 'pg'
import { type Shopper, shopperOfCartJson } from '../consumers/shopper.ts'
import { holdStates } from '../holds/hold-states.ts'
import {
  findRedemption,
  type NewCartQuestion,
  type RedemptionQuestion,
  type RedemptionRow,
  readNewCartFacts,
} from '../promotions/find-redemption.ts'
import { type FreeStock, freeStockJson } from '../stock/stock.queries.ts'
import { type BalancesOfCart, balancesAndEarningsOfCart, balancesOfCart } from './balances-of-cart.ts'

export type CartQuestion = {
  readonly cartId: string
  readonly owner: CartOwner
  /** A cart of another site is not found: its prices, taxes and stock are others. */
  readonly siteId: string
  readonly warehouse: string
  /** Variants that the call adds. */
  readonly variantIds: readonly string[]
  readonly storeIds: readonly string[]
  /** Coupons and promotions to read besides the coupons on the cart. */
  readonly promotions?: RedemptionQuestion
  /** Reads what a member earned lately, for the tiers of the site. */
  readonly hasTiers?: boolean
  /** Milliseconds since 1970; a balance that has expired by then counts as zero. */
  readonly now: number
}

/** The number of declined cards that stops a cart, for an hour after the last one. */
export const mostDeclines = 5
const isStopped = sql`(c.declined_payments >= ${literal(mostDeclines)} and c.last_declined_at > now() - interval '1 hour')`

const ofOwner = sql`owner_kind = ${param('ownerKind', carts.ownerKind)} and owner_id = ${param('ownerId', text)}`

const holdsOfCart = holdStates(sql`array(
    select (line #>> '{reservation,id}')::uuid from jsonb_array_elements(c.doc -> 'lines') line where line ? 'reservation')`)

const rowOfCart = {
  doc: carts.doc,
  state: carts.state,
  orderNumber: carts.orderNumber,
  /** True after too many declined cards; the shop charges nothing for the cart meanwhile. */
  isStopped: boolean,
  /** Free stock of the cart's variants and the added ones, at the warehouse and at the cart's pickup stores. */
  stock: json<readonly FreeStock[]>(),
  /** The balances of the cart's owner; null where none can matter to this cart. */
  balances: nullable(json<BalancesOfCart>()),
  /** Null for a guest's cart, and for a deleted consumer's. */
  shopper: nullable(json<Shopper>()),
  /** The reservations at stores that lines of the cart name, by id; null without such lines. */
  holds: nullable(json<Readonly<Record<string, HoldState>>>()),
}

const toReading = (balances: typeof balancesOfCart) => sql`
    select c.doc, c.state, c.order_number as "orderNumber", ${isStopped} as "isStopped", (
      select ${freeStockJson} from stock_items s
      where s.variant_id = any (array(select line ->> 'variantId' from jsonb_array_elements(c.doc -> 'lines') line)
          || ${param('variantIds', arrayOf(text))}::text[])
        and s.location_id = any (array(select line #>> '{delivery,storeId}' from jsonb_array_elements(c.doc -> 'lines') line
          where line #>> '{delivery,storeId}' is not null) || ${param('locationIds', arrayOf(text))}::text[])
    ) as stock,
    (${balances}) as balances,
    case when c.owner_kind = 'consumer' then
      (select ${shopperOfCartJson} from consumers k where k.consumer_no = c.owner_id) end as shopper,
    case when c.doc @? '$.lines[*].reservation' then (${holdsOfCart}) end as holds
    from carts c where c.id = ${param('cartId', uuid)} and c.site_id = ${param('siteId', text)} and ${ofOwner}`

const readCart = statement({ name: 'cart-read', row: rowOfCart, sql: toReading(balancesOfCart) })

const readCartWithEarnings = statement({
  name: 'cart-read-with-earnings',
  row: rowOfCart,
  sql: toReading(balancesAndEarningsOfCart),
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

// The column holds the expiry rounded up to the day, so that most changes of a cart leave the index of this column unchanged.
// The document holds the exact time.
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

// Writes only the version that was read, and never a cart that an order is taking.
export const updateCart = sql`
  update carts set doc = ${param('doc', carts.doc)}, version = ${param('version', integer)}, state = ${param('state', carts.state)},
    expires_at = ${expiryDay}, updated_at = ${moment('updatedAt')}
  where id = ${param('cartId', uuid)} and version = ${param('readVersion', integer)} and state = 'open'`

/** Locks the cart that `updateCart` writes, if its version is still the one that was read. */
export const lockCart = sql`
  select id from carts
  where id = ${param('cartId', uuid)} and version = ${param('readVersion', integer)} and state = 'open' for update`

// Closes the old cart and inserts the new one together, or does neither.
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
    insert into staff_actions (site_id, actor_id, actor_type, action, subject, data, consumer_no)
    select ${param('siteId', text)}, ${param('actorId', text)}, ${param('actorType', text)}, ${param('action', text)}, id::text,
      ${param('data', staffActions.data)}::jsonb, ${param('consumerNo', nullable(text))}
    from changed`,
})

/** A manual change by a member of staff, for the audit log. */
export type StaffAction = {
  readonly actorId: string
  readonly actorType: string
  readonly action: string
  readonly data: Readonly<Record<string, unknown>>
  /** The customer for whom an agent acts; null in a session of a store. */
  readonly consumerNo: string | null
}

/** Returns the parameters of `updateCart`. */
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

/** Returns the parameters of the new cart in `renew`. */
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

/** Creates the queries of carts. Each read and each write is one statement. */
export function createCartQueries(pool: Pool) {
  return {
    /** Finds a cart of this owner and site with its stock; returns null for an unknown cart and for another owner's or site's. */
    findCart: async ({ cartId, owner, siteId, warehouse, now, ...asked }: CartQuestion): Promise<CartRow | null> => {
      const mayHaveTier = asked.hasTiers && owner.kind === 'consumer'
      const row = await findRow(pool, mayHaveTier ? readCartWithEarnings : readCart, {
        cartId,
        siteId,
        ownerKind: owner.kind,
        ownerId: owner.id,
        variantIds: asked.variantIds,
        locationIds: [warehouse, ...asked.storeIds],
        now,
      })
      return row ? { ...row, ...(await findRedemption(pool, row, asked.promotions)) } : null
    },

    /** Finds the owner's cart with the latest change, for calls without a cart id. */
    findOpenId: async ({ kind, id }: CartOwner, siteId: string): Promise<string | null> =>
      (await findRow(pool, findOpenId, { ownerKind: kind, ownerId: id, siteId }))?.id ?? null,

    /** Reads the stock and the redemption facts of a cart before its first write. */
    readNewCartFacts: (question: NewCartQuestion) => readNewCartFacts(pool, question),

    /** Finds the owner of a site's cart; for staff only. */
    findOwner: (cartId: string, siteId: string): Promise<CartOwner | null> =>
      findRow(pool, findOwner, { cartId, siteId }),

    /** Lists the carts of a site that have items, the latest change first. */
    listRecent: async (siteId: string, count: number): Promise<Cart[]> =>
      (await listRows(pool, listRecent, { siteId, count })).map(({ doc }) => doc),

    insert: async (cart: Cart): Promise<void> => {
      const { id: cartId, siteId, owner, version, state, expiresAt, createdAt } = cart
      const ofCart = { cartId, siteId, ownerKind: owner.kind, ownerId: owner.id, version, state, expiresAt, createdAt }
      await execute(pool, insertCart, { ...ofCart, doc: cart })
    },

    /** Closes a cart and writes its replacement. Returns false and writes nothing when the cart has changed since `readVersion`. */
    renew: async (closed: Cart, readVersion: number, renewed: Cart): Promise<boolean> =>
      (await execute(pool, renew, { ...toUpdateValues(closed, readVersion), ...toRenewedValues(renewed) })) === 1,

    /** Writes a changed cart; returns false when it has changed since `readVersion`. */
    update: async (cart: Cart, readVersion: number): Promise<boolean> =>
      (await execute(pool, update, toUpdateValues(cart, readVersion))) === 1,

    /** Writes a changed cart and the staff action in one commit; returns false when the cart has changed since `readVersion`. */
    updateByStaff: async (cart: Cart, readVersion: number, action: StaffAction): Promise<boolean> => {
      const values = { ...toUpdateValues(cart, readVersion), siteId: cart.siteId, ...action }
      return (await execute(pool, updateByStaff, values)) === 1
    },
  }
}

export type CartQueries = ReturnType<typeof createCartQueries>
