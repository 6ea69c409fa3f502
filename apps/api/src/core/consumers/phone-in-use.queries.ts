import { execute, nullable, param, sql, statement, text } from '@lacehouse/database'
import type { PoolClient } from 'pg'

const phone = param('phone', text)

// Two accounts that take one number wait for each other, so that the second one finds the first.
const lockPhone = statement({
  name: 'phone-lock',
  sql: sql`select pg_advisory_xact_lock(hashtextextended(${phone}, 27))`,
})

const findPhone = statement({
  name: 'phone-find-other',
  sql: sql`select 1 from consumers where phone = ${phone} and state = 'active'
    and consumer_no is distinct from ${param('consumerNo', nullable(text))}::text limit 1`,
})

/**
 * Locks a phone until the transaction ends, and says whether another account than the consumer's has it. It is in international form;
 * the consumer is null for an account that does not exist yet (decision 0058).
 */
export async function isPhoneInUse(
  client: PoolClient,
  of: { readonly phone: string; readonly consumerNo: string | null },
): Promise<boolean> {
  await execute(client, lockPhone, { phone: of.phone })
  return (await execute(client, findPhone, of)) > 0
}
