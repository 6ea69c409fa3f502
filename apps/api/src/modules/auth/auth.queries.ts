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
import { acceptedTerms } from '../../core/consumers/shopper.ts'
import type { TryScope, TryScopes } from './try-scopes.ts'

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

// The try is counted before the password is checked, so that concurrent tries cannot exceed the limit. A scope that has reached its
// cap keeps the time of its last counted try, so that further tries do not prolong a lock.
const lasts = sql`${param('lasts', float)} * interval '1 millisecond'`
const scopes = sql`${param('scopes', arrayOf(bytes))}::bytea[]`
const capOfScope = sql`(select own.cap from unnest(${scopes}, ${param('caps', arrayOf(integer))}::int[]) as own(name, cap)
  where own.name = t.scope)`
const countTries = statement({
  name: 'auth-try',
  row: { scope: signInTries.scope, tries: signInTries.tries },
  sql: sql`
    insert into sign_in_tries as t (scope, tries, last_at)
    select scope, 1, ${now} from unnest(${scopes}) as scope order by scope
    on conflict (scope) do update set
      tries = case when t.last_at <= excluded.last_at - ${lasts} then 1
        else greatest(t.tries, least(t.tries + 1, ${capOfScope})) end,
      last_at = case when t.tries >= ${capOfScope} - 1 and t.last_at > excluded.last_at - ${lasts}
        then t.last_at else excluded.last_at end
    returning scope, tries`,
})

// A right password resets the count of account and network together. The counts of each alone lose only this try, so that guesses
// elsewhere still count.
const pair = param('pair', bytes)
const forgetTries = statement({
  name: 'auth-forget-tries',
  sql: sql`
    with old as (
      delete from sign_in_tries where last_at < ${now} - interval '1 day' and scope <> ${pair} and scope <> all (${scopes})
    ), pair as (
      delete from sign_in_tries where scope = ${pair}
    )
    update sign_in_tries set tries = greatest(0, tries - 1) where scope = any (${scopes})`,
})

const unlock = statement({
  name: 'auth-unlock',
  sql: sql`delete from sign_in_tries where scope = any (${scopes})`,
})

const uncountTry = statement({
  name: 'auth-uncount-try',
  sql: sql`update sign_in_tries set tries = greatest(0, tries - 1) where scope = ${pair}`,
})

const confirmMailbox = statement({
  name: 'auth-confirm-mailbox',
  sql: sql`
    update consumers c set email_confirmed_at = ${now}
    where c.consumer_no = ${param('consumerNo', text)} and c.email_confirmed_at is null
      and exists (select from orders o where o.number = ${param('orderNumber', text)} and lower(o.email) = c.email)`,
})

const takeCode = statement({
  name: 'auth-take-code',
  row: {
    consumerNo: authorizationCodes.consumerNo,
    siteId: authorizationCodes.siteId,
    codeChallenge: authorizationCodes.codeChallenge,
    signedInBy: authorizationCodes.signedInBy,
    isUnexpired: boolean,
  },
  sql: sql`delete from authorization_codes where hash = ${param('hash', bytes)} returning consumer_no as "consumerNo",
    site_id as "siteId", code_challenge as "codeChallenge", signed_in_by as "signedInBy", expires_at > ${now} as "isUnexpired"`,
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
    /** The version of the employee terms that was accepted last. */
    acceptedTerms: nullable(text),
    /** The open cart with the latest change. */
    basketId: nullable(uuid),
    favorites: nullable(json<{ readonly favoriteId: string; readonly total: number }>()),
  },
  sql: sql`
    select k.consumer_no as "consumerNo", k.site_id as "siteId", k.consumer_type as "consumerType", k.member_id as "memberId",
      k.email, k.state, ${acceptedTerms} as "acceptedTerms",
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
    /** Records that the mailbox of a consumer is theirs, where the order's mail went to it. */
    confirmMailbox: async (consumerNo: string, orderNumber: string, at: number): Promise<void> => {
      await execute(pool, confirmMailbox, { consumerNo, orderNumber, now: at })
    },

    findCredentials: (email: string): Promise<Credentials | null> => findRow(pool, findCredentials, { email }),

    /** Counts a try in each scope and returns the counts in their order. */
    countTry: async (
      tries: readonly TryScope[],
      limits: { now: number; lasts: number },
    ): Promise<readonly number[]> => {
      const values = { scopes: tries.map(({ scope }) => scope), caps: tries.map(({ cap }) => cap) }
      const rows = await listRows(pool, countTries, { ...values, ...limits })
      return tries.map(({ scope }) => rows.find((row) => scope.equals(row.scope))?.tries ?? 0)
    },

    /** Forgets all tries of scopes, after a proof of their account that is stronger than a password. */
    unlock: (locks: readonly TryScope[]) => execute(pool, unlock, { scopes: locks.map(({ scope }) => scope) }),

    /** Takes the try of a right password back. */
    forgetTries: async ({ pair, elsewhere }: TryScopes, now: number): Promise<void> => {
      const others = elsewhere ? [elsewhere.account.scope, elsewhere.network.scope] : []
      await execute(pool, forgetTries, { pair: pair.scope, scopes: others, now })
    },

    /** Takes a try back that was not examined. */
    uncountTry: async ({ pair }: TryScopes): Promise<void> => {
      await execute(pool, uncountTry, { pair: pair.scope })
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
