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

/** The owner of a list, by the names of the statements' parameters. */
export type ListKey = { readonly siteId: string; readonly ownerKind: CartOwner['kind']; readonly ownerId: string }

export const listOwner = {
  siteId: param('siteId', text),
  kind: param('ownerKind', savedLists.ownerKind),
  id: param('ownerId', text),
}

/** Builds the part of a statement that creates an owner's list where it is missing, for the rows of `source`, and locks it. */
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
  /** The cart of the item. It is locked before the list, in the order of the sign-in. */
  readonly cartId?: string
}

/**
 * Locks a list and runs `work`, or returns `full` when the list has no capacity for the item. The count is a separate statement after
 * the lock, because a statement sees the data from its beginning.
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
