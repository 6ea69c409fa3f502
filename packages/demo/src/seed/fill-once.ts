import type { Database } from '@lacehouse/database'
import type { Client } from './list-steps.ts'

// Loading takes longer than the shop's statement timeout and sorts more rows than its work_mem holds.
const settings = `set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0;
  set local work_mem = '64MB'`

const lockKey = 720_450_301

/**
 * Fills a shop that has no products, in one transaction; null where it has some. A process that is killed leaves nothing; when two
 * start at once, the second waits and finds the shop complete.
 */
export async function fillOnce<T>(
  { pool }: Pick<Database, 'pool'>,
  fill: (client: Client) => Promise<T>,
): Promise<{ readonly filled: T } | null> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query('begin')
    await client.query(settings)
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const result = (await hasProducts(client)) ? null : { filled: await fill(client) }
    await client.query('commit')
    return result
  } catch (error) {
    // Releasing with an error closes the connection and so ends the transaction.
    failure = error instanceof Error ? error : new Error(String(error))
    throw error
  } finally {
    client.release(failure)
  }
}

const hasProducts = async (client: Client): Promise<boolean> => {
  const { rows } = await client.query<{ found: boolean }>('select exists (select 1 from products) as found')
  return rows[0]?.found ?? false
}
