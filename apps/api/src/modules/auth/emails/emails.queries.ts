import {
  arrayOf,
  boolean,
  consumers,
  type Executor,
  execute,
  findRow,
  float,
  getRow,
  literal,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { rememberedPasswords } from '@lacehouse/domain/auth/check-new-password'
import type { Pool, PoolClient } from 'pg'

const consumerNo = param('consumerNo', text)
const linkId = param('linkId', uuid)
const email = param('email', text)
const former = param('former', text)
const now = moment('now')

const findOwner = statement({
  name: 'email-owner',
  row: {
    email: consumers.email,
    passwordHash: consumers.passwordHash,
    /** When the caller's session began; null where it has ended. */
    signedInAt: nullable(float),
  },
  sql: sql`
    select k.email, k.password_hash as "passwordHash", (
      select extract(epoch from f.created_at)::float8 * 1000 from refresh_token_families f
      where f.id = ${param('tokenFamilyId', nullable(uuid))} and f.owner_kind = 'consumer' and f.owner_id = k.consumer_no
        and f.revoked_at is null) as "signedInAt"
    from consumers k where k.consumer_no = ${consumerNo} and k.state = 'active'`,
})

const endRequests = statement({
  name: 'email-end-requests',
  sql: sql`update account_links set used_at = ${now}
    where consumer_no = ${consumerNo} and purpose = 'change_email' and used_at is null`,
})

const change = {
  consumerNo: consumers.consumerNo,
  /** The email of the account, and the one that the link gives it. */
  former: consumers.email,
  email: text,
  isProved: boolean,
  requestedAt: float,
}
const columns = sql`k.consumer_no as "consumerNo", k.email as former, l.email, k.email_confirmed_at is not null as "isProved",
      extract(epoch from l.requested_at)::float8 * 1000 as "requestedAt"`

// A link that was used answers again what it did.
const lockChange = statement({
  name: 'email-lock-change',
  row: change,
  sql: sql`select ${columns} from account_links l join consumers k using (consumer_no)
    where l.id = ${linkId} and l.purpose = 'change_email' and k.consumer_no = ${consumerNo} and k.state = 'active'
      and (l.used_at is null or k.email = l.email) for update of k, l`,
})

const lockUndo = statement({
  name: 'email-lock-undo',
  row: change,
  sql: sql`select ${columns} from account_links l join consumers k using (consumer_no)
    where l.id = ${linkId} and l.purpose = 'undo_email_change' and l.used_at is null and k.state = 'active' for update of k, l`,
})

const applyChange = statement({
  name: 'email-change',
  row: { endedTokenFamilies: arrayOf(uuid) },
  sql: sql`
    with changed as (
      update consumers set email = ${email}, email_confirmed_at = ${now}, updated_at = ${now} where consumer_no = ${consumerNo}
    ), used as (
      update account_links l set used_at = ${now} where l.used_at is null and (
        (l.consumer_no = ${consumerNo} and l.purpose = 'change_email')
        or (l.email = ${former} and l.purpose in ('reset_password', 'confirm_email')))
    ), codes as (
      delete from authorization_codes where consumer_no = ${consumerNo}
    ), ended as (
      update refresh_token_families f set revoked_at = ${now}, revoked_for = 'email_changed'
      where f.owner_kind = 'consumer' and f.owner_id = ${consumerNo} and f.revoked_at is null
        and f.id is distinct from ${param('ownTokenFamily', nullable(uuid))}::uuid
      returning f.id
    )
    select array(select id from ended) as "endedTokenFamilies"`,
})

// Who changed the email could have opened an account under the former one, so that it cannot go back; without a proof it is closed.
const freeFormer = statement({
  name: 'email-free-former',
  sql: sql`
    update consumers set email = 'closed-' || lower(consumer_no) || '@accounts.invalid', state = 'disabled', updated_at = ${now}
    where email = ${email} and consumer_no <> ${consumerNo} and email_confirmed_at is null and consumer_type = 'CONSUMER'`,
})

const findOther = statement({
  name: 'email-find-other',
  row: { consumerNo: consumers.consumerNo },
  sql: sql`select consumer_no as "consumerNo" from consumers where email = ${email} and consumer_no <> ${consumerNo}`,
})

/**
 * Takes a change back. Someone else may have made it, who knew what opens the account: password, passkeys, identities and sessions end,
 * with the links of later changes and a deletion that was asked for since. Links of earlier changes go on: the first owner has one.
 */
const applyUndo = statement({
  name: 'email-undo',
  row: { endedTokenFamilies: arrayOf(uuid) },
  sql: sql`
    with old as (
      select k.consumer_no, k.password_hash from consumers k where k.consumer_no = ${consumerNo}
    ), changed as (
      update consumers set email = ${email}, email_confirmed_at = ${now}, password_hash = null, updated_at = ${now}
      where consumer_no = ${consumerNo}
    ), remembered as (
      insert into former_passwords (consumer_no, password_hash, replaced_at)
      select consumer_no, password_hash, ${now} from old where password_hash is not null
    ), forgotten as (
      delete from former_passwords f where f.consumer_no = ${consumerNo} and f.id not in (
        select n.id from former_passwords n where n.consumer_no = ${consumerNo}
        order by n.replaced_at desc limit ${literal(rememberedPasswords - 1)})
    ), used as (
      update account_links l set used_at = ${now} where l.used_at is null and (
        (l.consumer_no = ${consumerNo} and (l.purpose = 'change_email' or l.requested_at >= ${moment('requestedAt')}))
        or (l.email in (${email}, ${former}) and l.purpose in ('reset_password', 'confirm_email')))
    ), codes as (
      delete from authorization_codes where consumer_no = ${consumerNo}
    ), keys as (
      delete from passkeys where consumer_no = ${consumerNo}
    ), identities as (
      delete from linked_identities where consumer_no = ${consumerNo}
    ), deletions as (
      delete from account_deletions where consumer_no = ${consumerNo} and requested_at >= ${moment('requestedAt')}
    ), ended as (
      update refresh_token_families f set revoked_at = ${now}, revoked_for = 'email_changed'
      where f.owner_kind = 'consumer' and f.owner_id = ${consumerNo} and f.revoked_at is null
      returning f.id
    )
    select array(select id from ended) as "endedTokenFamilies"`,
})

export type EmailOwner = RowOf<typeof findOwner>
/** A link that changes the email of an account, with the account as it is. */
export type LockedChange = RowOf<typeof lockChange>

type At = { readonly now: number }

/** Creates the statements of changed emails; those with a client run within a transaction that has locked the account. */
export function createEmailQueries(pool: Pool) {
  return {
    findOwner: (of: { consumerNo: string; tokenFamilyId: string | null }): Promise<EmailOwner | null> =>
      findRow(pool, findOwner, of),

    /** Ends the links of changes that wait. */
    endRequests: (executor: Executor, of: { consumerNo: string } & At) => execute(executor, endRequests, of),

    /** Finds the change of a link and locks its account; null where the link is of no use to this account. */
    lockChange: (client: PoolClient, of: { linkId: string; consumerNo: string }): Promise<LockedChange | null> =>
      findRow(client, lockChange, of),

    /** Finds the change that an unused link takes back, and locks its account. */
    lockUndo: (client: PoolClient, id: string): Promise<LockedChange | null> =>
      findRow(client, lockUndo, { linkId: id }),

    /** Changes the email; returns the refresh-token families that ended. */
    change: async (client: PoolClient, given: LockedChange & At & { ownTokenFamily: string | null }) =>
      (await getRow(client, applyChange, given)).endedTokenFamilies,

    /** Closes an account that no one had proved under an email; resolves to false where a proved one has it. */
    free: async (client: PoolClient, given: LockedChange & At): Promise<boolean> => {
      await execute(client, freeFormer, given)
      return (await findRow(client, findOther, given)) === null
    },

    /** Gives the email back; returns the refresh-token families that ended. */
    undo: async (client: PoolClient, given: LockedChange & At) =>
      (await getRow(client, applyUndo, given)).endedTokenFamilies,
  }
}

export type EmailQueries = ReturnType<typeof createEmailQueries>
