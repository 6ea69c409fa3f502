import {
  arrayOf,
  authorizationCodes,
  boolean,
  bytes,
  consumers,
  type Executor,
  execute,
  findRow,
  float,
  integer,
  json,
  listRows,
  moment,
  nullable,
  param,
  type RowOf,
  signInTries,
  sql,
  statement,
  text,
  uuid,
} from '@lacehouse/database'
import type { Pool, PoolClient } from 'pg'
import { hashCode, type TakenCode } from '../../core/consumers/authorization-code.ts'

const now = moment('now')

const findCredentials = statement({
  name: 'auth-credentials',
  row: {
    consumerNo: consumers.consumerNo,
    siteId: consumers.siteId,
    consumerType: consumers.consumerType,
    passwordHash: consumers.passwordHash,
    state: consumers.state,
  },
  sql: sql`select consumer_no as "consumerNo", site_id as "siteId", consumer_type as "consumerType",
    password_hash as "passwordHash", state from consumers where email = ${param('email', text)}`,
})

export type Credentials = RowOf<typeof findCredentials>

// The try is counted before the password is checked, so that concurrent tries cannot exceed the limit. A locked scope keeps
// the time of its last counted try, so that further tries do not prolong the lock.
const lasts = sql`${param('lasts', float)} * interval '1 millisecond'`
const countTries = statement({
  name: 'auth-try',
  row: { tries: signInTries.tries },
  sql: sql`
    insert into sign_in_tries as t (scope, tries, last_at)
    select scope, 1, ${now} from unnest(${param('scopes', arrayOf(bytes))}::bytea[]) as scope order by scope
    on conflict (scope) do update set
      tries = case when t.last_at <= excluded.last_at - ${lasts} then 1 else t.tries + 1 end,
      last_at = case when t.tries >= ${param('limit', integer)} and t.last_at > excluded.last_at - ${lasts}
        then t.last_at else excluded.last_at end
    returning tries`,
})

// A right password resets the count of the account. The count of the address loses only this try, so that guesses at other accounts
// still count.
const account = param('account', bytes)
const address = param('address', bytes)
const forgetTries = statement({
  name: 'auth-forget-tries',
  sql: sql`
    with old as (
      delete from sign_in_tries where last_at < ${now} - interval '1 day' and scope not in (${account}, ${address})
    ), account as (
      delete from sign_in_tries where scope = ${account}
    )
    update sign_in_tries set tries = greatest(0, tries - 1) where scope = ${address}`,
})

const takeCode = statement({
  name: 'auth-take-code',
  row: {
    consumerNo: authorizationCodes.consumerNo,
    siteId: authorizationCodes.siteId,
    codeChallenge: authorizationCodes.codeChallenge,
    isUnexpired: boolean,
  },
  sql: sql`delete from authorization_codes where hash = ${param('hash', bytes)} returning consumer_no as "consumerNo",
    site_id as "siteId", code_challenge as "codeChallenge", expires_at > ${now} as "isUnexpired"`,
})

const siteId = param('siteId', text)
const findSignedIn = statement({
  name: 'auth-signed-in',
  row: {
    consumerNo: consumers.consumerNo,
    siteId: consumers.siteId,
    consumerType: consumers.consumerType,
    memberId: consumers.memberId,
    email: consumers.email,
    state: consumers.state,
    acceptedTerms: nullable(boolean),
    /** The open cart with the latest change. */
    basketId: nullable(uuid),
    favorites: nullable(json<{ readonly favoriteId: string; readonly total: number }>()),
  },
  sql: sql`
    select k.consumer_no as "consumerNo", k.site_id as "siteId", k.consumer_type as "consumerType", k.member_id as "memberId",
      k.email, k.state, (k.profile #>> '{employee,isEmployeeDiscountTCAccepted}')::boolean as "acceptedTerms",
      (select c.id from carts c where c.owner_kind = 'consumer' and c.owner_id = k.consumer_no and c.site_id = ${siteId}
        and c.state in ('open', 'ordering') order by c.updated_at desc limit 1) as "basketId",
      (select json_build_object('favoriteId', l.id,
          'total', (select count(*)::int from favourite_items i where i.list_id = l.id))
        from favourite_lists l
        where l.owner_kind = 'consumer' and l.owner_id = k.consumer_no and l.site_id = ${siteId}) as favorites
    from consumers k where k.consumer_no = ${param('consumerNo', text)}`,
})

/** The facts about a consumer that come with a token. */
export type SignedIn = RowOf<typeof findSignedIn>

/** Creates the statements of signing in. */
export function createAuthQueries(pool: Pool) {
  return {
    findCredentials: (email: string): Promise<Credentials | null> => findRow(pool, findCredentials, { email }),

    /** Counts a try in each scope and returns the highest count. */
    countTry: async (
      scopes: readonly Buffer[],
      limits: { now: number; lasts: number; limit: number },
    ): Promise<number> => {
      const rows = await listRows(pool, countTries, { scopes, ...limits })
      return Math.max(...rows.map(({ tries }) => tries))
    },

    forgetTries: async (scopes: { account: Buffer; address: Buffer }, now: number): Promise<void> => {
      await execute(pool, forgetTries, { ...scopes, now })
    },

    /** Deletes a code and returns its facts, or null if it has expired or does not exist. */
    takeCode: async (client: PoolClient, code: string, now: number): Promise<TakenCode | null> => {
      const row = await findRow(client, takeCode, { hash: hashCode(code), now })
      return row?.isUnexpired ? row : null
    },

    /** Finds the consumer of a session on a site, in any state. */
    findSignedIn: (client: Executor, consumerNo: string, siteId: string): Promise<SignedIn | null> =>
      findRow(client, findSignedIn, { consumerNo, siteId }),
  }
}

export type AuthQueries = ReturnType<typeof createAuthQueries>
