import { createHash, randomBytes } from 'node:crypto'
import { inTransaction } from '@lacehouse/database'
import { planTokenRotation } from '@lacehouse/domain/auth/plan-token-rotation'
import { days, seconds } from '@lacehouse/domain/time/durations'
import type { Pool, PoolClient } from 'pg'

/** Why a family of tokens ended before its time. */
export type EndReason = 'signed_out' | 'reused' | 'consumer_gone'

export type RevokedFamily = { readonly id: string; readonly reason: EndReason }

/** Whose session a family is; the rest of it is read where it is needed. */
export type Family = { readonly id: string; readonly consumerNo: string; readonly siteId: string }

export type RefreshToken = { readonly token: string; readonly expiresIn: number }

export type NewRefreshTokenFamily = {
  readonly consumerNo: string
  readonly siteId: string
  readonly userAgent: string | undefined
  readonly now: number
}

const lifetime = days(30)
const at = (place: number): string => `to_timestamp($${place} / 1000.0)`
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()
const createToken = (): RefreshToken => ({
  token: randomBytes(32).toString('base64url'),
  expiresIn: lifetime / seconds(1),
})

// Families of the same consumer that have run out are swept on the way.
const insertFamily = `
  with swept as (
    delete from refresh_token_families where owner_kind = 'consumer' and owner_id = $1 and expires_at < ${at(5)}
  ), family as (
    insert into refresh_token_families (site_id, owner_kind, owner_id, user_agent, created_at, expires_at)
    values ($2, 'consumer', $1, $3, ${at(5)}, ${at(6)}) returning id
  ), token as (
    insert into refresh_tokens (hash, family_id, issued_at, expires_at) select $4, id, ${at(5)}, ${at(6)} from family
  )
  select id from family`

const readToken = `
  select f.id, f.owner_id as "consumerNo", f.site_id as "siteId",
    extract(epoch from r.rotated_at)::float8 * 1000 as "rotatedAt", extract(epoch from r.expires_at)::float8 * 1000 as "expiresAt",
    extract(epoch from f.revoked_at)::float8 * 1000 as "tokenFamilyRevokedAt", extract(epoch from f.expires_at)::float8 * 1000 as "tokenFamilyExpiresAt"
  from refresh_tokens r join refresh_token_families f on f.id = r.family_id
  where r.hash = $1 and f.owner_kind = 'consumer' for update of r`

type TokenRow = Family & {
  readonly rotatedAt: number | null
  readonly expiresAt: number
  readonly tokenFamilyRevokedAt: number | null
  readonly tokenFamilyExpiresAt: number
}

const rotate = `
  with used as (
    update refresh_tokens set rotated_at = coalesce(rotated_at, ${at(4)}) where hash = $1 returning family_id
  ), kept as (
    update refresh_token_families set expires_at = ${at(5)} from used where id = family_id
  ), swept as (
    delete from refresh_tokens where family_id = $3 and expires_at < ${at(4)}
  )
  insert into refresh_tokens (hash, family_id, issued_at, expires_at) values ($2, $3, ${at(4)}, ${at(5)})`

const end = `update refresh_token_families set revoked_at = ${at(3)}, revoked_for = $2 where id = $1 and revoked_at is null`

/** Statements on families of refresh tokens; a token is kept as its hash and is good for one use (AUTH-10). */
export function createRefreshTokenFamilyQueries(pool: Pool) {
  return {
    /** Begins a family with its first token, in the transaction of whoever signs in. */
    open: async (
      client: PoolClient,
      family: NewRefreshTokenFamily,
    ): Promise<RefreshToken & { readonly familyId: string }> => {
      const { consumerNo, siteId, userAgent, now } = family
      const made = createToken()
      const values = [consumerNo, siteId, userAgent?.slice(0, 200), hashOf(made.token), now, now + lifetime]
      const { rows } = await client.query<{ id: string }>({ name: 'family-open', text: insertFamily, values })
      return { ...made, familyId: rows[0]?.id ?? '' }
    },

    /** Exchanges a token for a fresh one; one that comes back after its use ends the family, as does nobody's for nothing. */
    rotate: (token: string, now: number): Promise<(Family & { readonly refresh: RefreshToken }) | null> =>
      inTransaction(pool, async (client) => {
        const hash = hashOf(token)
        const { rows } = await client.query<TokenRow>({ name: 'family-token', text: readToken, values: [hash] })
        const [row] = rows
        if (!row) return null
        const plan = planTokenRotation(row, now)
        if (plan === 'revoke') await client.query({ name: 'family-end', text: end, values: [row.id, 'reused', now] })
        if (plan !== 'rotate') return null
        const refresh = createToken()
        const values = [hash, hashOf(refresh.token), row.id, now, now + lifetime]
        await client.query({ name: 'family-rotate', text: rotate, values })
        return { id: row.id, consumerNo: row.consumerNo, siteId: row.siteId, refresh }
      }),

    /** Ends a family and, with the news of it, its access tokens on every instance. */
    end: async (familyId: string, reason: EndReason, now: number): Promise<void> => {
      await pool.query({ name: 'family-end', text: end, values: [familyId, reason, now] })
    },

    /** The family that a token belongs to, used or not, if it is this consumer's. */
    findOfToken: async (token: string, consumerNo: string): Promise<string | null> => {
      const { rows } = await pool.query<{ id: string }>({
        name: 'family-of-token',
        text: `select f.id from refresh_tokens r join refresh_token_families f on f.id = r.family_id
        where r.hash = $1 and f.owner_kind = 'consumer' and f.owner_id = $2`,
        values: [hashOf(token), consumerNo],
      })
      return rows[0]?.id ?? null
    },

    /** Families that ended before their time: those named, or, without names, all that may still have access tokens. */
    listEnded: async (ids: readonly string[] | null): Promise<RevokedFamily[]> => {
      const { rows } = await pool.query<RevokedFamily>({
        name: 'families-ended',
        text: `select id, revoked_for as reason from refresh_token_families where revoked_at is not null
        and case when $1::uuid[] is null then revoked_at > now() - interval '1 hour' else id = any($1) end`,
        values: [ids],
      })
      return rows
    },
  }
}

export type RefreshTokenFamilyQueries = ReturnType<typeof createRefreshTokenFamilyQueries>
