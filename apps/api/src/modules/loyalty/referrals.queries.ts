import {
  coupons,
  findRow,
  float,
  json,
  moment,
  nullable,
  param,
  pointsAccounts,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'

const now = moment('now')
const siteId = param('siteId', text)
const consumerNo = param('consumerNo', text)

const findByCode = statement({
  name: 'referral-find-member',
  row: { memberId: pointsAccounts.memberId },
  sql: sql`select p.member_id as "memberId" from points_accounts p join consumers k on k.member_id = p.member_id
    where p.referral_code = ${param('referralCode', text)} and k.state = 'active'`,
})

const findCode = statement({
  name: 'referral-find-code',
  row: { referralCode: nullable(text) },
  sql: sql`select referral_code as "referralCode" from points_accounts where member_id = ${param('memberId', text)}`,
})

// The promotion itself decides at the cart; an order of the mailbox, as a guest too, ends what is shown.
const findWelcome = statement({
  name: 'loyalty-welcome',
  row: { code: coupons.code, names: json<Readonly<Record<string, string>>>(), endsAt: nullable(float) },
  sql: sql`
    select c.code, p.names, extract(epoch from least(c.ends_at, p.ends_at))::float8 * 1000 as "endsAt"
    from coupons c join promotions p on p.id = c.promotion_id and p.site_id = c.site_id
    where c.site_id = ${siteId} and c.status = 'live' and p.status = 'live'
      and p.rule @> '{"conditions": [{"type": "firstOrder"}]}'
      and coalesce(c.starts_at, p.starts_at, ${now}) <= ${now} and coalesce(c.ends_at > ${now}, true) and coalesce(p.ends_at > ${now}, true)
      and not exists (select from consumers k join orders o on (o.owner_kind = 'consumer' and o.owner_id = k.consumer_no)
          or mailbox_key(o.email) = mailbox_key(k.email)
        where k.consumer_no = ${consumerNo} and o.state not in ('failed', 'cancelled'))
    order by p.priority, c.code limit 1`,
})

/** Creates the statements of referrals and of the welcome promotion. */
export function createReferralQueries(pool: Pool) {
  return {
    /** Finds the active member whose code this is. */
    findMember: async (referralCode: string): Promise<string | null> =>
      (await findRow(pool, findByCode, { referralCode }))?.memberId ?? null,
    /** Finds the code of a member. */
    findCode: async (memberId: string): Promise<string> =>
      (await findRow(pool, findCode, { memberId }))?.referralCode ?? '',
    /** Finds the code of the promotion for a consumer's first order. */
    findWelcome: (of: { siteId: string; consumerNo: string; now: number }) => findRow(pool, findWelcome, of),
  }
}
