import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { toStandingReply } from '../../replies/loyalty/to-standing-reply.ts'
import type { LoyaltyDeps } from './enroll.ts'
import { createLoyaltyQueries } from './loyalty.queries.ts'
import { createReferralQueries } from './referrals.queries.ts'

const pageSize = 10

/** Lists what a member earned and spent, the newest first, and the member's tier; 4044 for a consumer who is no member (LOY-01, LOY-03). */
export function listPoints({ balances, database, now }: LoyaltyDeps): Handler<'loyalty.listPoints'> {
  const queries = createLoyaltyQueries(database.pool)
  const referrals = createReferralQueries(database.pool)
  return async ({ session, site, locale, query: { start = 0, count = pageSize } }) => {
    const consumerNo = getSession(session).id
    const member = site.features.loyalty ? await balances.findEarningMember(consumerNo, now()) : null
    if (!member) throw new Refusal('4044')
    const rows = await queries.listPoints(member.id, { start, count })
    return {
      balance: member.points,
      total: rows[0]?.total ?? 0,
      referralCode: await referrals.findCode(member.id),
      entries: rows.map(({ kind, points, orderNumber, createdAt }) => ({
        ...{ kind, points, date: new Date(createdAt).toISOString() },
        ...(orderNumber !== null && { orderNumber }),
      })),
      ...toStandingReply(member.earnings, { site, locale, now: now() }),
    }
  }
}
