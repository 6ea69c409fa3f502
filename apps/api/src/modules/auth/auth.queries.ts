import type { Pool, PoolClient } from 'pg'
import { hashCode, type TakenCode } from '../../core/consumers/authorization-code.ts'

export type Credentials = {
  readonly consumerNo: string
  readonly siteId: string
  readonly consumerType: string
  readonly passwordHash: string | null
  readonly state: 'active' | 'disabled' | 'erased'
}

/** What a token says of a consumer besides who they are. */
export type SignedIn = {
  readonly consumerNo: string
  readonly siteId: string
  readonly consumerType: string
  readonly memberId: string | null
  readonly email: string
  readonly state: 'active' | 'disabled' | 'erased'
  readonly acceptedTerms: boolean | null
  /** The open cart that was changed last. */
  readonly basketId: string | null
  readonly favorites: { readonly favoriteId: string; readonly total: number } | null
}

// Counted before the password is looked at, so that of tries made at once no more than the limit are. A locked scope keeps
// the time of its last counted try: knocking on does not prolong the lock.
const countTries = `
  insert into sign_in_tries as t (scope, tries, last_at)
  select scope, 1, to_timestamp($2 / 1000.0) from unnest($1::bytea[]) as scope order by scope
  on conflict (scope) do update set
    tries = case when t.last_at <= excluded.last_at - $3 * interval '1 millisecond' then 1 else t.tries + 1 end,
    last_at = case when t.tries >= $4 and t.last_at > excluded.last_at - $3 * interval '1 millisecond'
      then t.last_at else excluded.last_at end
  returning tries`

// The account begins anew; of the address only this try is taken back, for one right password excuses no guesses at others.
const forgetTries = `
  with old as (
    delete from sign_in_tries where last_at < to_timestamp($3 / 1000.0) - interval '1 day' and scope not in ($1, $2)
  ), account as (
    delete from sign_in_tries where scope = $1
  )
  update sign_in_tries set tries = greatest(0, tries - 1) where scope = $2`

const findSignedIn = `
  select k.consumer_no as "consumerNo", k.site_id as "siteId", k.consumer_type as "consumerType", k.member_id as "memberId",
    k.email, k.state, (k.profile #>> '{employee,isEmployeeDiscountTCAccepted}')::boolean as "acceptedTerms",
    (select c.id from carts c where c.owner_kind = 'consumer' and c.owner_id = k.consumer_no and c.site_id = $2
      and c.state in ('open', 'ordering') order by c.updated_at desc limit 1) as "basketId",
    (select json_build_object('favoriteId', l.id, 'total', (select count(*)::int from favourite_items i where i.list_id = l.id))
      from favourite_lists l where l.owner_kind = 'consumer' and l.owner_id = k.consumer_no and l.site_id = $2) as favorites
  from consumers k where k.consumer_no = $1`

/** Statements of signing in. */
export function createAuthQueries(pool: Pool) {
  return {
    findCredentials: async (email: string): Promise<Credentials | null> => {
      const text = `select consumer_no as "consumerNo", site_id as "siteId", consumer_type as "consumerType",
      password_hash as "passwordHash", state from consumers where email = $1`
      const { rows } = await pool.query<Credentials>({ name: 'auth-credentials', text, values: [email] })
      return rows[0] ?? null
    },

    /** Counts a try in each scope; answers the highest number that it is in any. */
    countTry: async (
      scopes: readonly Buffer[],
      { now, lasts, limit }: { now: number; lasts: number; limit: number },
    ): Promise<number> => {
      const values = [scopes, now, lasts, limit]
      const { rows } = await pool.query<{ tries: number }>({ name: 'auth-try', text: countTries, values })
      return Math.max(...rows.map(({ tries }) => tries))
    },

    forgetTries: async (scopes: { account: Buffer; address: Buffer }, now: number): Promise<void> => {
      const values = [scopes.account, scopes.address, now]
      await pool.query({ name: 'auth-forget-tries', text: forgetTries, values })
    },

    /** Takes a code out of the world, and what it stands for if it is still good. */
    takeCode: async (client: PoolClient, code: string, now: number): Promise<TakenCode | null> => {
      const text = `delete from authorization_codes where hash = $1 returning consumer_no as "consumerNo",
      site_id as "siteId", code_challenge as "codeChallenge", expires_at > to_timestamp($2 / 1000.0) as "isGood"`
      const { rows } = await client.query<TakenCode & { isGood: boolean }>({
        name: 'auth-take-code',
        text,
        values: [hashCode(code), now],
      })
      const [row] = rows
      return row?.isGood ? row : null
    },

    /** The consumer of a session on a site, whatever their state. */
    findSignedIn: async (client: Pool | PoolClient, consumerNo: string, siteId: string): Promise<SignedIn | null> => {
      const values = [consumerNo, siteId]
      const { rows } = await client.query<SignedIn>({ name: 'auth-signed-in', text: findSignedIn, values })
      return rows[0] ?? null
    },
  }
}

export type AuthQueries = ReturnType<typeof createAuthQueries>
