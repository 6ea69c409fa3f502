import {
  arrayOf,
  carts,
  execute,
  findRow,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Cart } from '@lacehouse/domain/cart/cart'
import { isCartExpired } from '@lacehouse/domain/cart/cart-expiry'
import { type HoldState, withHoldStates } from '@lacehouse/domain/cart/held-line'
import type { PoolClient } from 'pg'
import { type Shopper, shopperJson } from '../../core/consumers/shopper.ts'
import { holdStates } from '../../core/holds/hold-states.ts'
import { type FreeStock, freeStockJson } from '../../core/stock/stock.queries.ts'

export type LockedCarts = {
  /** Null where the guest has no such cart. */
  readonly guest: Cart | null
  /** The consumer's open cart with the latest change. */
  readonly consumer: Cart | null
  readonly stock: readonly FreeStock[]
  readonly shopper: Shopper | null
}

type Owners = {
  readonly guestId: string
  readonly basketId: string
  readonly consumerNo: string
  readonly siteId: string
}
const consumerNo = param('consumerNo', text)

const holdConsumer = statement({
  name: 'merge-lock-consumer',
  sql: sql`select 1 from consumers where consumer_no = ${consumerNo} for no key update nowait`,
})

/** Locks the row of the consumer until the transaction ends; a second transaction fails at once (55P03). */
export async function lockConsumer(client: PoolClient, consumerNo: string): Promise<void> {
  await execute(client, holdConsumer, { consumerNo })
}

const lockCarts = statement({
  name: 'merge-lock-carts',
  row: { doc: carts.doc, state: carts.state, kind: carts.ownerKind },
  sql: sql`
    select doc, state, owner_kind as kind from carts
    where (id = ${param('basketId', uuid)} and owner_kind = 'guest' and owner_id = ${param('guestId', text)})
      or (owner_kind = 'consumer' and owner_id = ${consumerNo} and site_id = ${param('siteId', text)} and state = 'open')
    order by owner_kind, updated_at desc for no key update nowait`,
})

const readFacts = statement({
  name: 'merge-facts',
  row: {
    stock: json<readonly FreeStock[]>(),
    shopper: json<Shopper>(),
    holds: nullable(json<Readonly<Record<string, HoldState>>>()),
  },
  sql: sql`
    select (${holdStates(sql`${param('reservationIds', arrayOf(uuid))}::uuid[]`)}) as holds, (select ${freeStockJson} from stock_items s
        where s.variant_id = any (${param('variantIds', arrayOf(text))})
          and s.location_id = any (${param('locationIds', arrayOf(text))})) as stock, ${shopperJson} as shopper
    from consumers k where k.consumer_no = ${consumerNo}`,
})

/** Locks both carts and reads them with the free stock of their items. */
export async function lockBoth(
  client: PoolClient,
  owners: Owners,
  { warehouse, now }: { warehouse: string; now: number },
): Promise<LockedCarts> {
  const rows = await listRows(client, lockCarts, owners)
  const listOf = (kind: 'guest' | 'consumer'): Cart[] =>
    rows.filter((row) => row.kind === kind).map(({ doc, state }) => ({ ...doc, state }))
  const [guest = null] = listOf('guest')
  const open = listOf('consumer').find((cart) => !isCartExpired(cart, now)) ?? null
  const lines = [...(guest?.lines ?? []), ...(open?.lines ?? [])]
  const stores = lines.flatMap(({ delivery }) => (delivery.kind === 'pickup' ? [delivery.storeId] : []))
  const facts = await findRow(client, readFacts, {
    variantIds: lines.map(({ variantId }) => variantId),
    locationIds: [warehouse, ...stores],
    consumerNo: owners.consumerNo,
    reservationIds: lines.flatMap(({ reservation }) => reservation?.id ?? []),
  })
  const holds = facts?.holds ?? {}
  return {
    guest: guest && withHoldStates(guest, holds, now),
    consumer: open && withHoldStates(open, holds, now),
    stock: facts?.stock ?? [],
    shopper: facts?.shopper ?? null,
  }
}

const writeBoth = statement({
  name: 'merge-save',
  sql: sql`
    with closed as (
      update carts set doc = ${param('guestDoc', carts.doc)}, version = ${param('guestVersion', integer)},
        state = ${param('guestState', carts.state)}, updated_at = ${moment('guestUpdatedAt')}
      where id = ${param('guestCartId', uuid)}
    ), moved as (
      update reservations set owner_kind = ${param('ownerKind', text)}, owner_id = ${param('ownerId', text)}
      where state = 'held' and owner_kind = 'guest' and owner_id = ${param('guestId', text)}
    )
    insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
    values (${param('id', uuid)}, ${param('siteId', text)}, ${param('ownerKind', carts.ownerKind)}, ${param('ownerId', text)},
      ${param('version', integer)}, ${param('state', carts.state)}, ${param('doc', carts.doc)}, ${moment('expiresAt')},
      ${moment('createdAt')}, ${moment('updatedAt')})
    on conflict (id) do update set doc = excluded.doc, version = excluded.version, expires_at = excluded.expires_at,
      updated_at = excluded.updated_at`,
})

/** Saves both carts in one statement; the guest's reservations at stores become the consumer's. */
export async function save(client: PoolClient, { cart, guest }: { cart: Cart; guest: Cart }): Promise<void> {
  const { id, siteId, owner, version, state, expiresAt, createdAt, updatedAt } = cart
  await execute(client, writeBoth, {
    ...{ guestCartId: guest.id, guestDoc: guest, guestVersion: guest.version },
    ...{ guestState: guest.state, guestUpdatedAt: guest.updatedAt, guestId: guest.owner.id },
    ...{ id, siteId, ownerKind: owner.kind, ownerId: owner.id, version, state, doc: cart },
    ...{ expiresAt, createdAt, updatedAt },
  })
}
