import {
  consumers,
  type Executor,
  execute,
  findRow,
  float,
  integer,
  listRows,
  moment,
  nullable,
  param,
  sql,
  statement,
  storeCreditEntries,
  text,
} from '@lacehouse/database'
import type { Pool, PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const consumerNo = param('consumerNo', text)
const currency = param('currency', text)

const listBalances = statement({
  name: 'store-credit-balances',
  row: { currency: text, balance: float },
  sql: sql`select currency, balance_minor::float8 as balance from store_credit_accounts
    where consumer_no = ${consumerNo} order by currency`,
})

const listEntries = statement({
  name: 'store-credit-entries',
  row: {
    at: float,
    currency: text,
    kind: storeCreditEntries.kind,
    amount: float,
    orderNumber: storeCreditEntries.orderNumber,
    reason: storeCreditEntries.reason,
  },
  sql: sql`select extract(epoch from created_at)::float8 * 1000 as at, currency, kind, amount_minor::float8 as amount,
      order_number as "orderNumber", reason
    from store_credit_entries where consumer_no = ${consumerNo} order by id desc limit 100`,
})

// Locks the person, so that a first credit has no account to lock, and an erasure waits.
const lockOwner = statement({
  name: 'store-credit-owner',
  row: { siteId: text },
  sql: sql`select site_id as "siteId" from consumers where consumer_no = ${consumerNo} and state = 'active'
    and consumer_type not in ('AGENT', 'STORE_EMPLOYEE') for no key update`,
})

// A separate statement, so that it sees what was committed while the lock was awaited.
const lockBalance = statement({
  name: 'store-credit-balance',
  row: { balance: float },
  sql: sql`select balance_minor::float8 as balance from store_credit_accounts
    where consumer_no = ${consumerNo} and currency = ${currency} for no key update`,
})

const findChange = statement({
  name: 'store-credit-change-find',
  row: { amount: float },
  sql: sql`select amount_minor::float8 as amount from store_credit_entries
    where order_number = '' and reference = ${param('reference', text)} and consumer_no = ${consumerNo}`,
})

const addChange = statement({
  name: 'store-credit-change',
  sql: sql`
    with added as (
      insert into store_credit_entries (consumer_no, currency, kind, amount_minor, reference, reason, created_at)
      values (${consumerNo}, ${currency}, ${param('kind', storeCreditEntries.kind)}, ${param('amount', integer)}::bigint,
        ${param('reference', text)}, ${param('reason', text)}, ${moment('now')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`array['store-credit-mail']`,
      data: sql`jsonb_build_object('entryId', added.id, 'balance', ${param('balance', integer)}::bigint)`,
      source: sql`added`,
    })}
    select id from added`,
})

const findMail = statement({
  name: 'store-credit-mail',
  row: {
    consumerNo: consumers.consumerNo,
    email: consumers.email,
    siteId: text,
    currency: text,
    amount: float,
    reason: nullable(text),
    /** The locale of the last order; null for an account without any. */
    orderLocale: nullable(text),
  },
  sql: sql`
    select k.consumer_no as "consumerNo", k.email, k.site_id as "siteId", e.currency, e.amount_minor::float8 as amount, e.reason, (
      select o.locale from orders o where o.owner_kind = 'consumer' and o.owner_id = k.consumer_no
      order by o.placed_at desc limit 1) as "orderLocale"
    from store_credit_entries e join consumers k using (consumer_no)
    where e.id = ${param('entryId', integer)}::bigint and k.state = 'active'`,
})

/** A change by staff; its amount in minor units is negative for a withdrawal. */
export type StoreCreditEntry = {
  readonly consumerNo: string
  readonly currency: string
  readonly amount: number
  readonly reason: NonNullable<typeof storeCreditEntries.$inferSelect.reason>
  /** Identifies the change, so that a repeated command has one effect. */
  readonly reference: string
  readonly now: number
}

/** A change with the balance after it in minor units, which its mail names. */
type BalancedEntry = StoreCreditEntry & { readonly balance: number }

/** Queries of store credit; what orders do with it is in the statements of orders and returns (decision 0077). */
export const storeCreditQueries = {
  listBalances: (executor: Executor, consumerNo: string) => listRows(executor, listBalances, { consumerNo }),

  /** Lists the latest 100 entries, the newest first. */
  listEntries: (pool: Pool, consumerNo: string) => listRows(pool, listEntries, { consumerNo }),

  /** Finds an active shopper and locks the account; null for staff and for an unknown number. */
  lockOwner: (client: PoolClient, consumerNo: string) => findRow(client, lockOwner, { consumerNo }),

  /** Reads the balance in a currency and locks it until the transaction ends. */
  lockBalance: async (client: PoolClient, consumerNo: string, currency: string): Promise<number> =>
    (await findRow(client, lockBalance, { consumerNo, currency }))?.balance ?? 0,

  hasChange: async (client: PoolClient, consumerNo: string, reference: string): Promise<boolean> =>
    (await findRow(client, findChange, { consumerNo, reference })) !== null,

  /** Enters a change with the job of its mail. */
  addChange: async (client: PoolClient, entry: BalancedEntry): Promise<void> => {
    await execute(client, addChange, { ...entry, kind: entry.amount > 0 ? 'issue' : 'withdraw' })
  },

  /** Finds what the mail of a change says and where it goes; null where the account is gone. */
  findMail: (pool: Pool, entryId: number) => findRow(pool, findMail, { entryId }),
} as const
