import {
  consumers,
  execute,
  float,
  integer,
  listRows,
  moment,
  nullable,
  param,
  pointsEntries,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'

const memberId = param('memberId', text)

// Only a consumer who is no member joins, so that a second press makes no second membership.
const join = statement({
  name: 'loyalty-join',
  sql: sql`
    with joined as (
      update consumers set member_id = ${memberId}, updated_at = ${moment('now')},
        profile = profile || jsonb_build_object('loyaltyOptInDate', ${param('joinedAt', text)}::text)
      where consumer_no = ${param('consumerNo', consumers.consumerNo)} and member_id is null and state = 'active'
      returning member_id
    ), account as (insert into points_accounts (member_id) select member_id from joined)
    select member_id from joined`,
})

const list = statement({
  name: 'loyalty-points',
  row: {
    kind: pointsEntries.kind,
    points: float,
    orderNumber: nullable(text),
    createdAt: float,
    total: float,
  },
  sql: sql`
    select kind, points::float8 as points, order_number as "orderNumber",
      extract(epoch from created_at)::float8 * 1000 as "createdAt", count(*) over ()::float8 as total
    from points_entries where member_id = ${memberId} and points <> 0 order by id desc
    limit ${param('count', integer)} offset ${param('start', integer)}`,
})

export type PointsRow = RowOf<typeof list>

type Joining = {
  readonly consumerNo: string
  readonly memberId: string
  readonly joinedAt: string
  readonly now: number
}

/** Creates the statements of the loyalty programme. */
export function createLoyaltyQueries(pool: Pool) {
  return {
    /** Resolves to false for a consumer who is a member already. */
    join: async (joining: Joining): Promise<boolean> => (await execute(pool, join, joining)) === 1,
    listPoints: (memberId: string, page: { start: number; count: number }): Promise<PointsRow[]> =>
      listRows(pool, list, { memberId, ...page }),
  }
}
