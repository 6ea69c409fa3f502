import { type Database, inTransaction } from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import type { Favourite } from '@lacehouse/domain/favourites/favourite'
import { planMergeFavourites } from '@lacehouse/domain/favourites/plan-merge-favourites'
import type { PoolClient } from 'pg'

/** Whose favourites: everybody has one list on each site. */
export type FavouritesOwner = { readonly siteId: string; readonly owner: CartOwner }

export type FavouriteList = { readonly listId: string; readonly list: readonly Favourite[] }

/** What a plan asks to be written. */
export type FavouritesChange = { readonly changed?: readonly Favourite[]; readonly removed?: string }

const items = `(
  select coalesce(json_agg(json_build_object('id', i.id, 'productId', i.product_id, 'color', i.colour_code, 'qty', i.qty,
    'addedAt', (extract(epoch from i.added_at) * 1000)::bigint) order by i.added_at desc, i.id), '[]')
  from favourite_items i where i.list_id = l.id
) as list`

const ofOwner = 'l.site_id = $1 and l.owner_kind = $2 and l.owner_id = $3'
const find = `select l.id as "listId", ${items} from favourite_lists l where ${ofOwner}`
const findShared = `select l.id as "listId", ${items} from favourite_shares s join favourite_lists l on l.id = s.list_id
  where s.id = $1`

// The row is held until the transaction ends: the limit is counted by one writer at a time.
const hold = `select l.id from favourite_lists l where ${ofOwner} for no key update`
const open = `insert into favourite_lists (site_id, owner_kind, owner_id) values ($1, $2, $3)
  on conflict (site_id, owner_kind, owner_id) do update set updated_at = now() returning id`
const read = `select l.id as "listId", ${items} from favourite_lists l where l.id = $1`

const write = `
  insert into favourite_items (id, list_id, product_id, colour_code, qty, added_at)
  select (j ->> 'id')::uuid, $1, j ->> 'productId', j ->> 'color', (j ->> 'qty')::int,
    to_timestamp((j ->> 'addedAt')::bigint / 1000.0)
  from jsonb_array_elements($2) j
  on conflict (list_id, product_id, colour_code) do update set qty = excluded.qty`

// A guest's link shows the consumer's list from then on only where that was shown already, or had nothing in it to show.
const followLinks = `
  update favourite_shares set list_id = $2 where list_id = $1 and (
    exists (select 1 from favourite_shares where list_id = $2)
    or not exists (select 1 from favourite_items where list_id = $2))`

const share = `
  with known as (select id from favourite_shares where list_id = $1 order by created_at, id limit 1), made as (
    insert into favourite_shares (list_id) select $1 where not exists (select 1 from known) returning id
  )
  select id from known union all select id from made`

type MergeFavourites = {
  readonly siteId: string
  readonly guestId: string
  readonly consumerNo: string
  /** The list that the call names: another than the guest's own is left alone (AUTH-13). */
  readonly named?: string | undefined
}

const toKey = ({ siteId, owner }: FavouritesOwner): string[] => [siteId, owner.kind, owner.id]

const readHeld = async (client: PoolClient, listId: string): Promise<FavouriteList> => {
  const { rows } = await client.query<FavouriteList>({ name: 'favourites-read', text: read, values: [listId] })
  return rows[0] ?? { listId, list: [] }
}

const holdList = async (client: PoolClient, owner: FavouritesOwner): Promise<string | null> => {
  const { rows } = await client.query<{ id: string }>({ name: 'favourites-hold', text: hold, values: toKey(owner) })
  return rows[0]?.id ?? null
}

const openList = async (client: PoolClient, owner: FavouritesOwner): Promise<FavouriteList> => {
  const { rows } = await client.query<{ id: string }>({ name: 'favourites-open', text: open, values: toKey(owner) })
  return readHeld(client, rows[0]?.id ?? '')
}

const save = async (client: PoolClient, listId: string, { changed = [], removed }: FavouritesChange): Promise<void> => {
  if (removed !== undefined) {
    const text = 'delete from favourite_items where list_id = $1 and id = $2'
    await client.query({ name: 'favourites-remove', text, values: [listId, removed] })
  }
  if (changed.length > 0)
    await client.query({ name: 'favourites-write', text: write, values: [listId, JSON.stringify(changed)] })
}

/** Statements on the lists of favourites. */
export function createFavouritesQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** The owner's list; null for who has never had a favourite. */
    find: async (owner: FavouritesOwner): Promise<FavouriteList | null> => {
      const { rows } = await pool.query<FavouriteList>({ name: 'favourites-find', text: find, values: toKey(owner) })
      return rows[0] ?? null
    },

    /** The list behind a link; null where there is no such link. */
    findShared: async (shareId: string): Promise<FavouriteList | null> => {
      const { rows } = await pool.query<FavouriteList>({
        name: 'favourites-shared',
        text: findShared,
        values: [shareId],
      })
      return rows[0] ?? null
    },

    /** Changes the owner's list as `plan` says of what is on it, with nobody else writing meanwhile; a throw leaves it as it was. */
    change: (
      owner: FavouritesOwner,
      plan: (found: FavouriteList) => FavouritesChange & { readonly list: readonly Favourite[] },
    ): Promise<FavouriteList> =>
      inTransaction(pool, async (client) => {
        const found = await openList(client, owner)
        const planned = plan(found)
        await save(client, found.listId, planned)
        return { listId: found.listId, list: planned.list }
      }),

    /** The link of the owner's list of that id, made where it has none; null where it is not theirs. */
    share: (owner: FavouritesOwner, listId: string): Promise<string | null> =>
      inTransaction(pool, async (client) => {
        if ((await holdList(client, owner)) !== listId) return null
        const { rows } = await client.query<{ id: string }>({ name: 'favourites-share', text: share, values: [listId] })
        return rows[0]?.id ?? null
      }),

    /** Brings a guest's list into the consumer's at sign-in, and ends it; done twice it changes nothing more (S1.4). */
    merge: async (
      client: PoolClient,
      { siteId, guestId, consumerNo, named }: MergeFavourites,
    ): Promise<FavouriteList | null> => {
      const guestList = await holdList(client, { siteId, owner: { kind: 'guest', id: guestId } })
      if (!guestList || (named !== undefined && named !== guestList)) return null
      const guest = await readHeld(client, guestList)
      const { listId, list } = await openList(client, { siteId, owner: { kind: 'consumer', id: consumerNo } })
      await client.query({ name: 'favourites-follow', text: followLinks, values: [guestList, listId] })
      await client.query({
        name: 'favourites-end',
        text: 'delete from favourite_lists where id = $1',
        values: [guestList],
      })
      const merged = planMergeFavourites(guest.list, list)
      await save(client, listId, merged)
      return { listId, list: merged.list }
    },
  }
}

export type FavouritesQueries = ReturnType<typeof createFavouritesQueries>
