import {
  boolean,
  consumers,
  findRow,
  json,
  listRows,
  moment,
  nullable,
  param,
  refreshTokenFamilies,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import type { Pool } from 'pg'

/** A sign-in whose refresh tokens work; times are in milliseconds since 1970. */
export type OpenSession = {
  readonly id: string
  readonly userAgent: string | null
  readonly signedInBy: SignInWay | null
  readonly signedInAt: number
  readonly lastUsedAt: number
}

/** A passkey of an account; times are in milliseconds since 1970. */
export type OwnPasskey = {
  readonly id: string
  readonly name: string
  readonly isSynced: boolean
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

/** An identity of a provider; times are in milliseconds since 1970. */
export type OwnIdentity = {
  readonly id: string
  readonly providerId: string
  readonly email: string | null
  readonly linkedAt: number
  readonly lastUsedAt: number | null
}

const consumerNo = param('consumerNo', text)
const now = moment('now')
const isOpen = sql`f.owner_kind = 'consumer' and f.owner_id = ${consumerNo} and f.revoked_at is null`

const findSecurity = statement({
  name: 'security-find',
  row: {
    email: consumers.email,
    isConfirmed: boolean,
    hasPassword: boolean,
    pendingEmail: nullable(text),
    sessions: json<readonly OpenSession[]>(),
    passkeys: json<readonly OwnPasskey[]>(),
    identities: json<readonly OwnIdentity[]>(),
  },
  sql: sql`
    select k.email, k.email_confirmed_at is not null as "isConfirmed", k.password_hash is not null as "hasPassword", (
      select l.email from account_links l where l.consumer_no = k.consumer_no and l.purpose = 'change_email'
        and l.used_at is null and l.expires_at > ${now} order by l.requested_at desc limit 1) as "pendingEmail", coalesce((
      select json_agg(json_build_object('id', f.id, 'userAgent', f.user_agent, 'signedInBy', f.signed_in_by,
          'signedInAt', extract(epoch from f.created_at) * 1000,
          'lastUsedAt', extract(epoch from greatest(f.created_at, (
            select max(r.issued_at) from refresh_tokens r where r.family_id = f.id))) * 1000)
        order by f.created_at desc)
      from refresh_token_families f where ${isOpen} and f.expires_at > ${now}), '[]') as sessions, coalesce((
      select json_agg(json_build_object('id', p.id, 'name', p.name, 'isSynced', p.is_synced,
          'createdAt', extract(epoch from p.created_at) * 1000, 'lastUsedAt', extract(epoch from p.last_used_at) * 1000)
        order by p.created_at)
      from passkeys p where p.consumer_no = k.consumer_no), '[]') as passkeys, coalesce((
      select json_agg(json_build_object('id', i.id, 'providerId', i.provider_id, 'email', i.email,
          'linkedAt', extract(epoch from i.linked_at) * 1000, 'lastUsedAt', extract(epoch from i.last_used_at) * 1000)
        order by i.linked_at)
      from linked_identities i where i.consumer_no = k.consumer_no), '[]') as identities
    from consumers k where k.consumer_no = ${consumerNo} and k.state = 'active'`,
})

const endSessions = statement({
  name: 'security-end-sessions',
  row: { id: refreshTokenFamilies.id },
  sql: sql`
    update refresh_token_families f set revoked_at = ${now}, revoked_for = 'signed_out'
    where ${isOpen} and (f.id = ${param('only', nullable(uuid))}::uuid
      or (${param('only', nullable(uuid))}::uuid is null and f.id is distinct from ${param('own', nullable(uuid))}::uuid))
    returning f.id`,
})

type Ending = { readonly consumerNo: string; readonly now: number }

/** Creates the statements of an account's sessions. */
export function createSessionsQueries(pool: Pool) {
  const end = async (ending: Ending & { only: string | null; own: string | null }): Promise<readonly string[]> =>
    (await listRows(pool, endSessions, ending)).map(({ id }) => id)
  return {
    find: (of: Ending) => findRow(pool, findSecurity, of),
    /** Ends one of the consumer's sessions, and returns the ids of those that ended. */
    endOne: (ending: Ending & { readonly only: string }) => end({ ...ending, own: null }),
    /** Ends the consumer's sessions but one. */
    endOthers: (ending: Ending & { readonly own: string | null }) => end({ ...ending, only: null }),
  }
}

export type SessionsQueries = ReturnType<typeof createSessionsQueries>
