import type { Database } from '@lacehouse/database'
import type { Cart, CartOwner } from '@lacehouse/domain/cart/cart'
import {
  getSavedItemKey,
  type ListedItem,
  maxSavedItems,
  type SavedItem,
} from '@lacehouse/domain/saved-items/saved-item'
import type { PoolClient } from 'pg'
import { toUpdateValues, updateCart } from '../cart/cart.queries.ts'
import { endHold, renewHold } from '../reservations/hold-statement.ts'
import { openList, withCapacity } from './saved-capacity.ts'

/** Whose list: everybody has one on each site. */
export type ListOwner = { readonly siteId: string; readonly owner: CartOwner }

/** `reservationId` is what a store holds for the item, or is to hold again. */
type FromCart = { readonly item: SavedItem; readonly reservationId?: string | undefined }
type ToCart = { readonly itemId: string; readonly reservationId?: string | undefined }

export type SavedPage = { readonly listId: string; readonly total: number; readonly items: readonly ListedItem[] }

const readPage = `
  select l.id as "listId", (select count(*)::int from saved_items i where i.list_id = l.id) as total, (
    select coalesce(json_agg(json_build_object('id', i.id, 'item', i.doc, 'savedAt', extract(epoch from i.saved_at) * 1000)
      order by i.saved_at desc, i.id), '[]')
    from (select * from saved_items where list_id = l.id order by saved_at desc, id offset $4 limit $5) i
  ) as items
  from saved_lists l where l.site_id = $1 and l.owner_kind = $2 and l.owner_id = $3`

const itemOfOwner = `from saved_items i join saved_lists l on l.id = i.list_id
  where i.id = $4 and l.site_id = $1 and l.owner_kind = $2 and l.owner_id = $3`

// A thing is on a list once: what comes again is the newest, in the larger quantity.
const writeItem = `on conflict (list_id, key) do update set saved_at = excluded.saved_at, doc = excluded.doc ||
  jsonb_build_object('qty', greatest((saved_items.doc -> 'qty')::int, (excluded.doc -> 'qty')::int))`

const addItem = `
  with list as (${openList('', ['$1', '$2', '$3'])})
  insert into saved_items (list_id, key, doc, saved_at) select id, $4, $5, to_timestamp($6 / 1000.0) from list ${writeItem}`

// What was made into a thing that is on the list already takes its place.
const changeItem = `
  with own as (select i.id, i.list_id ${itemOfOwner} for update of i), twin as (
    delete from saved_items t using own where t.list_id = own.list_id and t.key = $5 and t.id <> own.id returning t.id
  )
  update saved_items i set key = $5, doc = $6 from own, (select count(*) from twin) as twins where i.id = own.id`

const moveFromCart = `
  with changed as (${updateCart} returning id), list as (${openList('from changed', ['$8', '$9', '$10'])}), item as (
    insert into saved_items (list_id, key, doc, saved_at) select id, $11, $12, to_timestamp($6 / 1000.0) from list ${writeItem}
  ), ${endHold('$13::uuid', 'changed')}
  select id from changed`

// The cart is held before the item goes, so that of two tabs only one moves it.
const moveToCart = `
  with held as (select id from carts where id = $1 and version = $7 and state = 'open' for update), gone as (
    delete from saved_items i using held, saved_lists l
    where i.id = $8 and l.id = i.list_id and l.owner_kind = $9 and l.owner_id = $10 returning i.id
  ), ${renewHold('$11::uuid', 'gone', '$12')}, changed as (
    ${updateCart} and exists (select 1 from gone) and ($11::uuid is null or exists (select 1 from renewed)) returning id
  )
  select id from changed`

const removeItem = `delete from saved_items i using saved_lists l
  where i.id = $4 and l.id = i.list_id and l.site_id = $1 and l.owner_kind = $2 and l.owner_id = $3 and l.id = $5`

const guestList = `select id from saved_lists where site_id = $1 and owner_kind = 'guest' and owner_id = $2`
const openMerged = openList(`where exists (${guestList})`, ['$1', "'consumer'", '$3'])

// What is on both lists is one thing; of the rest the latest come along, as many as there is room for.
const merge = `
  with theirs as (${guestList}), mine as (select key from saved_items where list_id = $3), moved as (
    delete from saved_items i using theirs where i.list_id = theirs.id and (i.key in (select key from mine) or i.id in (
      select o.id from saved_items o where o.list_id = theirs.id and o.key not in (select key from mine)
      order by o.saved_at desc, o.id limit greatest(0, ${maxSavedItems} - (select count(*) from mine))
    )) returning i.key, i.doc, i.saved_at
  )
  insert into saved_items (list_id, key, doc, saved_at) select $3, key, doc, saved_at from moved ${writeItem}`

const toKey = ({ siteId, owner }: ListOwner): unknown[] => [siteId, owner.kind, owner.id]

/** Statements on the lists of things saved for later. */
export function createSavedQueries({ pool }: Pick<Database, 'pool'>) {
  return {
    /** A page of the owner's list, the latest first; null for who has saved nothing yet. */
    findPage: async (
      list: ListOwner,
      { start, count }: { start: number; count: number },
    ): Promise<SavedPage | null> => {
      const values = [...toKey(list), start, count]
      const { rows } = await pool.query<SavedPage>({ name: 'saved-page', text: readPage, values })
      return rows[0] ?? null
    },

    findItem: async (list: ListOwner, itemId: string): Promise<SavedItem | null> => {
      const text = `select i.doc ${itemOfOwner}`
      const { rows } = await pool.query<{ doc: SavedItem }>({
        name: 'saved-item',
        text,
        values: [...toKey(list), itemId],
      })
      return rows[0]?.doc ?? null
    },

    /** Puts an item onto the list; `full` where the list has no room for another. */
    add: (list: ListOwner, item: SavedItem, now: number): Promise<'kept' | 'full'> =>
      withCapacity(pool, { owner: toKey(list), item }, async (client) => {
        const values = [...toKey(list), getSavedItemKey(item), item, now]
        await client.query({ name: 'saved-add', text: addItem, values })
        return 'kept' as const
      }),

    /** Changes an item of the list; false where it is gone. */
    change: async (list: ListOwner, itemId: string, item: SavedItem): Promise<boolean> => {
      const values = [...toKey(list), itemId, getSavedItemKey(item), item]
      const { rowCount } = await pool.query({ name: 'saved-change', text: changeItem, values })
      return rowCount === 1
    },

    /** Takes an item off the list; false where it is gone. */
    remove: async (list: ListOwner, listId: string, itemId: string): Promise<boolean> => {
      const { rowCount } = await pool.query({
        name: 'saved-remove',
        text: removeItem,
        values: [...toKey(list), itemId, listId],
      })
      return rowCount === 1
    },

    /**
     * Writes the cart without an item and the list with it in one commit, and gives back what a store held for it; false when the
     * cart was changed since it was read, `full` where the list has no room for another.
     */
    moveFromCart: (cart: Cart, readVersion: number, { item, reservationId }: FromCart): Promise<boolean | 'full'> =>
      withCapacity(pool, { owner: toKey(cart), item, cartId: cart.id }, async (client) => {
        const values = [
          ...toUpdateValues(cart, readVersion),
          ...toKey(cart),
          getSavedItemKey(item),
          item,
          reservationId,
        ]
        const { rowCount } = await client.query({ name: 'saved-from-cart', text: moveFromCart, values })
        return rowCount === 1
      }),

    /** Writes the cart with a saved item and the list without it in one commit; false when either was changed since. */
    moveToCart: async (cart: Cart, readVersion: number, { itemId, reservationId }: ToCart): Promise<boolean> => {
      const moved = [itemId, cart.owner.kind, cart.owner.id, reservationId, cart.updatedAt]
      const values = [...toUpdateValues(cart, readVersion), ...moved]
      const { rowCount } = await pool.query({ name: 'saved-to-cart', text: moveToCart, values })
      return rowCount === 1
    },

    /**
     * Brings what a guest saved onto the consumer's list at sign-in, the latest first, up to what a list holds; done twice it changes
     * nothing more (S1.4).
     */
    mergeSavedItems: async (
      client: PoolClient,
      { siteId, guestId, consumerNo }: { siteId: string; guestId: string; consumerNo: string },
    ): Promise<void> => {
      const opened = await client.query<{ id: string }>({
        name: 'saved-merge-open',
        text: openMerged,
        values: [siteId, guestId, consumerNo],
      })
      const [mine] = opened.rows
      if (mine) await client.query({ name: 'saved-merge', text: merge, values: [siteId, guestId, mine.id] })
    },
  }
}

export type SavedQueries = ReturnType<typeof createSavedQueries>
