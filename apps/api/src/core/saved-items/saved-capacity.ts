import {
  boolean,
  execute,
  type Fragment,
  getRow,
  inTransaction,
  integer,
  param,
  savedLists,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'
import { getSavedItemKey, maxSavedItems, type SavedItem } from '@lacehouse/domain/saved-items/saved-item'
import type { Pool, PoolClient } from 'pg'

/** Whose list, as the statements name it. */
export type ListKey = { readonly siteId: string; readonly ownerKind: CartOwner['kind']; readonly ownerId: string }

export const listOwner = {
  siteId: param('siteId', text),
  kind: param('ownerKind', savedLists.ownerKind),
  id: param('ownerId', text),
}

/** A part of a statement that opens the list of an owner for the rows of `source`, and holds it until the end. */
export function ensureList<S extends Fragment<never>>(source: S) {
  const { siteId, kind, id } = listOwner
  return sql`insert into saved_lists (site_id, owner_kind, owner_id) select ${siteId}, ${kind}, ${id} ${source}
   on conflict (site_id, owner_kind, owner_id) do update set site_id = excluded.site_id returning id`
}

const ensureOwnList = statement({ name: 'saved-open', row: { id: savedLists.id }, sql: ensureList(sql``) })

const lockCart = statement({
  name: 'saved-cart',
  sql: sql`select id from carts where id = ${param('cartId', uuid)} for update`,
})

const countItems = statement({
  name: 'saved-count',
  row: { total: integer, isKnown: boolean },
  sql: sql`select count(*)::int as total, coalesce(bool_or(key = ${param('key', text)}), false) as "isKnown"
    from saved_items where list_id = ${param('listId', uuid)}`,
})

type Wanted = {
  readonly owner: ListKey
  readonly item: SavedItem
  /** The cart that it comes from: held before the list, as signing in holds the two. */
  readonly cartId?: string
}

/**
 * Does what puts an item onto a list while nothing else does, or says that the list is full. A statement sees what there was when
 * it began; so one statement holds the list, and the next counts it.
 */
export function withCapacity<T>(
  pool: Pool,
  { owner, item, cartId }: Wanted,
  work: (client: PoolClient) => Promise<T>,
): Promise<T | 'full'> {
  return inTransaction(pool, async (client) => {
    if (cartId) await execute(client, lockCart, { cartId })
    const { id: listId } = await getRow(client, ensureOwnList, owner)
    const { total, isKnown } = await getRow(client, countItems, { listId, key: getSavedItemKey(item) })
    return total >= maxSavedItems && !isKnown ? 'full' : work(client)
  })
}
