import { moment, sql } from '@lacehouse/database'
import type { ShopperBalances } from '@lacehouse/domain/payment/balances'
import { earningsOfMember } from '../balances/earnings-of-member.ts'
import type { EarningMember } from '../balances/to-shopper-member.ts'

/** The balances as they are read. */
export type BalancesOfCart = Omit<ShopperBalances, 'member'> & { readonly member: EarningMember | null }

type Earnings = typeof earningsOfMember
const noEarnings: Earnings = sql`null`

/**
 * The balances of the owner of the cart `c` at the moment `now`, as one JSON object. Null for a guest's cart without payment
 * instruments, because no balance can matter to it.
 */
const toBalancesOfCart = (earnings: Earnings) => sql`
  case when c.owner_kind = 'consumer' or jsonb_array_length(c.doc -> 'instruments') > 0 then json_build_object(
    'cards', (
      select coalesce(json_object_agg(g.id, case when g.state = 'active'
        and coalesce(g.expires_at > ${moment('now')}, true) then g.balance_minor else 0 end), '{}')
      from gift_cards g where g.id = any (array(
        select (i ->> 'fingerprint')::uuid from jsonb_array_elements(c.doc -> 'instruments') i
        where i ->> 'method' in ('GIFT_CARD', 'REWARD_CARD')
        union all select (r ->> 'id')::uuid from jsonb_array_elements(c.doc -> 'rewardCodes') r))),
    'member', (
      select json_build_object('id', m.member_id, 'points', coalesce(p.balance, 0),
        'earnings', (${earnings}))
      from consumers m left join points_accounts p on p.member_id = m.member_id
      where c.owner_kind = 'consumer' and m.consumer_no = c.owner_id and m.member_id is not null),
    'athleteCredit', (
      select a.credit_minor - a.spent_minor from credit_accounts a
      where c.owner_kind = 'consumer' and a.consumer_no = c.owner_id and a.currency = c.doc ->> 'currency'
        and a.year = extract(year from ${moment('now')} at time zone 'UTC')),
    'storeCredit', case when c.owner_kind = 'consumer' then coalesce((
      select a.balance_minor from store_credit_accounts a
      where a.consumer_no = c.owner_id and a.currency = c.doc ->> 'currency'), 0) end
  ) end`

/** The balances of the owner of the cart `c`. */
export const balancesOfCart = toBalancesOfCart(noEarnings)

/** The same with what a member earned lately, for a site with tiers. */
export const balancesAndEarningsOfCart = toBalancesOfCart(earningsOfMember)
