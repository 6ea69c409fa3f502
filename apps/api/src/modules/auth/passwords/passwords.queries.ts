import {
  arrayOf,
  boolean,
  consumers,
  findRow,
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
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'

const row = {
  consumerNo: consumers.consumerNo,
  email: consumers.email,
  passwordHash: consumers.passwordHash,
  /** The hashes of earlier passwords, the newest first. */
  formerHashes: arrayOf(text),
}

// The current password is one of those that may not be taken again.
const columns = sql`k.consumer_no as "consumerNo", k.email, k.password_hash as "passwordHash",
  array(select f.password_hash from former_passwords f where f.consumer_no = k.consumer_no
    order by f.replaced_at desc limit ${literal(rememberedPasswords - 1)}) as "formerHashes"`

const findOfConsumer = statement({
  name: 'password-of-consumer',
  row,
  sql: sql`select ${columns} from consumers k where k.consumer_no = ${param('consumerNo', text)} and k.state = 'active'`,
})

const findOfLink = statement({
  name: 'password-of-link',
  row,
  sql: sql`
    select ${columns} from account_links l join consumers k on k.email = l.email
    where l.id = ${param('linkId', uuid)} and l.purpose = 'reset_password' and l.used_at is null and k.state = 'active'
      and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`,
})

const findOfInvitation = statement({
  name: 'password-of-invitation',
  row,
  sql: sql`
    select ${columns} from account_links l join consumers k on k.email = l.email
    where l.id = ${param('linkId', uuid)} and l.purpose = 'staff_invitation' and l.used_at is null and k.state = 'active'
      and k.consumer_type in ('AGENT', 'STORE_EMPLOYEE') and k.password_hash is null`,
})

export type PasswordOwner = RowOf<typeof findOfConsumer>

const now = moment('now')
const consumerNo = param('consumerNo', text)
const linkId = param('linkId', nullable(uuid))

/**
 * Replaces a password where it is still the one that was read and the link, if there is one, is unused. The same statement ends what
 * the old password opened: sessions but the caller's, codes that were not exchanged, other links, a change of the email that waits. A link proves the mailbox; cards that
 * were saved before any proof may be another person's and are deleted (decision 0057). Passkeys and identities of providers end with a
 * reset, because it is what their owner does who did not add them (decision 0050). Sessions of the back office end too; the first
 * password of staff has no mail about it.
 */
const replacePassword = statement({
  name: 'password-replace',
  row: { isReplaced: boolean, endedTokenFamilies: arrayOf(uuid) },
  sql: sql`
    with old as (
      select k.consumer_no, k.email, k.password_hash, k.email_confirmed_at is null as unproved from consumers k
      where k.consumer_no = ${consumerNo} and k.state = 'active'
        and k.password_hash is not distinct from ${param('passwordHash', nullable(text))}
        and (${linkId}::uuid is null or exists (select from account_links l where l.id = ${linkId} and l.used_at is null))
      for update
    ), changed as (
      update consumers k set password_hash = ${param('newHash', text)}, updated_at = ${now},
        email_confirmed_at = case when ${linkId}::uuid is null then k.email_confirmed_at else coalesce(k.email_confirmed_at, ${now}) end
      from old where k.consumer_no = old.consumer_no returning k.consumer_no
    ), remembered as (
      insert into former_passwords (consumer_no, password_hash, replaced_at)
      select consumer_no, password_hash, ${now} from old where password_hash is not null
    ), forgotten as (
      delete from former_passwords f using old where f.consumer_no = old.consumer_no and f.id not in (
        select n.id from former_passwords n where n.consumer_no = old.consumer_no
        order by n.replaced_at desc limit ${literal(rememberedPasswords - 1)})
    ), used as (
      update account_links l set used_at = ${now} from old
      where l.used_at is null and ((l.email = old.email and l.purpose in ('reset_password', 'staff_invitation'))
        or (l.consumer_no = old.consumer_no and l.purpose = 'change_email'))
    ), codes as (
      delete from authorization_codes c using old where c.consumer_no = old.consumer_no
    ), cards as (
      delete from consumer_cards c using old
      where c.consumer_no = old.consumer_no and old.unproved and ${linkId}::uuid is not null
    ), offices as (
      delete from staff_sessions s using old where s.consumer_no = old.consumer_no
    ), keys as (
      delete from passkeys p using old where p.consumer_no = old.consumer_no and ${linkId}::uuid is not null
    ), identities as (
      delete from linked_identities i using old where i.consumer_no = old.consumer_no and ${linkId}::uuid is not null
    ), ended as (
      update refresh_token_families f set revoked_at = ${now}, revoked_for = 'password_changed' from old
      where f.owner_kind = 'consumer' and f.owner_id = old.consumer_no and f.revoked_at is null
        and f.id is distinct from ${param('ownTokenFamily', nullable(uuid))}::uuid
      returning f.id
    ), notified as (
      select consumer_no from changed where not exists (
        select from account_links l where l.id = ${linkId} and l.purpose = 'staff_invitation')
    ), ${enqueueInStatement({
      queues: sql`array['password-changed-mail']`,
      data: sql`jsonb_build_object('consumerNo', notified.consumer_no, 'siteId', ${param('siteId', text)}::text,
        'locale', ${param('locale', text)}::text, 'changedAt', ${param('changedAt', text)}::text)`,
      source: sql`notified`,
    })}
    select exists (select from changed) as "isReplaced", array(select id from ended) as "endedTokenFamilies"`,
})

export type NewPassword = Pick<PasswordOwner, 'consumerNo' | 'passwordHash'> & {
  readonly newHash: string
  /** The link that allows it; null where the caller knew the password. */
  readonly linkId: string | null
  /** The refresh-token family of the caller's session, which goes on. */
  readonly ownTokenFamily: string | null
  readonly siteId: string
  readonly locale: string
  readonly now: number
}

/** Creates the statements of passwords. */
export function createPasswordQueries(pool: Pool) {
  return {
    findOfConsumer: (id: string): Promise<PasswordOwner | null> => findRow(pool, findOfConsumer, { consumerNo: id }),

    /** Finds the account of an unused link to reset a password. */
    findOfLink: (id: string): Promise<PasswordOwner | null> => findRow(pool, findOfLink, { linkId: id }),

    /** Finds the account of staff whose first password an unused invitation sets. */
    findOfInvitation: (id: string): Promise<PasswordOwner | null> => findRow(pool, findOfInvitation, { linkId: id }),

    /** Replaces a password and enqueues the mail about it; returns the refresh-token families that ended, or null where another change was first. */
    replace: async (password: NewPassword): Promise<readonly string[] | null> => {
      const changedAt = new Date(password.now).toISOString()
      const { isReplaced, endedTokenFamilies } = await getRow(pool, replacePassword, { ...password, changedAt })
      return isReplaced ? endedTokenFamilies : null
    },
  }
}

export type PasswordQueries = ReturnType<typeof createPasswordQueries>
