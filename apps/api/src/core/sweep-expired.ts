import { execute, identifier, sql, statement } from '@lacehouse/database'
import type { Pool } from 'pg'

const deleteExpired = ['idempotency_keys', 'used_captchas', 'address_checks'].map((table) =>
  statement({ name: `sweep-${table}`, sql: sql`delete from ${identifier(table)} where expires_at < now()` }),
)

// A browser that returns later recreates its guest's list from local storage.
const deleteGuestFavourites = statement({
  name: 'sweep-guest-favourites',
  sql: sql`delete from favourite_lists where owner_kind = 'guest' and updated_at < now() - interval '180 days'`,
})

/**
 * Deletes expired idempotency keys, solved captchas and address checks, and guests' favourites without a change for half a year.
 */
export async function sweepExpired(pool: Pool): Promise<void> {
  for (const table of deleteExpired) await execute(pool, table)
  await execute(pool, deleteGuestFavourites)
}
