import {
  arrayOf,
  boolean,
  bytes,
  execute,
  findRow,
  float,
  integer,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  staffSecondFactors,
  statement,
  text,
} from '@lacehouse/database'
import type { PoolClient } from 'pg'

const now = moment('now')
const consumerNo = param('consumerNo', text)

const lock = statement({
  name: 'second-factor-lock',
  row: {
    secret: staffSecondFactors.secret,
    lastPeriod: staffSecondFactors.lastPeriod,
    tries: staffSecondFactors.tries,
    lastTryAt: nullable(float),
    isConfirmed: boolean,
  },
  sql: sql`select secret, last_period as "lastPeriod", tries, extract(epoch from last_try_at)::float8 * 1000 as "lastTryAt",
      confirmed_at is not null as "isConfirmed"
    from staff_second_factors where consumer_no = ${consumerNo} for update`,
})

// A confirmed key is never replaced: a stranger with the password alone could otherwise set their own. The tries of the key before stay.
const begin = statement({
  name: 'second-factor-begin',
  sql: sql`insert into staff_second_factors (consumer_no, secret, created_at) values (${consumerNo}, ${param('secret', bytes)}, ${now})
    on conflict (consumer_no) do update set secret = excluded.secret, created_at = excluded.created_at, last_period = 0
    where staff_second_factors.confirmed_at is null`,
})

const accept = statement({
  name: 'second-factor-accept',
  sql: sql`update staff_second_factors set tries = 0, last_try_at = null, confirmed_at = coalesce(confirmed_at, ${now}),
      last_period = greatest(last_period, ${param('period', integer)})
    where consumer_no = ${consumerNo}`,
})

const refuse = statement({
  name: 'second-factor-refuse',
  sql: sql`update staff_second_factors set tries = ${param('tries', integer)}, last_try_at = ${now} where consumer_no = ${consumerNo}`,
})

const addCodes = statement({
  name: 'recovery-codes-add',
  sql: sql`insert into staff_recovery_codes (consumer_no, hash)
    select ${consumerNo}, hash from unnest(${param('hashes', arrayOf(bytes))}::bytea[]) as hash`,
})

const useCode = statement({
  name: 'recovery-code-use',
  sql: sql`update staff_recovery_codes set used_at = ${now}
    where consumer_no = ${consumerNo} and hash = any (${param('hashes', arrayOf(bytes))}::bytea[]) and used_at is null`,
})

const removeFactor = statement({
  name: 'second-factor-remove',
  sql: sql`delete from staff_second_factors where consumer_no = ${consumerNo}`,
})

const removeCodes = statement({
  name: 'recovery-codes-remove',
  sql: sql`delete from staff_recovery_codes where consumer_no = ${consumerNo}`,
})

export type SecondFactor = RowOf<typeof lock>

/** Queries of second factors of staff, within the caller's transaction. */
export const secondFactorQueries = {
  /** Reads a second factor and locks it, so that concurrent tries count one after another. */
  lock: (client: PoolClient, consumerNo: string): Promise<SecondFactor | null> => findRow(client, lock, { consumerNo }),
  /** Stores a key that is not confirmed; answers false where a confirmed one exists. */
  begin: async (client: PoolClient, key: { consumerNo: string; secret: Buffer; now: number }): Promise<boolean> =>
    (await execute(client, begin, key)) === 1,
  accept: async (client: PoolClient, code: { consumerNo: string; period: number; now: number }): Promise<void> => {
    await execute(client, accept, code)
  },
  refuse: async (client: PoolClient, code: { consumerNo: string; tries: number; now: number }): Promise<void> => {
    await execute(client, refuse, code)
  },
  addCodes: async (client: PoolClient, codes: { consumerNo: string; hashes: readonly Buffer[] }): Promise<void> => {
    await execute(client, addCodes, codes)
  },
  /** Uses a recovery code; answers whether there was an unused one. */
  useCode: async (
    client: PoolClient,
    code: { consumerNo: string; hashes: readonly Buffer[]; now: number },
  ): Promise<boolean> => (await execute(client, useCode, code)) === 1,
  /** Removes a second factor with its recovery codes. */
  remove: async (client: PoolClient, consumerNo: string): Promise<void> => {
    await execute(client, removeCodes, { consumerNo })
    await execute(client, removeFactor, { consumerNo })
  },
} as const
