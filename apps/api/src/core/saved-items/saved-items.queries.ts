import {
  type Database,
  execute,
  findRow,
  integer,
  json,
  literal,
  moment,
  nullable,
  param,
  type RowOf,
  savedItems,
  savedLists,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import {
  getSavedItemKey,
  type ListedItem,
  maxSavedItems,
  type SavedItem,
} from '@lacehouse/domain/saved-items/saved-item'
import type { PoolClient } from 'pg'
import { lockCart, toUpdateValues, updateCart } from '../cart/cart.queries.ts'
import { endHold, renewHold } from '../reservations/hold-statement.ts'
import { ensureList, type ListKey, listOwner, withCapacity } from './saved-capacity.ts'

/** The owner of a list of saved items; each owner has one list on each site. */
export type ListOwner = { readonly siteId: string; readonly owner: CartOwner }

/** `reservationId` is the reservation to end or to renew with the move. */
type FromCart = { readonly item: SavedItem; readonly reservationId?: string | null | undefined }
type ToCart = { readonly itemId: string; readonly reservationId?: string | null | undefined }

const { siteId, kind, id } = listOwner
const ofOwner = sql`l.site_id = ${siteId} and l.owner_kind = ${kind} and l.owner_id = ${id}`
const itemId = param('itemId', uuid)
const key = param('key', text)
const item = param('item', savedItems.doc)

const readPage = statement({
  name: 'saved-page',
  row: { listId: savedLists.id, total: integer, items: json<readonly ListedItem[]>() },
  sql: sql`
    select l.id as "listId", (select count(*)::int from saved_items i where i.list_id = l.id) as total, (
      select coalesce(json_agg(json_build_object('id', i.id, 'item', i.doc, 'savedAt', extract(epoch from i.saved_at) * 1000)
        order by i.saved_at desc, i.id), '[]')
      from (
        select * from saved_items where list_id = l.id order by saved_at desc, id
        offset ${param('start', integer)} limit ${param('count', integer)}
      ) i
    ) as items
    from saved_lists l where ${ofOwner}`,
})

export type SavedPage = RowOf<typeof readPage>

const itemOfOwner = sql`from saved_items i join saved_lists l on l.id = i.list_id where i.id = ${itemId} and ${ofOwner}`

const findItem = statement({
  name: 'saved-item',
  row: { doc: savedItems.doc },
  sql: sql`select i.doc ${itemOfOwner}`,
})

// A repeated item replaces the one on the list, with the newer time and the larger quantity.
const onConflictMerge = sql`on conflict (list_id, key) do update set saved_at = excluded.saved_at, doc = excluded.doc ||
  jsonb_build_object('qty', greatest((saved_items.doc -> 'qty')::int, (excluded.doc -> 'qty')::int))`

const addItem = statement({
  name: 'saved-add',
  sql: sql`
    with list as (${ensureList(sql``)})
    insert into saved_items (list_id, key, doc, saved_at) select id, ${key}, ${item}, ${moment('now')} from list
    ${onConflictMerge}`,
})

// A changed item that equals another item of the list replaces it.
const changeItem = statement({
  name: 'saved-change',
  sql: sql`
    with own as (select i.id, i.list_id ${itemOfOwner} for update of i), twin as (
      delete from saved_items t using own where t.list_id = own.list_id and t.key = ${key} and t.id <> own.id returning t.id
    )
    update saved_items i set key = ${key}, doc = ${item} from own, (select count(*) from twin) as twins where i.id = own.id`,
})

const moveFromCart = statement({
  name: 'saved-from-cart',
  sql: sql`
    with changed as (${updateCart} returning id), list as (${ensureList(sql`from changed`)}), item as (
      insert into saved_items (list_id, key, doc, saved_at) select id, ${key}, ${item}, ${moment('updatedAt')} from list
      ${onConflictMerge}
    ), ${endHold(sql`changed`)}
    select id from changed`,
})

// Locks the cart before it deletes the item, so that only one of two tabs moves it.
const moveToCart = statement({
  name: 'saved-to-cart',
  sql: sql`
    with held as (${lockCart}), gone as (
      delete from saved_items i using held, saved_lists l
      where i.id = ${itemId} and l.id = i.list_id and l.owner_kind = ${kind} and l.owner_id = ${id} returning i.id
    ), ${renewHold(sql`gone`)}, changed as (
      ${updateCart} and exists (select 1 from gone)
        and (${param('reservationId', nullable(uuid))}::uuid is null or exists (select 1 from renewed)) returning id
    )
    select id from changed`,
})

const removeItem = statement({
  name: 'saved-remove',
  sql: sql`delete from saved_items i using saved_lists l
    where i.id = ${itemId} and l.id = i.list_id and ${ofOwner} and l.id = ${param('listId', uuid)}`,
})

const guestList = sql`select id from saved_lists
  where site_id = ${siteId} and owner_kind = 'guest' and owner_id = ${param('guestId', text)}`

const ensureMergedList = statement({
  name: 'saved-merge-open',
  row: { id: savedLists.id },
  sql: ensureList(sql`where exists (${guestList})`),
})

// Merges items that are on both lists; moves the latest others up to the capacity.
const listId = param('listId', uuid)
const merge = statement({
  name: 'saved-merge',
  sql: sql`
    with theirs as (${guestList}), mine as (select key from saved_items where list_id = ${listId}), moved as (
      delete from saved_items i using theirs where i.list_id = theirs.id and (i.key in (select key from mine) or i.id in (
        select o.id from saved_items o where o.list_id = theirs.id and o.key not in (select key from mine)
        order by o.saved_at desc, o.id limit greatest(0, ${literal(maxSavedItems)} - (select count(*) from mine))
      )) returning i.key, i.doc, i.saved_at
    )
    insert into saved_items (list_id, key, doc, saved_at) select ${listId}, key, doc, saved_at from moved
    ${onConflictMerge}`,
})

const toKey = ({ siteId, owner }: ListOwner): ListKey => ({ siteId, ownerKind: owner.kind, ownerId: owner.id })

/** Creates the queries of saved items. */
export function createSavedQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Finds a page of the owner's list, the latest item first; returns null for an owner without a list. */
    findPage: (list: ListOwner, page: { start: number; count: number }): Promise<SavedPage | null> =>
      findRow(pool, readPage, { ...toKey(list), ...page }),

    findItem: async (list: ListOwner, itemId: string): Promise<SavedItem | null> =>
      (await findRow(pool, findItem, { ...toKey(list), itemId }))?.doc ?? null,

    /** Adds an item to the list; returns `full` when the list is full. */
    add: (list: ListOwner, item: SavedItem, now: number): Promise<'saved' | 'full'> =>
      withCapacity(pool, { owner: toKey(list), item }, async (client) => {
        await execute(client, addItem, { ...toKey(list), key: getSavedItemKey(item), item, now })
        return 'saved' as const
      }),

    /** Changes an item of the list; returns false when the list does not have it. */
    change: async (list: ListOwner, itemId: string, item: SavedItem): Promise<boolean> =>
      (await execute(pool, changeItem, { ...toKey(list), itemId, key: getSavedItemKey(item), item })) === 1,

    /** Removes an item from the list; returns false when the list does not have it. */
    remove: async (list: ListOwner, listId: string, itemId: string): Promise<boolean> =>
      (await execute(pool, removeItem, { ...toKey(list), listId, itemId })) === 1,

    /**
     * Moves an item from the cart to the list in one commit and ends its reservation. Returns false when the cart has changed since
     * `readVersion`, and `full` when the list is full.
     */
    moveFromCart: (
      cart: Cart,
      readVersion: number,
      { item, reservationId = null }: FromCart,
    ): Promise<boolean | 'full'> =>
      withCapacity(pool, { owner: toKey(cart), item, cartId: cart.id }, async (client) => {
        const moved = { ...toKey(cart), key: getSavedItemKey(item), item, reservationId }
        return (await execute(client, moveFromCart, { ...toUpdateValues(cart, readVersion), ...moved })) === 1
      }),

    /** Moves an item from the list to the cart in one commit; returns false when either has changed meanwhile. */
    moveToCart: async (cart: Cart, readVersion: number, { itemId, reservationId = null }: ToCart): Promise<boolean> => {
      const values = { ...toUpdateValues(cart, readVersion), ...toKey(cart), itemId, reservationId }
      return (await execute(pool, moveToCart, values)) === 1
    },

    /**
     * Merges a guest's saved items into the consumer's list at sign-in, the latest first, up to the list's capacity. A repetition
     * changes nothing.
     */
    mergeSavedItems: async (
      client: PoolClient,
      { siteId, guestId, consumerNo }: { siteId: string; guestId: string; consumerNo: string },
    ): Promise<void> => {
      const ofConsumer = { siteId, ownerKind: 'consumer', ownerId: consumerNo } as const
      const mine = await findRow(client, ensureMergedList, { ...ofConsumer, guestId })
      if (mine) await execute(client, merge, { siteId, guestId, listId: mine.id })
    },
  }
}

export type SavedQueries = ReturnType<typeof createSavedQueries>
