import {
  boolean,
  bytes,
  consumers,
  execute,
  findRow,
  inTransaction,
  linkedIdentities,
  literal,
  moment,
  nullable,
  param,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { mostIdentities } from '@lacehouse/domain/auth/linked-identity'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'
import { findRemovalRefusal, type RemovalRefusal } from '../find-removal-refusal.ts'

const consumerNo = param('consumerNo', text)
const identityId = param('identityId', uuid)
const now = moment('now')
const issuer = param('issuer', text)
const subject = param('subject', text)
const maySignIn = sql`k.state = 'active' and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`

const enqueueMail = (kind: 'identity_linked' | 'identity_unlinked', source: 'made' | 'removed') =>
  enqueueInStatement({
    queues: sql`array['credentials-mail']`,
    data: sql`jsonb_build_object('consumerNo', changed.consumer_no, 'siteId', ${param('siteId', text)}::text,
      'locale', ${param('locale', text)}::text, 'kind', ${literal(kind)}::text, 'changedAt', ${param('changedAt', text)}::text,
      'providerId', changed.provider_id)`,
    source: source === 'made' ? sql`made changed` : sql`removed changed`,
  })

const takeAnswer = statement({
  name: 'identity-take-answer',
  row: { hash: bytes },
  sql: sql`insert into used_provider_answers (hash, expires_at) values (${param('hash', bytes)}, ${moment('expiresAt')})
    on conflict do nothing returning hash`,
})

const findOwner = statement({
  name: 'identity-owner',
  row: {
    identityId: linkedIdentities.id,
    consumerNo: consumers.consumerNo,
    email: consumers.email,
    siteId: consumers.siteId,
    maySignIn: boolean,
  },
  sql: sql`
    select i.id as "identityId", k.consumer_no as "consumerNo", k.email, k.site_id as "siteId", (${maySignIn}) as "maySignIn"
    from linked_identities i join consumers k using (consumer_no) where i.issuer = ${issuer} and i.subject = ${subject}`,
})

const findAccountOf = statement({
  name: 'identity-account-of-mailbox',
  row: { consumerNo: consumers.consumerNo },
  sql: sql`select k.consumer_no as "consumerNo" from consumers k where k.email = ${param('email', text)} and ${maySignIn}`,
})

const recordUse = statement({
  name: 'identity-use',
  sql: sql`update linked_identities set last_used_at = ${now} where id = ${identityId}`,
})

const insertIdentity = statement({
  name: 'identity-insert',
  row: { id: linkedIdentities.id },
  sql: sql`
    with made as (
      insert into linked_identities (id, consumer_no, provider_id, issuer, subject, email, linked_at)
      select ${identityId}, k.consumer_no, ${param('providerId', text)}, ${issuer}, ${subject},
        ${param('identityEmail', nullable(text))}, ${now}
      from consumers k where k.consumer_no = ${consumerNo} and ${maySignIn}
        and (select count(*) from linked_identities o where o.consumer_no = k.consumer_no) < ${literal(mostIdentities)}
      on conflict (issuer, subject) do nothing returning id, consumer_no, provider_id
    ), ${enqueueMail('identity_linked', 'made')}
    select id from made`,
})

const removeIdentity = statement({
  name: 'identity-remove',
  row: { id: linkedIdentities.id },
  sql: sql`
    with removed as (
      delete from linked_identities where id = ${identityId} and consumer_no = ${consumerNo}
      returning id, consumer_no, provider_id
    ), ${enqueueMail('identity_unlinked', 'removed')}
    select id from removed`,
})

type Mailed = { readonly siteId: string; readonly locale: string; readonly now: number }
type Linking = Mailed & {
  readonly identityId: string
  readonly consumerNo: string
  readonly providerId: string
  readonly issuer: string
  readonly subject: string
  readonly identityEmail: string | null
}
type Removal = Mailed & { readonly identityId: string; readonly consumerNo: string }

const toIso = (at: number): string => new Date(at).toISOString()

/** Creates the statements of the identities of providers. */
export function createIdentityQueries(pool: Pool) {
  return {
    /** Records that an answer is used; false where it was used before. */
    takeAnswer: async (answer: { hash: Buffer; expiresAt: number }): Promise<boolean> =>
      (await findRow(pool, takeAnswer, answer)) !== null,
    /** Finds the account of an identity, and whether a shopper may sign in to it. */
    findOwner: (of: { issuer: string; subject: string }) => findRow(pool, findOwner, of),
    /** Says whether a shopper's account has the mailbox. */
    hasAccount: async (email: string): Promise<boolean> => (await findRow(pool, findAccountOf, { email })) !== null,
    recordUse: (use: { identityId: string; now: number }) => execute(pool, recordUse, use),
    /** Links an identity with the job of its mail; false where an account has it, or this one has too many. */
    insert: async (linking: Linking): Promise<boolean> =>
      (await findRow(pool, insertIdentity, { ...linking, changedAt: toIso(linking.now) })) !== null,
    /** Unlinks an identity with the job of its mail; `unknown` where the account has none of this id. */
    remove: (removal: Removal): Promise<'removed' | RemovalRefusal> =>
      inTransaction(pool, async (client) => {
        const { identityId: id, consumerNo } = removal
        const refusal = await findRemovalRefusal(client, { id, consumerNo, way: 'identity' })
        if (refusal) return refusal
        await execute(client, removeIdentity, { ...removal, changedAt: toIso(removal.now) })
        return 'removed'
      }),
  }
}

export type IdentityQueries = ReturnType<typeof createIdentityQueries>
