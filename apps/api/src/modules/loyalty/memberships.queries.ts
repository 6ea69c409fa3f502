import {
  execute,
  findRow,
  float,
  inTransaction,
  moment,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../infra/jobs/enqueue-in-statement.ts'

const memberId = param('memberId', text)
const consumerNo = param('consumerNo', text)
const now = moment('now')

// An account that was never written to has no row yet.
const addAccount = statement({
  name: 'membership-account',
  sql: sql`insert into points_accounts (member_id) select member_id from consumers
    where consumer_no = ${consumerNo} and member_id = ${memberId} and state = 'active' on conflict do nothing`,
})

// Locks the account before the person, as an order that spends does, so that the balance stays what lapses.
const lockBalance = statement({
  name: 'membership-balance',
  row: { balance: float },
  sql: sql`
    select p.balance::float8 as balance from points_accounts p
    where p.member_id = ${memberId} and exists (select from consumers k
      where k.consumer_no = ${consumerNo} and k.member_id = p.member_id and k.state = 'active')
    for no key update`,
})

// Only a person who still has the membership ends it. What is about the programme is no longer sent.
const end = statement({
  name: 'membership-end',
  sql: sql`
    with member as (
      select consumer_no, email, email_confirmed_at, (profile ->> 'loyaltyOptInDate')::timestamptz as joined_at
      from consumers where consumer_no = ${consumerNo} and member_id = ${memberId} and state = 'active' for update
    ), left_by as (
      update consumers k set member_id = null, profile = k.profile - 'loyaltyOptInDate', updated_at = ${now}
      from member where k.consumer_no = member.consumer_no returning k.consumer_no
    ), ended as (
      insert into ended_memberships (member_id, consumer_no, joined_at, ended_at, lost_points)
      select ${memberId}, member.consumer_no, member.joined_at, ${now}, p.balance
      from member join points_accounts p on p.member_id = ${memberId}
      returning member_id, lost_points
    ), lapsed as (
      insert into points_entries (member_id, kind, points, reference, created_at)
      select member_id, 'expire', -lost_points, 'membership-ended', ${now} from ended where lost_points > 0
    ), unsubscribed as (
      update subscriptions s set opted_out_at = ${now}, updated_at = ${now} from member
      where s.type in ('Loyalty', 'LoyaltyNewsletter') and s.opted_out_at is null and (s.consumer_no = member.consumer_no
        or (s.channel = 'email' and s.recipient = member.email and member.email_confirmed_at is not null))
    ), ${enqueueInStatement({
      queues: sql`array['membership-ended-mail']`,
      data: sql`jsonb_build_object('memberId', ended.member_id, 'siteId', ${param('siteId', text)}::text, 'locale', ${param('locale', text)}::text)`,
      source: sql`ended`,
    })}
    select 1 from ended`,
})

const find = statement({
  name: 'membership-ended',
  row: { endedAt: float, lostPoints: float },
  sql: sql`
    select extract(epoch from ended_at)::float8 * 1000 as "endedAt", lost_points::float8 as "lostPoints"
    from ended_memberships where member_id = ${memberId} and consumer_no = ${consumerNo}`,
})

export type EndedMembership = RowOf<typeof find>

type Leaving = {
  readonly consumerNo: string
  readonly memberId: string
  readonly siteId: string
  readonly locale: string
  readonly now: number
}

/** Creates the statements that end memberships. */
export function createMembershipQueries(pool: Pool) {
  return {
    /**
     * Ends a membership with its balance, the mails about the programme, and the mail that confirms it. Answers what the first call did
     * when it is repeated; null where the consumer never had this membership.
     */
    leave: ({ consumerNo, memberId, ...place }: Leaving): Promise<EndedMembership | null> =>
      inTransaction(pool, async (client) => {
        await execute(client, addAccount, { consumerNo, memberId })
        const isMember = (await findRow(client, lockBalance, { consumerNo, memberId })) !== null
        // Of two calls at once the second waited for the first, and has nothing left to end.
        if (isMember) await execute(client, end, { consumerNo, memberId, ...place })
        return findRow(client, find, { consumerNo, memberId })
      }),
  }
}
