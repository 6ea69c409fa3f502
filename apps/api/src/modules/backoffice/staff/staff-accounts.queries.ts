import { execute, listRows, moment, param, refreshTokenFamilies, sql, statement, text } from '@lacehouse/database'
import type { PoolClient } from 'pg'

const consumerNo = param('consumerNo', text)
const email = param('email', text)
const now = moment('now')

// The mailbox is proved by the link of the invitation, which sets the password.
const insertMember = statement({
  name: 'staff-account-add',
  sql: sql`insert into consumers (consumer_no, site_id, consumer_type, email, first_name, last_name)
    values (${consumerNo}, ${param('siteId', text)}, ${param('consumerType', text)}, ${email}, ${param('firstName', text)}, ${param('lastName', text)})
    on conflict do nothing`,
})

const endInvitations = statement({
  name: 'staff-invitations-end',
  sql: sql`update account_links set used_at = ${now}
    where email = ${email} and purpose = 'staff_invitation' and used_at is null`,
})

// The seller of a store employee who was added in the back office has the number of the account.
const setState = statement({
  name: 'staff-account-state',
  sql: sql`with seller as (
      update store_employees set is_active = ${param('state', text)} = 'active' where id = ${consumerNo}
    )
    update consumers set state = ${param('state', text)}, updated_at = ${now} where consumer_no = ${consumerNo}`,
})

// Those of the storefront, and those of customers for whom the member acts.
const endSessions = statement({
  name: 'staff-account-end-sessions',
  row: { id: refreshTokenFamilies.id },
  sql: sql`update refresh_token_families f set revoked_at = ${now}, revoked_for = 'signed_out'
    where ((f.owner_kind = 'consumer' and f.owner_id = ${consumerNo}) or f.agent_id = ${consumerNo}) and f.revoked_at is null
    returning f.id`,
})

export type NewMember = {
  readonly consumerNo: string
  readonly siteId: string
  readonly consumerType: 'AGENT' | 'STORE_EMPLOYEE'
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

/** Statements on the accounts of staff, within the caller's transaction. */
export const staffAccountQueries = {
  /** Adds an account without a password; answers false where the mailbox has one. */
  add: async (client: PoolClient, member: NewMember): Promise<boolean> =>
    (await execute(client, insertMember, member)) === 1,
  /** Ends the links of earlier invitations. */
  endInvitations: async (client: PoolClient, of: { email: string; now: number }): Promise<void> => {
    await execute(client, endInvitations, of)
  },
  setState: async (
    client: PoolClient,
    changed: { consumerNo: string; state: 'active' | 'disabled'; now: number },
  ): Promise<void> => {
    await execute(client, setState, changed)
  },
  /** Ends what the member has open at the storefront; answers the refresh-token families that ended. */
  endSessions: async (client: PoolClient, of: { consumerNo: string; now: number }): Promise<string[]> =>
    (await listRows(client, endSessions, of)).map(({ id }) => id),
} as const
