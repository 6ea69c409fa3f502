import {
  arrayOf,
  boolean,
  consumers,
  execute,
  findRow,
  inTransaction,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { toProviderWay } from '@lacehouse/domain/auth/sign-in-way'
import type { SubscriptionKind } from '@lacehouse/domain/subscriptions/subscription'
import type { Pool, PoolClient } from 'pg'
import { addAuthorizationCode } from '../../../core/consumers/authorization-code.ts'
import {
  findIdentity,
  insertIdentity,
  lockIdentity,
  type NewIdentity,
} from '../../../core/consumers/new-identity.queries.ts'
import { isPhoneInUse } from '../../../core/consumers/phone-in-use.queries.ts'
import { onSubscribedBefore } from '../../../core/subscriptions/subscriptions.queries.ts'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'

export type SignUp = {
  readonly consumerNo: string
  readonly siteId: string
  readonly locale: string
  readonly email: string
  /** Null for an account that an identity of a provider opens. */
  readonly passwordHash: string | null
  readonly identity: NewIdentity | null
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string | null
  readonly gender: string | null
  /** In international form. */
  readonly phone: string | null
  readonly profile: Readonly<Record<string, unknown>>
  /** The new member's id; null for an account without a membership. */
  readonly memberId: string | null
  /** What the account agreed to; nothing is sent before the mailbox, or the phone, has answered. */
  readonly subscriptions: readonly SubscriptionKind[]
  /** The member whose code brought the account, and the place that the link named; null without one. */
  readonly referrerId: string | null
  readonly leadSource: string | null
  readonly linkId: string
  readonly linkExpiresAt: number
  readonly codeChallenge: string
  readonly now: number
}

export type SignUpOutcome =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly reason: 'email_taken' | 'phone_taken' | 'identity_taken' }

const now = moment('now')
const email = param('email', text)

const insertAccount = statement({
  name: 'sign-up-insert',
  sql: sql`
    with made as (
      insert into consumers (consumer_no, site_id, email, password_hash, first_name, last_name, birth_date, gender, phone,
        member_id, profile, created_at, updated_at)
      values (${param('consumerNo', text)}, ${param('siteId', text)}, ${email}, ${param('passwordHash', nullable(text))},
        ${param('firstName', text)}, ${param('lastName', text)}, ${param('birthDate', consumers.birthDate)}::date,
        ${param('gender', nullable(text))}, ${param('optionalPhone', nullable(text))}, ${param('memberId', nullable(text))},
        ${param('profile', consumers.profile)}, ${now}, ${now})
      on conflict (email) do nothing returning consumer_no, site_id, email, phone, member_id
    ), membership as (
      insert into points_accounts (member_id, created_at) select member_id, ${now} from made where member_id is not null
    ), consent as (
      insert into newsletter_consents (site_id, locale, email, source, agreed_at)
      select site_id, ${param('locale', text)}, email, 'sign_up', ${now} from made where ${param('hasNewsletter', boolean)}
    ), subscribed as (
      insert into subscriptions as s (site_id, locale, consumer_no, channel, type, recipient, source, opted_in_at, updated_at)
      select site_id, ${param('locale', text)}, consumer_no, wanted.channel, wanted.type,
        case wanted.channel when 'email' then email else phone end, 'sign_up', ${now}, ${now}
      from made, unnest(${param('channels', arrayOf(text))}::text[], ${param('types', arrayOf(text))}::text[]) as wanted(channel, type)
      ${onSubscribedBefore}
    ), referred as (
      insert into referrals (consumer_no, member_id, lead_source, created_at)
      select consumer_no, ${param('referrerId', nullable(text))}, ${param('leadSource', nullable(text))}, ${now} from made
      where ${param('referrerId', nullable(text))}::text is not null
    ), link as (
      insert into account_links (id, purpose, site_id, locale, email, requested_at, expires_at)
      select ${param('linkId', uuid)}, 'confirm_email', site_id, ${param('locale', text)}, email, ${now}, ${moment('linkExpiresAt')}
      from made returning id
    ), ${enqueueInStatement({
      queues: sql`array['account-link-mail']`,
      data: sql`jsonb_build_object('linkId', link.id)`,
      source: sql`link`,
    })}
    select 1 from made`,
})

const findRegistered = statement({
  name: 'sign-up-find-email',
  row: { consumerNo: consumers.consumerNo },
  sql: sql`select consumer_no as "consumerNo" from consumers where email = ${email}`,
})

const findUnconfirmed = statement({
  name: 'sign-up-find-unconfirmed',
  row: { email: consumers.email, isConfirmed: boolean },
  sql: sql`select email, email_confirmed_at is not null as "isConfirmed" from consumers
    where consumer_no = ${param('consumerNo', text)} and state = 'active'`,
})

/**
 * Confirms the email of an account by a link to it, and with it what the account subscribed to for it (ACC-11). A link that
 * was used confirms again what it confirmed.
 */
const confirm = statement({
  name: 'sign-up-confirm-email',
  row: { email: consumers.email },
  sql: sql`
    with used as (
      update account_links l set used_at = coalesce(l.used_at, ${now}) from consumers k
      where l.id = ${param('linkId', uuid)} and l.purpose = 'confirm_email'
        and k.consumer_no = ${param('consumerNo', text)} and k.email = l.email and k.state = 'active'
      returning k.consumer_no, k.email
    ), subscribed as (
      update subscriptions s set confirmed_at = ${now}, updated_at = ${now} from used
      where s.consumer_no = used.consumer_no and s.recipient = used.email and s.channel = 'email'
        and s.confirmed_at is null and s.opted_out_at is null
    )
    update consumers k set email_confirmed_at = coalesce(k.email_confirmed_at, ${now}) from used
    where k.consumer_no = used.consumer_no returning k.email`,
})

/** Creates the statements of sign-ups and of the confirmation of mailboxes. */
export function createSignUpQueries(pool: Pool) {
  return {
    /** Creates an account with its membership, its consent, the job of its mail and a code, or nothing of it. */
    create: (signUp: SignUp): Promise<SignUpOutcome> => inTransaction(pool, (client) => create(client, signUp)),

    isRegistered: async (of: string): Promise<boolean> => (await findRow(pool, findRegistered, { email: of })) !== null,

    findMailbox: (consumerNo: string) => findRow(pool, findUnconfirmed, { consumerNo }),

    /** Confirms the email to which the link went, where it is still the account's; returns it, or null. */
    confirm: async (link: { linkId: string; consumerNo: string; now: number }): Promise<string | null> =>
      (await findRow(pool, confirm, link))?.email ?? null,
  }
}

const create = async (client: PoolClient, signUp: SignUp): Promise<SignUpOutcome> => {
  const { phone: typed, consumerNo, siteId, codeChallenge, identity } = signUp
  if (identity) {
    await execute(client, lockIdentity, identity)
    if ((await execute(client, findIdentity, identity)) > 0) return { ok: false, reason: 'identity_taken' }
  }
  if (typed !== null && (await isPhoneInUse(client, { phone: typed, consumerNo: null })))
    return { ok: false, reason: 'phone_taken' }
  const wanted = {
    channels: signUp.subscriptions.map(({ channel }) => channel),
    types: signUp.subscriptions.map(({ type }) => type),
    hasNewsletter: signUp.subscriptions.some(({ channel, type }) => channel === 'email' && type === 'Newsletter'),
  }
  if ((await execute(client, insertAccount, { ...signUp, ...wanted, optionalPhone: typed })) !== 1)
    return { ok: false, reason: 'email_taken' }
  if (identity) await execute(client, insertIdentity, { ...identity, consumerNo, now: signUp.now })
  const signedInBy = identity ? toProviderWay(identity.providerId) : 'new_account'
  const code = await addAuthorizationCode(client, { consumerNo, siteId, codeChallenge, signedInBy }, signUp.now)
  return { ok: true, code }
}

export type SignUpQueries = ReturnType<typeof createSignUpQueries>
