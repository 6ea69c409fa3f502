import {
  arrayOf,
  boolean,
  findRow,
  integer,
  moment,
  nullable,
  param,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool } from 'pg'
import { countCodeTry } from '../../../core/one-time-codes/count-code-try.ts'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'

const now = moment('now')
const siteId = param('siteId', text)
const maySignIn = sql`k.state = 'active' and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`

/**
 * Counts a try of a code and takes it where it is right. A code proves the mailbox: an account that no one had proved may have been
 * opened by another person, whose password, sessions and cards end with it (decision 0049). One statement for every try, so that it takes
 * as long without an account.
 */
const takeCode = statement({
  name: 'sign-in-code-take',
  row: {
    isTaken: boolean,
    tries: integer,
    codeChallenge: nullable(text),
    consumerNo: nullable(text),
    email: nullable(text),
    accountSiteId: nullable(text),
    endedTokenFamilies: arrayOf(uuid),
  },
  sql: sql`
    with code as (
      ${countCodeTry({
        purpose: 'sign_in',
        tried: sql`c.site_id = ${siteId}`,
        usable: sql`k.email = c.recipient and ${maySignIn}`,
      })}
      returning c.recipient, c.code_challenge, c.tries, c.used_at is not null as taken
    ), owner as (
      select k.consumer_no, k.email, k.site_id, k.email_confirmed_at is null as unproved, k.password_hash is not null as had_password
      from consumers k join code on code.taken and k.email = code.recipient where ${maySignIn} for update of k
    ), claimed as (
      update consumers k set email_confirmed_at = ${now}, password_hash = null, updated_at = ${now} from owner
      where k.consumer_no = owner.consumer_no and owner.unproved returning k.consumer_no, owner.had_password
    ), passwords as (
      delete from former_passwords f using claimed where f.consumer_no = claimed.consumer_no
    ), cards as (
      delete from consumer_cards c using claimed where c.consumer_no = claimed.consumer_no
    ), keys as (
      delete from passkeys p using claimed where p.consumer_no = claimed.consumer_no
    ), identities as (
      delete from linked_identities i using claimed where i.consumer_no = claimed.consumer_no
    ), codes as (
      delete from authorization_codes a using claimed where a.consumer_no = claimed.consumer_no
    ), ended as (
      update refresh_token_families f set revoked_at = ${now}, revoked_for = 'password_changed' from claimed
      where f.owner_kind = 'consumer' and f.owner_id = claimed.consumer_no and f.revoked_at is null
      returning f.id
    ), ${enqueueInStatement({
      queues: sql`array['credentials-mail']`,
      data: sql`jsonb_build_object('consumerNo', removed.consumer_no, 'siteId', ${siteId}::text, 'locale', ${param('locale', text)}::text,
        'kind', 'password_removed', 'changedAt', ${param('changedAt', text)}::text)`,
      source: sql`(select consumer_no from claimed where had_password) removed`,
    })}
    select code.taken as "isTaken", code.tries, code.code_challenge as "codeChallenge", owner.consumer_no as "consumerNo",
      owner.email, owner.site_id as "accountSiteId", array(select id from ended) as "endedTokenFamilies"
    from code left join owner on true`,
})

export type TakenSignInCode = RowOf<typeof takeCode>

type Try = {
  readonly id: string
  readonly isRight: boolean
  readonly siteId: string
  readonly locale: string
  readonly now: number
}

/** Creates the statements of sign-in by a one-time code. */
export function createSignInCodeQueries(pool: Pool) {
  return {
    /** Counts a try of a code; null where the code is unknown, used, spent or too old. */
    take: (given: Try): Promise<TakenSignInCode | null> =>
      findRow(pool, takeCode, { ...given, changedAt: new Date(given.now).toISOString() }),
  }
}

export type SignInCodeQueries = ReturnType<typeof createSignInCodeQueries>
