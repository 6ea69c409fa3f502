import {
  bytes,
  consumers,
  execute,
  findRow,
  float,
  inTransaction,
  listRows,
  literal,
  moment,
  nullable,
  param,
  passkeys,
  type RowOf,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { mostPasskeys } from '@lacehouse/domain/auth/passkey'
import type { Pool } from 'pg'
import { enqueueInStatement } from '../../../infra/jobs/enqueue-in-statement.ts'
import { findRemovalRefusal, type RemovalRefusal } from '../find-removal-refusal.ts'

const consumerNo = param('consumerNo', text)
const passkeyId = param('passkeyId', uuid)
const now = moment('now')

/** The part of a statement that uses up a challenge; a repetition writes no row. */
const used = sql`used as (
  insert into used_passkey_challenges (hash, expires_at) values (${param('hash', bytes)}, ${moment('expiresAt')})
  on conflict do nothing returning hash)`

const enqueueMail = (kind: 'passkey_added' | 'passkey_removed', source: 'made' | 'removed') =>
  enqueueInStatement({
    queues: sql`array['credentials-mail']`,
    data: sql`jsonb_build_object('consumerNo', changed.consumer_no, 'siteId', ${param('siteId', text)}::text,
      'locale', ${param('locale', text)}::text, 'kind', ${literal(kind)}::text, 'changedAt', ${param('changedAt', text)}::text)`,
    source: source === 'made' ? sql`made changed` : sql`removed changed`,
  })

const findOwner = statement({
  name: 'passkey-owner',
  row: {
    email: consumers.email,
    firstName: consumers.firstName,
    lastName: consumers.lastName,
    /** When the caller's session began; null where it has ended. */
    signedInAt: nullable(float),
  },
  sql: sql`
    select k.email, k.first_name as "firstName", k.last_name as "lastName", (
      select extract(epoch from f.created_at)::float8 * 1000 from refresh_token_families f
      where f.id = ${param('tokenFamilyId', uuid)} and f.owner_kind = 'consumer' and f.owner_id = k.consumer_no
        and f.revoked_at is null) as "signedInAt"
    from consumers k where k.consumer_no = ${consumerNo} and k.state = 'active'`,
})

const listKeys = statement({
  name: 'passkey-keys',
  row: { credentialId: passkeys.credentialId, userHandle: passkeys.userHandle },
  sql: sql`select credential_id as "credentialId", user_handle as "userHandle" from passkeys
    where consumer_no = ${consumerNo} order by created_at`,
})

const insertPasskey = statement({
  name: 'passkey-insert',
  row: { id: passkeys.id },
  sql: sql`
    with ${used}, made as (
      insert into passkeys (id, consumer_no, credential_id, public_key, user_handle, sign_count, is_synced, name, created_at)
      select ${passkeyId}, k.consumer_no, ${param('credentialId', text)}, ${param('publicKey', bytes)},
        ${param('userHandle', uuid)}, ${param('signCount', passkeys.signCount)}, ${param('isSynced', passkeys.isSynced)}, ${param('name', text)}, ${now}
      from consumers k, used where k.consumer_no = ${consumerNo} and k.state = 'active'
        and (select count(*) from passkeys p where p.consumer_no = k.consumer_no) < ${literal(mostPasskeys)}
      on conflict (credential_id) do nothing returning id, consumer_no
    ), ${enqueueMail('passkey_added', 'made')}
    select id from made`,
})

const findPasskey = statement({
  name: 'passkey-find',
  row: {
    id: passkeys.id,
    credentialId: passkeys.credentialId,
    publicKey: passkeys.publicKey,
    userHandle: passkeys.userHandle,
    signCount: float,
    consumerNo: consumers.consumerNo,
    email: consumers.email,
    siteId: consumers.siteId,
  },
  sql: sql`
    select p.id, p.credential_id as "credentialId", p.public_key as "publicKey", p.user_handle as "userHandle",
      p.sign_count::float8 as "signCount", k.consumer_no as "consumerNo", k.email, k.site_id as "siteId"
    from passkeys p join consumers k using (consumer_no)
    where p.credential_id = ${param('credentialId', text)} and k.state = 'active'
      and k.consumer_type not in ('AGENT', 'STORE_EMPLOYEE')`,
})

export type KnownPasskey = RowOf<typeof findPasskey>

// The sign count is compared again, because another use may have been first.
const recordUse = statement({
  name: 'passkey-use',
  sql: sql`
    with ${used}
    update passkeys p set sign_count = ${param('signCount', passkeys.signCount)}, is_synced = ${param('isSynced', passkeys.isSynced)}, last_used_at = ${now}
    from used where p.id = ${passkeyId} and (p.sign_count < ${param('signCount', passkeys.signCount)} or (p.sign_count = 0 and ${param('signCount', passkeys.signCount)} = 0))`,
})

const rename = statement({
  name: 'passkey-rename',
  sql: sql`update passkeys set name = ${param('name', text)} where id = ${passkeyId} and consumer_no = ${consumerNo}`,
})

const remove = statement({
  name: 'passkey-remove',
  row: { id: passkeys.id },
  sql: sql`
    with removed as (
      delete from passkeys where id = ${passkeyId} and consumer_no = ${consumerNo} returning id, consumer_no
    ), ${enqueueMail('passkey_removed', 'removed')}
    select id from removed`,
})

type Answer = { readonly hash: Buffer; readonly expiresAt: number; readonly now: number }
type Mailed = { readonly siteId: string; readonly locale: string; readonly now: number }
type NewPasskey = Answer &
  Mailed &
  Pick<
    typeof passkeys.$inferSelect,
    'consumerNo' | 'credentialId' | 'userHandle' | 'signCount' | 'isSynced' | 'name'
  > & {
    readonly passkeyId: string
    readonly publicKey: Buffer
  }
type Use = Answer & { readonly passkeyId: string; readonly signCount: number; readonly isSynced: boolean }
type OfOwner = { readonly passkeyId: string; readonly consumerNo: string }

const toIso = (at: number): string => new Date(at).toISOString()

/** Creates the statements of passkeys. */
export function createPasskeyQueries(pool: Pool) {
  return {
    /** Finds an active account and when the caller's session of it began. */
    findOwner: (of: { consumerNo: string; tokenFamilyId: string }) => findRow(pool, findOwner, of),
    listKeys: (of: string) => listRows(pool, listKeys, { consumerNo: of }),
    /** Adds a passkey with the job of its mail; false where its challenge was used, the passkey is known, or the account has too many. */
    insert: async (passkey: NewPasskey): Promise<boolean> =>
      (await findRow(pool, insertPasskey, { ...passkey, changedAt: toIso(passkey.now) })) !== null,
    /** Finds a passkey whose account a shopper may sign in to. */
    find: (credentialId: string): Promise<KnownPasskey | null> => findRow(pool, findPasskey, { credentialId }),
    /** Records a use; false where its challenge was used before, or the sign count has gone on. */
    recordUse: async (use: Use): Promise<boolean> => (await execute(pool, recordUse, use)) === 1,
    rename: (of: OfOwner & { name: string }) => execute(pool, rename, of),
    /** Removes a passkey with the job of its mail; `unknown` where the account has none of this id. */
    remove: (of: OfOwner & Mailed): Promise<'removed' | RemovalRefusal> =>
      inTransaction(pool, async (client) => {
        const refusal = await findRemovalRefusal(client, {
          id: of.passkeyId,
          consumerNo: of.consumerNo,
          way: 'passkey',
        })
        if (refusal) return refusal
        await execute(client, remove, { ...of, changedAt: toIso(of.now) })
        return 'removed'
      }),
  }
}

export type PasskeyQueries = ReturnType<typeof createPasskeyQueries>
