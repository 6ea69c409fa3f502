import {
  type Executor,
  findRow,
  float,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
  withdrawals,
} from '@lacehouse/database'
import type { PoolClient } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const insertWithdrawal = statement({
  name: 'withdrawal-insert',
  row: { declaredAt: float },
  sql: sql`
    with made as (
      insert into withdrawals (id, site_id, locale, contract, name, email, goods, declared_at)
      values (${param('id', uuid)}, ${param('siteId', text)}, ${param('locale', text)}, ${param('contract', text)},
        ${param('name', text)}, ${param('email', text)}, ${param('goods', text)}, ${moment('declaredAt')})
      on conflict (id) do nothing returning id, declared_at
    ), ${enqueueInStatement({
      queues: sql`array['withdrawal-mail']`,
      data: sql`jsonb_build_object('withdrawalId', made.id)`,
      source: sql`made`,
    })}
    select extract(epoch from declared_at)::float8 * 1000 as "declaredAt" from made`,
})

const findWithdrawal = statement({
  name: 'withdrawal-find',
  row: {
    id: withdrawals.id,
    siteId: withdrawals.siteId,
    locale: withdrawals.locale,
    contract: withdrawals.contract,
    name: withdrawals.name,
    email: withdrawals.email,
    goods: withdrawals.goods,
    declaredAt: float,
  },
  sql: sql`select id, site_id as "siteId", locale, contract, name, email, goods,
    extract(epoch from declared_at)::float8 * 1000 as "declaredAt" from withdrawals where id = ${param('id', uuid)}`,
})

export type Withdrawal = RowOf<typeof findWithdrawal>

/** What became of a declaration: when it was received, for a repetition when it came first. */
type RecordedWithdrawal = { readonly declaredAt: number; readonly isNew: boolean }

/** Statements on withdrawals. */
export const withdrawalQueries = {
  /** Records a withdrawal together with the job of its mail. */
  insert: async (client: PoolClient, withdrawal: Withdrawal): Promise<RecordedWithdrawal> => {
    const made = await findRow(client, insertWithdrawal, withdrawal)
    if (made) return { declaredAt: made.declaredAt, isNew: true }
    const first = await findRow(client, findWithdrawal, { id: withdrawal.id })
    return { declaredAt: first?.declaredAt ?? withdrawal.declaredAt, isNew: false }
  },
  find: (executor: Executor, id: string): Promise<Withdrawal | null> => findRow(executor, findWithdrawal, { id }),
} as const
