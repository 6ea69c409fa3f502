import { seconds } from '@lacehouse/domain/time/durations'
import { referralLifetime, signReferral } from '../../core/consumers/referral-token.ts'
import type { Deps } from '../../deps.ts'
import type { Handler } from '../../http/call.ts'
import { Refusal } from '../../http/refusal.ts'
import { getSession } from '../../http/require-session.ts'
import { createReferralQueries } from './referrals.queries.ts'

type ReferDeps = Pick<Deps, 'balances' | 'config' | 'database' | 'now'>

/** Answers a member's code with a token for a sign-up; an unknown code is refused (REG-10). */
export function referByCode(deps: ReferDeps): Handler<'loyalty.token'> {
  const queries = createReferralQueries(deps.database.pool)
  return async ({ site, body, headers }) => {
    const { usid } = body
    const referralCode = body.referralCode.trim().toUpperCase()
    const memberId = site.features.loyalty ? await queries.findMember(referralCode) : null
    if (!memberId) throw new Refusal('PRO404', { field: 'referralCode' })
    const { leadsource } = headers
    const leadSource = typeof leadsource === 'string' && leadsource !== '' ? leadsource : null
    return { token: signReferral(deps, { memberId, leadSource, usid }), expiresIn: referralLifetime / seconds(1) }
  }
}

/** Replies with the code that makes a member's first order cheaper; 4044 for a consumer who is no member (REG-10). */
export function getWelcomePromotion({ balances, database, now }: ReferDeps): Handler<'loyalty.welcomePromotion'> {
  const queries = createReferralQueries(database.pool)
  return async ({ session, site, locale }) => {
    const consumerNo = getSession(session).id
    const member = site.features.loyalty ? await balances.findMember(consumerNo) : null
    if (!member) throw new Refusal('4044')
    const found = await queries.findWelcome({ siteId: site.siteId, consumerNo, now: now() })
    if (!found) return { promotion: null }
    const { code, names, endsAt } = found
    const name = names[locale] ?? names[site.defaultLocale] ?? code
    return { promotion: { code, name, ...(endsAt !== null && { endsAt: new Date(endsAt).toISOString() }) } }
  }
}
