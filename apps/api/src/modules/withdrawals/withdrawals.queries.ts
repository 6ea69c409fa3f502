import {
  execute,
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
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const insertWithdrawal = statement({
  name: 'withdrawal-insert',
  sql: sql`
    with made as (
      insert into withdrawals (id, site_id, locale, contract, name, email, goods, declared_at)
      values (${param('id', uuid)}, ${param('siteId', text)}, ${param('locale', text)}, ${param('contract', text)},
        ${param('name', text)}, ${param('email', text)}, ${param('goods', text)}, ${moment('declaredAt')})
      returning id
    ), ${enqueueInStatement({
      queues: sql`array['withdrawal-mail']`,
      data: sql`jsonb_build_object('withdrawalId', made.id)`,
      source: sql`made`,
    })}
    select id from made`,
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

/** Creates the statements on withdrawals. */
export function createWithdrawalQueries(pool: Pool) {
  return {
    /** Records a withdrawal together with the job of its mail. */
    insert: (withdrawal: Withdrawal) => execute(pool, insertWithdrawal, withdrawal),
    find: (id: string): Promise<Withdrawal | null> => findRow(pool, findWithdrawal, { id }),
  }
}
