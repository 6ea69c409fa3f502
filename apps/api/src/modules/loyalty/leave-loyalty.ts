import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import type { LoyaltyDeps } from './enroll.ts'
import { createMembershipQueries } from './memberships.queries.ts'

/**
 * Ends the caller's membership: its points lapse, and a mail confirms it. The membership is named, so that a late repetition ends no newer
 * one; 4044 for a membership that the caller never had (decision 0133).
 */
export function leaveLoyalty({ consumers, database, now }: LoyaltyDeps): Handler<'loyalty.leave'> {
  const memberships = createMembershipQueries(database.pool)
  return async ({ session, site, locale, params: { memberId } }) => {
    if (!site.features.loyalty) throw new Refusal('API404')
    const consumerNo = getSession(session).id
    requireActive(await consumers.findContact(consumerNo))
    const ended = await memberships.leave({ consumerNo, memberId, siteId: site.siteId, locale, now: now() })
    if (!ended) throw new Refusal('4044')
    return { memberId, endedAt: new Date(ended.endedAt).toISOString(), lostPoints: ended.lostPoints }
  }
}
