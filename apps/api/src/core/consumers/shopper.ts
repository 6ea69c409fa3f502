import { type literal, sql } from '@lacehouse/database'
import type { Spender } from '@lacehouse/domain/discount-programmes/find-membership'
import type { ConsumerKind } from '@lacehouse/domain/segment/list-segments'

/** The facts about a consumer that pricing needs. */
export type Shopper = ConsumerKind &
  Spender & {
    readonly consumerNo: string
    readonly state: 'active' | 'disabled' | 'erased'
    /** The account's email, where the consumer has proved that the mailbox is theirs. */
    readonly confirmedEmail?: string | null
  }

type Fragment = ReturnType<typeof literal>

/** Selects the version of the employee terms that the consumer `k` accepted last. */
export const acceptedTerms = sql`case when k.consumer_type = 'EMPLOYEE' then (select t.version from accepted_terms t
    where t.consumer_no = k.consumer_no and t.terms = 'employee_discount' order by t.accepted_at desc limit 1) end`

const toSpendsJson = (spent: Fragment): Fragment => sql`(
    select json_agg(json_build_object('name', s.name, 'year', s.year, 'limit', s.limit_minor, 'spent', ${spent}))
    from spend_accounts s where s.consumer_no = k.consumer_no)`

/** Selects what the consumer `k` bought with a discount, by year. */
export const spendsJson = toSpendsJson(sql`s.spent_minor`)

const toShopperJson = (
  spends: Fragment,
) => sql`json_build_object('consumerNo', k.consumer_no, 'consumerType', k.consumer_type,
  'memberId', k.member_id, 'state', k.state, 'identities', coalesce(k.profile -> 'identities', '[]'),
  'confirmedEmail', case when k.email_confirmed_at is not null then k.email end,
  'acceptedTerms', ${acceptedTerms}, 'spends', ${spends})`

/** Selects a `Shopper` as JSON from `consumers k`. */
export const shopperJson = toShopperJson(spendsJson)

/** The same for the owner of the cart `c`, without what the cart's own order took, so that this order does not change its prices. */
export const shopperOfCartJson = toShopperJson(
  toSpendsJson(sql`s.spent_minor - coalesce((select sum(e.amount_minor) from spend_entries e
    where e.order_number = c.order_number and e.name = s.name and e.year = s.year), 0)`),
)
