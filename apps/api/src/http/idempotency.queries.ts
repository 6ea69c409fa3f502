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

/** A request with an idempotency key; `hash` identifies its caller, parameters and body. */
export type IdempotentRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

const scope = param('scope', text)
const key = param('key', text)
const hash = param('hash', bytes)

// A process that dies leaves a key without a reply; after 30 seconds the same request may begin again. An expired key is free for
// any request.
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

/** Creates the statements on idempotency keys. */
export function createIdempotencyQueries(pool: Pool) {
  return {
    /** Resolves to true for the first request with a key; this request runs. */
    begin: async (request: IdempotentRequest): Promise<boolean> => (await execute(pool, begin, request)) === 1,

    find: (request: IdempotentRequest): Promise<StoredReply | null> => findRow(pool, find, request),

    finish: async (request: IdempotentRequest, status: number, response: string): Promise<void> => {
      await execute(pool, finish, { ...request, status, response })
    },

    /** Frees the key of a request that failed unexpectedly, so that a repeat runs again. */
    forget: async (request: IdempotentRequest): Promise<void> => {
      await execute(pool, forget, request)
    },
  }
}

export type IdempotencyQueries = ReturnType<typeof createIdempotencyQueries>
