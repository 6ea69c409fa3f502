import { arrayOf, type Executor, execute, param, sql, statement, text } from '@lacehouse/database'
import type { CartOwner } from '@lacehouse/domain/cart/cart'

/** The holder of stock: the guest or the account, the mailbox of an email, and the network by its keyed hash. */
export type StockHolder = { readonly owner: CartOwner; readonly email: string; readonly network: string }

// Sorted, so that no two transactions wait for each other.
const lock = statement({
  name: 'holders-lock',
  sql: sql`
    select pg_advisory_xact_lock(hashtextextended(holder, 0)) from (
      select holder from unnest(${param('keys', arrayOf(text))}::text[] || array['mailbox ' || mailbox_key(${param('email', text)})]) as holder
      order by holder
    ) as sorted`,
})

/**
 * Locks a holder, and more keys such as a stock item, until the transaction ends: what they hold is then counted and extended by one
 * transaction at a time.
 */
export async function lockHolder(
  executor: Executor,
  { owner, email, network }: StockHolder,
  ...more: readonly string[]
): Promise<void> {
  await execute(executor, lock, { email, keys: [`${owner.kind} ${owner.id}`, `network ${network}`, ...more] })
}
