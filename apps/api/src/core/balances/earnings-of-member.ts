import { moment, sql } from '@lacehouse/database'

/**
 * The points that the member of the row `m` earned lately, as a JSON array in the order of the ledger: each order's with its number and
 * moment, without those of its returned goods. It reaches back for more than a year at the moment `now`; the domain decides which still count (decision 0112).
 */
export const earningsOfMember = sql`
  select coalesce(json_agg(json_build_object('at', extract(epoch from earned.created_at)::float8 * 1000, 'orderNumber', earned.order_number,
    'points', earned.points - (
      select coalesce(sum(back.shortfall - back.points), 0) from points_entries back
      where back.member_id = earned.member_id and back.order_number = earned.order_number and back.kind = 'adjust'))
    order by earned.id), '[]')
  from points_entries earned
  where earned.member_id = m.member_id and earned.kind = 'earn' and earned.created_at > ${moment('now')} - interval '367 days'`
