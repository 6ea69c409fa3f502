import type { Cart } from '@lacehouse/domain/cart/cart'
import { isCartExpired } from '@lacehouse/domain/cart/cart-expiry'
import type { PoolClient } from 'pg'
import { type Shopper, shopperJson } from '../../core/consumers/shopper.ts'
import type { FreeStock } from '../../core/stock/stock.queries.ts'

export type LockedCarts = {
  /** Null where the guest has no such cart. */
  readonly guest: Cart | null
  /** The open cart of the consumer that was changed last. */
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
type LockedRow = { readonly doc: Cart; readonly state: Cart['state']; readonly kind: 'guest' | 'consumer' }

/** Holds the consumer for the length of the transaction; whoever holds them already makes this one fail at once (55P03). */
export async function lockConsumer(client: PoolClient, consumerNo: string): Promise<void> {
  const text = 'select 1 from consumers where consumer_no = $1 for no key update nowait'
  await client.query({ name: 'merge-lock-consumer', text, values: [consumerNo] })
}

const lockCarts = `
  select doc, state, owner_kind as kind from carts
  where (id = $1 and owner_kind = 'guest' and owner_id = $2)
    or (owner_kind = 'consumer' and owner_id = $3 and site_id = $4 and state = 'open')
  order by owner_kind, updated_at desc for no key update nowait`

const readFacts = `
  select (select coalesce(json_agg(json_build_object('variantId', variant_id, 'locationId', location_id,
      'quantity', on_hand - reserved)), '[]') from stock_items
      where variant_id = any ($1) and location_id = any ($2)) as stock, ${shopperJson} as shopper
  from consumers k where k.consumer_no = $3`

/** Both carts, locked, with what is free of their goods. */
export async function lockBoth(
  client: PoolClient,
  owners: Owners,
  { warehouse, now }: { warehouse: string; now: number },
): Promise<LockedCarts> {
  const { guestId, basketId, consumerNo, siteId } = owners
  const values = [basketId, guestId, consumerNo, siteId]
  const { rows } = await client.query<LockedRow>({ name: 'merge-lock-carts', text: lockCarts, values })
  const [guest] = rows.filter(({ kind }) => kind === 'guest').map(toCart)
  const consumer = rows.filter(({ kind }) => kind === 'consumer').map(toCart)
  const open = consumer.find((cart) => !isCartExpired(cart, now)) ?? null
  const lines = [...(guest?.lines ?? []), ...(open?.lines ?? [])]
  const stores = lines.flatMap(({ delivery }) => (delivery.kind === 'pickup' ? [delivery.storeId] : []))
  const facts = await client.query<Pick<LockedCarts, 'stock' | 'shopper'>>({
    name: 'merge-facts',
    text: readFacts,
    values: [lines.map(({ variantId }) => variantId), [warehouse, ...stores], consumerNo],
  })
  const { stock = [], shopper = null } = facts.rows[0] ?? {}
  return { guest: guest ?? null, consumer: open, stock, shopper }
}

const toCart = ({ doc, state }: LockedRow): Cart => ({ ...doc, state })

const writeBoth = `
  with closed as (
    update carts set doc = $2, version = $3, state = $4, updated_at = to_timestamp($5 / 1000.0) where id = $1
  )
  insert into carts (id, site_id, owner_kind, owner_id, version, state, doc, expires_at, created_at, updated_at)
  values ($6, $7, $8, $9, $10, $11, $12, to_timestamp($13 / 1000.0), to_timestamp($14 / 1000.0), to_timestamp($15 / 1000.0))
  on conflict (id) do update set doc = excluded.doc, version = excluded.version, expires_at = excluded.expires_at,
    updated_at = excluded.updated_at`

/** Writes both carts in one statement. */
export async function save(client: PoolClient, { cart, guest }: { cart: Cart; guest: Cart }): Promise<void> {
  const { owner } = cart
  const values = [
    ...[guest.id, guest, guest.version, guest.state, guest.updatedAt],
    ...[cart.id, cart.siteId, owner.kind, owner.id, cart.version, cart.state, cart],
    ...[cart.expiresAt, cart.createdAt, cart.updatedAt],
  ]
  await client.query({ name: 'merge-save', text: writeBoth, values })
}
