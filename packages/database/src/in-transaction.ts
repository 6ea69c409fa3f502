import type { Pool, PoolClient } from 'pg'
import { retryOnConflict } from './retry-on-conflict.ts'

/** Runs statements in one transaction, again from the beginning when the database ended it for a deadlock. */
export function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  return retryOnConflict(() => runOnce(pool, work))
}

const runOnce = async <T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    // A connection that cannot roll back is closed.
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
