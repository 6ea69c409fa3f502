import {
  boolean,
  type Database,
  execute,
  executeOnce,
  getRow,
  inTransaction,
  integer,
  param,
  sql,
  statement,
} from '@lacehouse/database'
import type { Client } from './list-steps.ts'

// Loading takes longer than the shop's statement timeout and sorts more rows than its work_mem holds.
const settings = [
  sql`set local statement_timeout = 0`,
  sql`set local idle_in_transaction_session_timeout = 0`,
  sql`set local work_mem = '64MB'`,
]

const lockKey = 720_450_301
const lock = statement({ name: 'demo-fill-lock', sql: sql`select pg_advisory_xact_lock(${param('key', integer)})` })

const findProducts = statement({
  name: 'demo-has-products',
  row: { found: boolean },
  sql: sql`select exists (select 1 from products) as found`,
})

/**
 * Fills a shop that has no products, in one transaction; null where it has some. A process that is killed leaves nothing; when two
 * start at once, the second waits and finds the shop complete.
 */
export function fillOnce<T>(
  { pool }: Pick<Database, 'pool'>,
  fill: (client: Client) => Promise<T>,
): Promise<{ readonly filled: T } | null> {
  return inTransaction(pool, async (client) => {
    for (const setting of settings) await executeOnce(client, setting)
    await execute(client, lock, { key: lockKey })
    const { found } = await getRow(client, findProducts)
    return found ? null : { filled: await fill(client) }
  })
}
