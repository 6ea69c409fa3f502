import {
  boolean,
  consumers,
  type Database,
  execute,
  findRow,
  getRow,
  inTransaction,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
  wishlists,
} from '@lacehouse/database'
import type { WishlistItem } from '@lacehouse/domain/favourites/wishlist'
import type { PoolClient } from 'pg'

/** The owner of wishlists: a consumer on a site. */
export type WishlistOwner = { readonly siteId: string; readonly consumerNo: string }

type WishlistId = WishlistOwner & { readonly listId: string }

const siteId = param('siteId', text)
const consumerNo = param('consumerNo', text)
const listId = param('listId', uuid)
const ofOwner = sql`w.consumer_no = ${consumerNo} and w.site_id = ${siteId}`
const own = sql`w.id = ${listId} and ${ofOwner}`

const item = sql`json_build_object('id', i.id, 'productId', i.product_id, 'color', i.colour_code,
  'addedAt', (extract(epoch from i.added_at) * 1000)::bigint)`
const items = sql`(select coalesce(json_agg(${item} order by i.added_at desc, i.id), '[]')
  from wishlist_items i where i.list_id = w.id) as list`

const listOf = statement({
  name: 'wishlists-of',
  row: {
    listId: wishlists.id,
    name: wishlists.name,
    shareId: wishlists.shareId,
    total: integer,
    latest: json<readonly WishlistItem[]>(),
    itemId: nullable(uuid),
  },
  sql: sql`
    select w.id as "listId", w.name, w.share_id as "shareId",
      (select count(*)::int from wishlist_items i where i.list_id = w.id) as total,
      (select coalesce(json_agg(${item} order by i.added_at desc, i.id), '[]') from (
        select * from wishlist_items one where one.list_id = w.id order by one.added_at desc, one.id limit 3) i) as latest,
      (select i.id from wishlist_items i where i.list_id = w.id and i.product_id = ${param('productId', text)}
        and i.colour_code = ${param('color', text)}) as "itemId"
    from wishlists w where ${ofOwner} order by w.created_at, w.id`,
})

export type WishlistSummary = RowOf<typeof listOf>

const row = {
  listId: wishlists.id,
  name: wishlists.name,
  shareId: wishlists.shareId,
  list: json<readonly WishlistItem[]>(),
}

const find = statement({
  name: 'wishlist-find',
  row,
  sql: sql`select w.id as "listId", w.name, w.share_id as "shareId", ${items} from wishlists w where ${own}`,
})

export type Wishlist = RowOf<typeof find>

// Locks the list until the transaction ends, so that one writer at a time counts its items.
const hold = statement({
  name: 'wishlist-hold',
  row: { id: wishlists.id },
  sql: sql`select w.id from wishlists w where ${own} for no key update`,
})

const findShared = statement({
  name: 'wishlist-shared',
  row,
  sql: sql`select w.id as "listId", w.name, w.share_id as "shareId", ${items} from wishlists w
    where w.share_id = ${param('shareId', uuid)}`,
})

// Locks the account, so that two tabs cannot pass the limit of lists.
const holdAccount = statement({
  name: 'wishlists-hold-account',
  row: { consumerNo: consumers.consumerNo },
  sql: sql`select c.consumer_no as "consumerNo" from consumers c where c.consumer_no = ${consumerNo} for no key update`,
})

const countOwn = statement({
  name: 'wishlists-count',
  row: { total: integer },
  sql: sql`select count(*)::int as total from wishlists w where ${ofOwner}`,
})

const create = statement({
  name: 'wishlist-create',
  row: { id: wishlists.id },
  sql: sql`insert into wishlists (site_id, consumer_no, name) values (${siteId}, ${consumerNo}, ${param('name', text)})
    returning id`,
})

const rename = statement({
  name: 'wishlist-rename',
  sql: sql`update wishlists w set name = ${param('name', text)}, updated_at = now() where ${own}`,
})

const remove = statement({ name: 'wishlist-delete', sql: sql`delete from wishlists w where ${own}` })

// A list that is shared keeps its link; one that was not gets a new one.
const share = statement({
  name: 'wishlist-share',
  row: { id: uuid },
  sql: sql`
    update wishlists w set share_id = case when ${param('isShared', boolean)} then coalesce(w.share_id, gen_random_uuid()) end,
      updated_at = now()
    where ${own} returning coalesce(w.share_id, w.id) as id`,
})

const addItem = statement({
  name: 'wishlist-add',
  sql: sql`
    insert into wishlist_items (id, list_id, product_id, colour_code, added_at)
    values (${param('id', uuid)}, ${listId}, ${param('productId', text)}, ${param('color', text)}, ${moment('addedAt')})`,
})

const removeItem = statement({
  name: 'wishlist-remove',
  sql: sql`delete from wishlist_items where list_id = ${listId} and id = ${param('itemId', uuid)}`,
})

type Plan<Result> = (found: Wishlist) => { readonly added?: WishlistItem | null; readonly result: Result }

const write = async (client: PoolClient, list: string, added: WishlistItem | null | undefined): Promise<void> => {
  if (added) await execute(client, addItem, { listId: list, ...added })
}

const hasOwn = async (client: PoolClient, key: WishlistId): Promise<boolean> =>
  (await findRow(client, hold, key)) !== null

function createItemQueries(pool: Database['pool']) {
  return {
    /** Locks a list and adds what `plan` answers; null where the list is not the owner's. */
    add: <Result>(key: WishlistId, plan: Plan<Result>): Promise<Result | null> =>
      inTransaction(pool, async (client) => {
        if (!(await hasOwn(client, key))) return null
        const planned = plan(await getRow(client, find, key))
        await write(client, key.listId, planned.added)
        return planned.result
      }),

    /** Removes an entry; false where list or entry are not the owner's. */
    removeItem: (key: WishlistId, itemId: string): Promise<boolean> =>
      inTransaction(
        pool,
        async (client) =>
          (await hasOwn(client, key)) && (await execute(client, removeItem, { listId: key.listId, itemId })) > 0,
      ),

    /** Moves an entry to another list of the owner in one transaction; null where one of them is not the owner's. */
    move: <Result>(
      { toListId, itemId, ...key }: WishlistId & { readonly toListId: string; readonly itemId: string },
      plan: (item: WishlistItem, target: Wishlist) => ReturnType<Plan<Result>>,
    ): Promise<Result | null> =>
      inTransaction(pool, async (client) => {
        const target = { ...key, listId: toListId }
        // In the order of their ids, so that two moves in opposite directions do not wait for each other.
        for (const one of [key, target].sort((a, b) => a.listId.localeCompare(b.listId)))
          if (!(await hasOwn(client, one))) return null
        const item = (await getRow(client, find, key)).list.find(({ id }) => id === itemId)
        if (!item) return null
        const planned = plan(item, await getRow(client, find, target))
        await execute(client, removeItem, { listId: key.listId, itemId })
        await write(client, toListId, planned.added)
        return planned.result
      }),
  }
}

/** Creates the queries of wishlists, the lists that consumers name. */
export function createWishlistsQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Lists an owner's wishlists, the oldest first, with their latest items and the entry of a product in a colour. */
    listOf: (owner: WishlistOwner, { productId, color }: Pick<WishlistItem, 'productId' | 'color'>) =>
      listRows(pool, listOf, { ...owner, productId, color }),

    find: (key: WishlistId): Promise<Wishlist | null> => findRow(pool, find, key),

    /** Finds the list of a link, which is valid while the list is shared. */
    findShared: (shareId: string): Promise<Wishlist | null> => findRow(pool, findShared, { shareId }),

    /** Creates a list by the name that `plan` answers for the number of lists. Nothing is created when `plan` throws. */
    create: (owner: WishlistOwner, plan: (count: number) => string): Promise<string> =>
      inTransaction(pool, async (client) => {
        await getRow(client, holdAccount, owner)
        const name = plan((await getRow(client, countOwn, owner)).total)
        return (await getRow(client, create, { ...owner, name })).id
      }),

    rename: async (key: WishlistId, name: string): Promise<boolean> =>
      (await execute(pool, rename, { ...key, name })) > 0,

    remove: async (key: WishlistId): Promise<boolean> => (await execute(pool, remove, key)) > 0,

    /** Shares a list and answers the id of its link; null where the list is not the owner's. */
    share: async (key: WishlistId): Promise<string | null> =>
      (await findRow(pool, share, { ...key, isShared: true }))?.id ?? null,

    stopSharing: async (key: WishlistId): Promise<boolean> =>
      (await findRow(pool, share, { ...key, isShared: false })) !== null,

    ...createItemQueries(pool),
  }
}

export type WishlistsQueries = ReturnType<typeof createWishlistsQueries>
