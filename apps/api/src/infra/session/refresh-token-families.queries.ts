import { createHash, createHmac, randomBytes } from 'node:crypto'
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
import {
  actingLifetime,
  planTokenRotation,
  signInLifetime,
  toRefreshEnd,
} from '@lacehouse/domain/auth/plan-token-rotation'
import type { SignInWay } from '@lacehouse/domain/auth/sign-in-way'
import { seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** The reason why a refresh-token family ended early. */
export type EndReason = 'signed_out' | 'reused' | 'consumer_gone' | 'password_changed' | 'email_changed'

export type RevokedTokenFamily = { readonly id: string; readonly reason: EndReason }

/** A refresh-token family: all tokens of one sign-in. */
export type TokenFamily = {
  readonly id: string
  readonly consumerNo: string
  readonly siteId: string
  /** The agent who acts for the consumer; null in a consumer's own session. */
  readonly agentId: string | null
}

export type RefreshToken = { readonly token: string; readonly expiresIn: number }

export type NewRefreshTokenFamily = {
  readonly consumerNo: string
  readonly siteId: string
  readonly userAgent: string | undefined
  readonly signedInBy?: SignInWay | null
  readonly now: number
  /** An agent who acts for the consumer; the session then ends after a working day. */
  readonly agentId?: string
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const toToken = (token: string, { now, expiresAt }: { now: number; expiresAt: number }): RefreshToken => ({
  token,
  expiresIn: Math.floor((expiresAt - now) / seconds(1)),
})

const hash = param('hash', bytes)
const tokenFamilyId = param('tokenFamilyId', uuid)
const consumerNo = param('consumerNo', text)
const now = moment('now')
const expiresAt = moment('expiresAt')
const successorHash = param('successorHash', bytes)

// Deletes the consumer's expired families too.
const insertTokenFamily = statement({
  name: 'family-open',
  row: { id: refreshTokenFamilies.id },
  sql: sql`
    with swept as (
      delete from refresh_token_families where owner_kind = 'consumer' and owner_id = ${consumerNo} and expires_at < ${now}
    ), family as (
      insert into refresh_token_families (site_id, owner_kind, owner_id, agent_id, user_agent, signed_in_by, created_at, expires_at,
        ends_at)
      values (${param('siteId', text)}, 'consumer', ${consumerNo}, ${param('agentId', nullable(text))},
        ${param('userAgent', nullable(text))}, ${param('signedInBy', refreshTokenFamilies.signedInBy)}, ${now}, ${expiresAt}, ${moment('endsAt')})
      returning id
    ), token as (
      insert into refresh_tokens (hash, family_id, issued_at, expires_at) select ${hash}, id, ${now}, ${expiresAt} from family
    )
    select id from family`,
})

// A family that an earlier version of the shop opened ends 90 days after its sign-in, like the others.
const readToken = statement({
  name: 'family-token',
  row: {
    id: refreshTokenFamilies.id,
    consumerNo: refreshTokenFamilies.ownerId,
    siteId: refreshTokenFamilies.siteId,
    agentId: refreshTokenFamilies.agentId,
    rotatedAt: nullable(float),
    expiresAt: float,
    tokenFamilyRevokedAt: nullable(float),
    tokenFamilyExpiresAt: float,
    tokenFamilyEndsAt: float,
  },
  sql: sql`
    select f.id, f.owner_id as "consumerNo", f.site_id as "siteId", f.agent_id as "agentId",
      extract(epoch from r.rotated_at)::float8 * 1000 as "rotatedAt", extract(epoch from r.expires_at)::float8 * 1000 as "expiresAt",
      extract(epoch from f.revoked_at)::float8 * 1000 as "tokenFamilyRevokedAt",
      extract(epoch from f.expires_at)::float8 * 1000 as "tokenFamilyExpiresAt",
      extract(epoch from coalesce(f.ends_at, f.created_at + interval '90 days'))::float8 * 1000 as "tokenFamilyEndsAt"
    from refresh_tokens r join refresh_token_families f on f.id = r.family_id
    where r.hash = ${hash} and f.owner_kind = 'consumer' for update of r`,
})

// A statement of its own: the one that waited for the first tab's lock does not see what the first tab wrote.
const readSuccessor = statement({
  name: 'family-successor',
  row: { expiresAt: float },
  sql: sql`select extract(epoch from expires_at)::float8 * 1000 as "expiresAt" from refresh_tokens
    where hash = ${successorHash} and family_id = ${tokenFamilyId}`,
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
    values (${successorHash}, ${tokenFamilyId}, ${now}, ${expiresAt})`,
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

/**
 * Creates the queries of refresh-token families. The database stores the hash of a token, which is valid for one use (AUTH-10). The
 * key derives a token's successor from it, so that two tabs with one token get the same next one, and no family has two branches.
 */
export function createRefreshTokenFamilyQueries(pool: Pool, successorKey: string) {
  const toSuccessor = (token: string): string => createHmac('sha256', successorKey).update(token).digest('base64url')
  return {
    /** Opens a family with its first token, in the transaction of the sign-in. */
    open: async (
      client: PoolClient,
      opening: NewRefreshTokenFamily,
    ): Promise<RefreshToken & { readonly tokenFamilyId: string }> => {
      const { consumerNo, siteId, userAgent, signedInBy = null, now, agentId = null } = opening
      const token = randomBytes(32).toString('base64url')
      const endsAt = now + (agentId === null ? signInLifetime : actingLifetime)
      const times = { now, expiresAt: toRefreshEnd(now, endsAt) }
      const owner = { consumerNo, siteId, agentId, signedInBy, userAgent: userAgent?.slice(0, 200) ?? null }
      const { id } = await getRow(client, insertTokenFamily, { ...owner, ...times, endsAt, hash: hashOf(token) })
      return { ...toToken(token, times), tokenFamilyId: id }
    },

    /**
     * Exchanges a token for its successor; a second tab gets the same successor. A token that was used before ends the family, which
     * `onReused` reports. Returns null for a used or unknown token.
     */
    rotate: (
      token: string,
      now: number,
      onReused: (ended: TokenFamily) => void = () => undefined,
    ): Promise<(TokenFamily & { readonly refresh: RefreshToken }) | null> =>
      inTransaction(pool, async (client) => {
        const [hash, successor] = [hashOf(token), toSuccessor(token)]
        const row = await findRow(client, readToken, { hash })
        if (!row) return null
        const plan = planTokenRotation(row, now)
        const { id: tokenFamilyId, consumerNo, siteId, agentId } = row
        const tokenFamily = { id: tokenFamilyId, consumerNo, siteId, agentId }
        if (plan === 'revoke') {
          await execute(client, end, { tokenFamilyId, reason: 'reused', now })
          onReused(tokenFamily)
        }
        if (plan === 'repeat') {
          const made = await findRow(client, readSuccessor, { successorHash: hashOf(successor), tokenFamilyId })
          // A successor that another secret derived is unknown here, and a second one would be a second branch.
          return made && { ...tokenFamily, refresh: toToken(successor, { now, expiresAt: made.expiresAt }) }
        }
        if (plan !== 'rotate') return null
        const times = { now, expiresAt: toRefreshEnd(now, row.tokenFamilyEndsAt) }
        await execute(client, rotate, { hash, successorHash: hashOf(successor), tokenFamilyId, ...times })
        return { ...tokenFamily, refresh: toToken(successor, times) }
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
