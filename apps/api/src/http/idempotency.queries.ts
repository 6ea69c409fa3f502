import type { Pool } from 'pg'

/** A request that carries a key: the same key is the same request, or it is refused. */
export type IdempotentRequest = { readonly scope: string; readonly key: string; readonly hash: Buffer }

export type StoredReply = { readonly isSame: boolean; readonly status: number | null; readonly response: unknown }

// A request whose process died leaves no answer; after half a minute its repeat may begin anew. So may whatever is past its time.
const begin = `
  insert into idempotency_keys as k (scope, key, request_hash, expires_at) values ($1, $2, $3, now() + interval '1 day')
  on conflict (scope, key) do update
    set request_hash = excluded.request_hash, status = null, response = null, created_at = now(), expires_at = excluded.expires_at
    where k.expires_at < now()
      or (k.status is null and k.created_at < now() - interval '30 seconds' and k.request_hash = excluded.request_hash)`

const find = `select request_hash = $3 as "isSame", status, response from idempotency_keys where scope = $1 and key = $2`

const finish = `update idempotency_keys set status = $4, response = $5 where scope = $1 and key = $2 and request_hash = $3`

const forget = `delete from idempotency_keys where scope = $1 and key = $2 and request_hash = $3 and status is null`

/** Statements on requests that carry a key. */
export function createIdempotencyQueries(pool: Pool) {
  const toValues = ({ scope, key, hash }: IdempotentRequest): unknown[] => [scope, key, hash]
  return {
    /** True for whoever comes first with a key, and so is to answer it. */
    begin: async (request: IdempotentRequest): Promise<boolean> =>
      (await pool.query({ name: 'repeat-begin', text: begin, values: toValues(request) })).rowCount === 1,

    find: async (request: IdempotentRequest): Promise<StoredReply | null> => {
      const { rows } = await pool.query<StoredReply>({ name: 'repeat-find', text: find, values: toValues(request) })
      return rows[0] ?? null
    },

    finish: async (request: IdempotentRequest, status: number, response: string): Promise<void> => {
      await pool.query({ name: 'repeat-finish', text: finish, values: [...toValues(request), status, response] })
    },

    /** Whatever went wrong unexpectedly is no answer to keep: the same key may try again. */
    forget: async (request: IdempotentRequest): Promise<void> => {
      await pool.query({ name: 'repeat-forget', text: forget, values: toValues(request) })
    },
  }
}

export type IdempotencyQueries = ReturnType<typeof createIdempotencyQueries>
