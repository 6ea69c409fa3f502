import type { Pool } from 'pg'

const tables = ['idempotency_keys', 'used_captchas', 'address_checks'] as const

/** Deletes what is kept for a while only and is past its time: answers to keyed requests, solved challenges, address checks. */
export const sweepExpired = async (pool: Pool): Promise<void> => {
  for (const table of tables) await pool.query(`delete from ${table} where expires_at < now()`)
}
