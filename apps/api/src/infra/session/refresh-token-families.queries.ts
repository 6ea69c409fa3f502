import { createHash, randomBytes } from 'node:crypto'
import {
  arrayOf,
  bytes,
  execute,
  findRow,
  float,
  getRow,
  inTransaction,
  listRows,
  moment,
  notNull,
  nullable,
  param,
  refreshTokenFamilies,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import { planTokenRotation } from '@lacehouse/domain/auth/plan-token-rotation'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** The reason why a refresh-token family ended early. */
export type EndReason = 'signed_out' | 'reused' | 'consumer_gone'

export type RevokedTokenFamily = { readonly id: string; readonly reason: EndReason }

/** A refresh-token family: all tokens of one sign-in. */
export type TokenFamily = { readonly id: string; readonly consumerNo: string; readonly siteId: string }

export type RefreshToken = { readonly token: string; readonly expiresIn: number }

export type NewRefreshTokenFamily = {
  readonly consumerNo: string
  readonly siteId: string
  readonly userAgent: string | undefined
  readonly now: number
}

const lifetime = days(30)
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const createToken = (): RefreshToken => ({
  token: randomBytes(32).toString('base64url'),
  expiresIn: lifetime / seconds(1),
})

const hash = param('hash', bytes)
const tokenFamilyId = param('tokenFamilyId', uuid)
const consumerNo = param('consumerNo', text)
const now = moment('now')
const expiresAt = moment('expiresAt')

// Deletes the consumer's expired families too.
const insertTokenFamily = statement({
  name: 'family-open',
  row: { id: refreshTokenFamilies.id },
  sql: sql`
    with swept as (
      delete from refresh_token_families where owner_kind = 'consumer' and owner_id = ${consumerNo} and expires_at < ${now}
    ), family as (
      insert into refresh_token_families (site_id, owner_kind, owner_id, user_agent, created_at, expires_at)
      values (${param('siteId', text)}, 'consumer', ${consumerNo}, ${param('userAgent', nullable(text))}, ${now}, ${expiresAt})
      returning id
    ), token as (
      insert into refresh_tokens (hash, family_id, issued_at, expires_at) select ${hash}, id, ${now}, ${expiresAt} from family
    )
    select id from family`,
})

const readToken = statement({
  name: 'family-token',
  row: {
    id: refreshTokenFamilies.id,
    consumerNo: refreshTokenFamilies.ownerId,
    siteId: refreshTokenFamilies.siteId,
    rotatedAt: nullable(float),
    expiresAt: float,
    tokenFamilyRevokedAt: nullable(float),
    tokenFamilyExpiresAt: float,
  },
  sql: sql`
    select f.id, f.owner_id as "consumerNo", f.site_id as "siteId",
      extract(epoch from r.rotated_at)::float8 * 1000 as "rotatedAt", extract(epoch from r.expires_at)::float8 * 1000 as "expiresAt",
      extract(epoch from f.revoked_at)::float8 * 1000 as "tokenFamilyRevokedAt",
      extract(epoch from f.expires_at)::float8 * 1000 as "tokenFamilyExpiresAt"
    from refresh_tokens r join refresh_token_families f on f.id = r.family_id
    where r.hash = ${hash} and f.owner_kind = 'consumer' for update of r`,
})

const rotate = statement({
  name: 'family-rotate',
  sql: sql`
    with used as (
      update refresh_tokens set rotated_at = coalesce(rotated_at, ${now}) where hash = ${hash} returning family_id
    ), extended as (
      update refresh_token_families set expires_at = ${expiresAt} from used where id = family_id
    ), swept as (
      delete from refresh_tokens where family_id = ${tokenFamilyId} and expires_at < ${now}
    )
    insert into refresh_tokens (hash, family_id, issued_at, expires_at)
    values (${param('freshHash', bytes)}, ${tokenFamilyId}, ${now}, ${expiresAt})`,
})

const end = statement({
  name: 'family-end',
  sql: sql`update refresh_token_families set revoked_at = ${now}, revoked_for = ${param('reason', refreshTokenFamilies.revokedFor)}
    where id = ${tokenFamilyId} and revoked_at is null`,
})

const findOfToken = statement({
  name: 'family-of-token',
  row: { id: refreshTokenFamilies.id },
  sql: sql`select f.id from refresh_tokens r join refresh_token_families f on f.id = r.family_id
    where r.hash = ${hash} and f.owner_kind = 'consumer' and f.owner_id = ${consumerNo}`,
})

const ids = param('ids', nullable(arrayOf(uuid)))
const listEnded = statement({
  name: 'families-ended',
  row: { id: refreshTokenFamilies.id, reason: notNull(refreshTokenFamilies.revokedFor) },
  sql: sql`select id, revoked_for as reason from refresh_token_families where revoked_at is not null
    and case when ${ids}::uuid[] is null then revoked_at > now() - interval '1 hour' else id = any(${ids}) end`,
})

/** Creates the queries of refresh-token families. The database stores the hash of a token, which is valid for one use (AUTH-10). */
export function createRefreshTokenFamilyQueries(pool: Pool) {
  return {
    /** Opens a family with its first token, in the transaction of the sign-in. */
    open: async (
      client: PoolClient,
      opening: NewRefreshTokenFamily,
    ): Promise<RefreshToken & { readonly tokenFamilyId: string }> => {
      const { consumerNo, siteId, userAgent, now } = opening
      const made = createToken()
      const times = { now, expiresAt: now + lifetime }
      const owner = { consumerNo, siteId, userAgent: userAgent?.slice(0, 200) ?? null }
      const { id } = await getRow(client, insertTokenFamily, { ...owner, ...times, hash: hashOf(made.token) })
      return { ...made, tokenFamilyId: id }
    },

    /** Exchanges a token for a new one. A used token ends the family. Returns null for a used or unknown token. */
    rotate: (token: string, now: number): Promise<(TokenFamily & { readonly refresh: RefreshToken }) | null> =>
      inTransaction(pool, async (client) => {
        const hash = hashOf(token)
        const row = await findRow(client, readToken, { hash })
        if (!row) return null
        const plan = planTokenRotation(row, now)
        if (plan === 'revoke') await execute(client, end, { tokenFamilyId: row.id, reason: 'reused', now })
        if (plan !== 'rotate') return null
        const refresh = createToken()
        const rotated = {
          hash,
          freshHash: hashOf(refresh.token),
          tokenFamilyId: row.id,
          now,
          expiresAt: now + lifetime,
        }
        await execute(client, rotate, rotated)
        return { id: row.id, consumerNo: row.consumerNo, siteId: row.siteId, refresh }
      }),

    /** Ends a family; its change event ends the access tokens on every instance. */
    end: async (tokenFamilyId: string, reason: EndReason, now: number): Promise<void> => {
      await execute(pool, end, { tokenFamilyId, reason, now })
    },

    /** Finds this consumer's family of a token, used or not. */
    findOfToken: async (token: string, consumerNo: string): Promise<string | null> =>
      (await findRow(pool, findOfToken, { hash: hashOf(token), consumerNo }))?.id ?? null,

    /** Lists early ended families among some ids; null lists all that may still have valid access tokens. */
    listEnded: (ids: readonly string[] | null): Promise<RevokedTokenFamily[]> => listRows(pool, listEnded, { ids }),
  }
}

export type RefreshTokenFamilyQueries = ReturnType<typeof createRefreshTokenFamilyQueries>
