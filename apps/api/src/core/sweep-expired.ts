import { execute, identifier, sql, statement } from '@lacehouse/database'
import type { Pool } from 'pg'

const deleteExpired = ['idempotency_keys', 'used_captchas', 'address_checks'].map((table) =>
  statement({ name: `sweep-${table}`, sql: sql`delete from ${identifier(table)} where expires_at < now()` }),
)

// A browser that comes back later makes its guest's list anew from what it remembers.
const deleteGuestFavourites = statement({
  name: 'sweep-guest-favourites',
  sql: sql`delete from favourite_lists where owner_kind = 'guest' and updated_at < now() - interval '180 days'`,
})

/**
 * Deletes what is stored for a while only and is past its time: answers to keyed requests, solved challenges, address checks, and
 * favourites of guests that have not changed for half a year.
 */
export async function sweepExpired(pool: Pool): Promise<void> {
  for (const table of deleteExpired) await execute(pool, table)
  await execute(pool, deleteGuestFavourites)
}
