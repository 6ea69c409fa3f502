import {
  boolean,
  type Database,
  execute,
  favouriteLists,
  findRow,
  getRow,
  inTransaction,
  json,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { Favourite } from '@lacehouse/domain/favourites/favourite'
import { planMergeFavourites } from '@lacehouse/domain/favourites/plan-merge-favourites'
import type { PoolClient } from 'pg'

/** The owner of a list of favourites; each owner has one list on each site. */
export type FavouritesOwner = { readonly siteId: string; readonly owner: CartOwner }

export type FavouriteList = {
  readonly listId: string
  readonly list: readonly Favourite[]
  /** Whether a link shows it to other people, where that was asked for. */
  readonly isShared?: boolean
}

/** The writes of a plan. */
export type FavouritesChange = { readonly changed?: readonly Favourite[]; readonly removed?: string }

const items = sql`(
  select coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'color', i.colour_code, 'qty', i.qty,
    'addedAt', (extract(epoch from i.added_at) * 1000)::bigint) order by i.added_at desc, i.id), '[]')
  from favourite_items i where i.list_id = l.id
) as list`

const row = { listId: favouriteLists.id, list: json<readonly Favourite[]>() }

const siteId = param('siteId', text)
const ownerKind = param('ownerKind', favouriteLists.ownerKind)
const ownerId = param('ownerId', text)
const listId = param('listId', uuid)
const ofOwner = sql`l.site_id = ${siteId} and l.owner_kind = ${ownerKind} and l.owner_id = ${ownerId}`

const find = statement({
  name: 'favourites-find',
  row: { ...row, isShared: boolean },
  sql: sql`select l.id as "listId", ${items}, exists (select from favourite_shares s where s.list_id = l.id) as "isShared"
    from favourite_lists l where ${ofOwner}`,
})

const findShared = statement({
  name: 'favourites-shared',
  row,
  sql: sql`select l.id as "listId", ${items} from favourite_shares s join favourite_lists l on l.id = s.list_id
    where s.id = ${param('shareId', uuid)}`,
})

// Locks the list until the transaction ends, so that one writer at a time counts its items.
const hold = statement({
  name: 'favourites-hold',
  row: { id: favouriteLists.id },
  sql: sql`select l.id from favourite_lists l where ${ofOwner} for no key update`,
})

const open = statement({
  name: 'favourites-open',
  row: { id: favouriteLists.id },
  sql: sql`insert into favourite_lists (site_id, owner_kind, owner_id) values (${siteId}, ${ownerKind}, ${ownerId})
    on conflict (site_id, owner_kind, owner_id) do update set updated_at = now() returning id`,
})

const read = statement({
  name: 'favourites-read',
  row,
  sql: sql`select l.id as "listId", ${items} from favourite_lists l where l.id = ${listId}`,
})

const write = statement({
  name: 'favourites-write',
  sql: sql`
    insert into favourite_items (id, list_id, product_id, colour_code, qty, added_at)
    select (j ->> 'id')::uuid, ${listId}, j ->> 'productId', j ->> 'color', (j ->> 'qty')::int,
      to_timestamp((j ->> 'addedAt')::bigint / 1000.0)
    from jsonb_array_elements(${param('changed', json<readonly Favourite[]>())}) j
    on conflict (list_id, product_id, colour_code) do update set qty = excluded.qty`,
})

const remove = statement({
  name: 'favourites-remove',
  sql: sql`delete from favourite_items where list_id = ${listId} and id = ${param('removed', uuid)}`,
})

// A guest's link leads to the consumer's list only where that list is shared already or empty.
const followLinks = statement({
  name: 'favourites-follow',
  sql: sql`
    update favourite_shares set list_id = ${listId} where list_id = ${param('guestList', uuid)} and (
      exists (select 1 from favourite_shares where list_id = ${listId})
      or not exists (select 1 from favourite_items where list_id = ${listId}))`,
})

const end = statement({ name: 'favourites-end', sql: sql`delete from favourite_lists where id = ${listId}` })

const share = statement({
  name: 'favourites-share',
  row: { id: uuid },
  sql: sql`
    with known as (select id from favourite_shares where list_id = ${listId} order by created_at, id limit 1), made as (
      insert into favourite_shares (list_id) select ${listId} where not exists (select 1 from known) returning id
    )
    select id from known union all select id from made`,
})

const stopSharing = statement({
  name: 'favourites-stop-sharing',
  sql: sql`delete from favourite_shares where list_id = ${listId}`,
})

type MergeFavourites = {
  readonly siteId: string
  readonly guestId: string
  readonly consumerNo: string
  /** The list that the call names; a list of another owner stays as it is (AUTH-13). */
  readonly named?: string | undefined
}

const toKey = ({ siteId, owner }: FavouritesOwner) => ({ siteId, ownerKind: owner.kind, ownerId: owner.id })

const readList = async (client: PoolClient, listId: string): Promise<FavouriteList> =>
  (await findRow(client, read, { listId })) ?? { listId, list: [] }

const lockList = async (client: PoolClient, owner: FavouritesOwner): Promise<string | null> =>
  (await findRow(client, hold, toKey(owner)))?.id ?? null

const ensureList = async (client: PoolClient, owner: FavouritesOwner): Promise<FavouriteList> => {
  const { id } = await getRow(client, open, toKey(owner))
  return readList(client, id)
}

const save = async (client: PoolClient, listId: string, { changed = [], removed }: FavouritesChange): Promise<void> => {
  if (removed !== undefined) await execute(client, remove, { listId, removed })
  if (changed.length > 0) await execute(client, write, { listId, changed })
}

/** Creates the queries of favourites. */
export function createFavouritesQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Finds the owner's list; returns null for an owner without a list. */
    find: (owner: FavouritesOwner): Promise<FavouriteList | null> => findRow(pool, find, toKey(owner)),

    /** Finds the list of a shared link. */
    findShared: (shareId: string): Promise<FavouriteList | null> => findRow(pool, findShared, { shareId }),

    /** Locks the owner's list and applies `plan` to it. The list stays as it is when `plan` throws. */
    change: (
      owner: FavouritesOwner,
      plan: (found: FavouriteList) => FavouritesChange & { readonly list: readonly Favourite[] },
    ): Promise<FavouriteList> =>
      inTransaction(pool, async (client) => {
        const found = await ensureList(client, owner)
        const planned = plan(found)
        await save(client, found.listId, planned)
        return { listId: found.listId, list: planned.list }
      }),

    /** Finds or creates the link of a list; returns null when the list is not the owner's. */
    share: (owner: FavouritesOwner, listId: string): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        if ((await lockList(client, owner)) !== listId) return null
        return (await getRow(client, share, { listId })).id
      }),

    /** Deletes the links of a list; false when the list is not the owner's. */
    stopSharing: (owner: FavouritesOwner, listId: string): Promise<boolean> =>
      inTransaction(pool, async (client) => {
        if ((await lockList(client, owner)) !== listId) return false
        await execute(client, stopSharing, { listId })
        return true
      }),

    /** Merges a guest's list into the consumer's at sign-in and deletes it. A repetition changes nothing. */
    merge: async (
      client: PoolClient,
      { siteId, guestId, consumerNo, named }: MergeFavourites,
    ): Promise<FavouriteList | null> => {
      const guestList = await lockList(client, { siteId, owner: { kind: 'guest', id: guestId } })
      if (!guestList || (named !== undefined && named !== guestList)) return null
      const guest = await readList(client, guestList)
      const { listId, list } = await ensureList(client, { siteId, owner: { kind: 'consumer', id: consumerNo } })
      await execute(client, followLinks, { guestList, listId })
      await execute(client, end, { listId: guestList })
      const merged = planMergeFavourites(guest.list, list)
      await save(client, listId, merged)
      return { listId, list: merged.list }
    },
  }
}

export type FavouritesQueries = ReturnType<typeof createFavouritesQueries>
