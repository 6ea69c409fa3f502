import {
  boolean,
  bytes,
  execute,
  findRow,
  idempotencyKeys,
  integer,
  jsonText,
  param,
  type RowOf,
  sql,
  statement,
  text,
} from '@lacehouse/database'
import type { Pool } from 'pg'

/** A request that carries a key: the same key is the same request, or it is refused. */
export type IdempotentRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

const scope = param('scope', text)
const key = param('key', text)
const hash = param('hash', bytes)

// A request whose process died leaves no answer; after half a minute its repeat may begin anew. So may whatever is past its time.
const begin = statement({
  name: 'repeat-begin',
  sql: sql`
    insert into idempotency_keys as k (scope, key, request_hash, expires_at)
    values (${scope}, ${key}, ${hash}, now() + interval '1 day')
    on conflict (scope, key) do update
      set request_hash = excluded.request_hash, status = null, response = null, created_at = now(), expires_at = excluded.expires_at
      where k.expires_at < now()
        or (k.status is null and k.created_at < now() - interval '30 seconds' and k.request_hash = excluded.request_hash)`,
})

const find = statement({
  name: 'repeat-find',
  row: { isSame: boolean, status: idempotencyKeys.status, response: idempotencyKeys.response },
  sql: sql`select request_hash = ${hash} as "isSame", status, response from idempotency_keys
    where scope = ${scope} and key = ${key}`,
})

export type StoredReply = RowOf<typeof find>

const finish = statement({
  name: 'repeat-finish',
  sql: sql`update idempotency_keys set status = ${param('status', integer)}, response = ${param('response', jsonText)}
    where scope = ${scope} and key = ${key} and request_hash = ${hash}`,
})

const forget = statement({
  name: 'repeat-forget',
  sql: sql`delete from idempotency_keys
    where scope = ${scope} and key = ${key} and request_hash = ${hash} and status is null`,
})

/** Statements on requests that carry a key. */
export function createIdempotencyQueries(pool: Pool) {
  return {
    /** True for the first request with a key, which is to be answered. */
    begin: async (request: IdempotentRequest): Promise<boolean> => (await execute(pool, begin, request)) === 1,

    find: (request: IdempotentRequest): Promise<StoredReply | null> => findRow(pool, find, request),

    finish: async (request: IdempotentRequest, status: number, response: string): Promise<void> => {
      await execute(pool, finish, { ...request, status, response })
    },

    /** An unexpected failure is no answer to store: the same key may try again. */
    forget: async (request: IdempotentRequest): Promise<void> => {
      await execute(pool, forget, request)
    },
  }
}

export type IdempotencyQueries = ReturnType<typeof createIdempotencyQueries>
