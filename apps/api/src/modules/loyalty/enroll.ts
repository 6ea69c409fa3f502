import { makeMemberId } from '../../core/consumers/make-member-id.ts'
import { requireActive } from '../../core/consumers/require-shopper.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { createLoyaltyQueries } from './loyalty.queries.ts'

export type LoyaltyDeps = Pick<Deps, 'balances' | 'consumers' | 'database' | 'now' | 'subscriptions'>

/** Makes the caller a member, with the moment by the server's clock, and subscribes to the programme's mails where wanted (LOY-04, REG-05). */
export function enroll(deps: LoyaltyDeps): Handler<'loyalty.enroll'> {
  const queries = createLoyaltyQueries(deps.database.pool)
  return async ({ session, site, locale, body }) => {
    if (!site.features.loyalty) throw new Refusal('API404')
    const consumerNo = getSession(session).id
    const contact = requireActive(await deps.consumers.findContact(consumerNo))
    if (site.features.birthDateRequired && contact.birthDate === null)
      throw new Refusal('PRO411', { field: 'birthDate' })
    const now = deps.now()
    const memberId = makeMemberId(site)
    const loyaltyOptInDate = new Date(now).toISOString()
    if (!(await queries.join({ consumerNo, memberId, joinedAt: loyaltyOptInDate, now }))) throw new Refusal('PRO418')
    if (body.loyaltyNewsletterConsent)
      await deps.subscriptions.optIn({
        ...{ siteId: site.siteId, locale, channel: 'email', type: 'LoyaltyNewsletter', recipient: contact.email },
        ...{ consumerNo, category: null, source: 'account', isProved: contact.hasProof, now },
      })
    return { memberId, loyaltyOptInDate }
  }
}
