import { consumers, findRow, float, param, sql, statement, text } from '@lacehouse/database'
import type { Pool } from 'pg'

const findMail = statement({
  name: 'membership-ended-mail',
  row: { email: consumers.email, endedAt: float, lostPoints: float },
  sql: sql`
    select k.email, extract(epoch from m.ended_at)::float8 * 1000 as "endedAt", m.lost_points::float8 as "lostPoints"
    from ended_memberships m join consumers k using (consumer_no)
    where m.member_id = ${param('memberId', text)} and k.state = 'active'`,
})

/** Finds what the mail about an ended membership says and where it goes; null where the account is gone. */
export function findEndedMembershipMail(
  pool: Pool,
  memberId: string,
): Promise<{ readonly email: string; readonly endedAt: number; readonly lostPoints: number } | null> {
  return findRow(pool, findMail, { memberId })
}
