import { inTransaction } from '@lacehouse/database'
import { getSavedItemKey, maxSavedItems, type SavedItem } from '@lacehouse/domain/saved-items/saved-item'
import type { Pool, PoolClient } from 'pg'

/** A part of a statement that opens the list of an owner and holds it until the end; its values are expressions. */
export function openList(from: string, [site, kind, id]: readonly [string, string, string]): string {
  return `insert into saved_lists (site_id, owner_kind, owner_id) select ${site}, ${kind}, ${id} ${from}
   on conflict (site_id, owner_kind, owner_id) do update set site_id = excluded.site_id returning id`
}

const openOwn = openList('', ['$1', '$2', '$3'])

const lockCart = 'select id from carts where id = $1 for update'

const countItems =
  'select count(*)::int as total, coalesce(bool_or(key = $2), false) as "isKnown" from saved_items where list_id = $1'

type Wanted = {
  /** Site, kind and id of the owner. */
  readonly owner: readonly unknown[]
  readonly item: SavedItem
  /** The cart that it comes from: held before the list, as signing in holds the two. */
  readonly cartId?: string
}

/**
 * Does what puts an item onto a list, while nobody else does, or says that the list is full. A statement sees what there was when
 * it began; so the list is held by one, and counted by the next.
 */
export function withCapacity<T>(
  pool: Pool,
  { owner, item, cartId }: Wanted,
  work: (client: PoolClient) => Promise<T>,
): Promise<T | 'full'> {
  return inTransaction(pool, async (client) => {
    if (cartId) await client.query({ name: 'saved-cart', text: lockCart, values: [cartId] })
    const list = await client.query<{ id: string }>({ name: 'saved-open', text: openOwn, values: [...owner] })
    const values = [list.rows[0]?.id, getSavedItemKey(item)]
    const { rows } = await client.query<{ total: number; isKnown: boolean }>({
      name: 'saved-count',
      text: countItems,
      values,
    })
    const isFull = rows.some(({ total, isKnown }) => total >= maxSavedItems && !isKnown)
    return isFull ? 'full' : work(client)
  })
}
