import type { Pool } from 'pg'

const tables = ['idempotency_keys', 'used_captchas', 'address_checks'] as const

// A browser that comes back later makes its guest's list anew from what it remembers.
const forgottenFavourites = `delete from favourite_lists where owner_kind = 'guest' and updated_at < now() - interval '180 days'`

/**
 * Deletes what is kept for a while only and is past its time: answers to keyed requests, solved challenges, address checks, and
 * favourites of guests that nobody has changed for half a year.
 */
export async function sweepExpired(pool: Pool): Promise<void> {
  for (const table of tables) await pool.query(`delete from ${table} where expires_at < now()`)
  await pool.query(forgottenFavourites)
}
