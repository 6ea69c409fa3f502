import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@lacehouse/database'
import { seconds } from '@lacehouse/domain/time/durations'
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  createIdempotencyQueries,
  type IdempotencyQueries,
  type IdempotentRequest,
  type StoredReply,
} from './idempotency.queries.ts'
import { Refusal } from './refusal.ts'

declare module 'fastify' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged with the library's own.
  interface FastifyRequest {
    /** Set while the request is the first with its key; its reply will be stored. */
    idempotentRequest: IdempotentRequest | null
  }
}

const header = 'idempotency-key'
const pattern = /^[\x21-\x7e]{8,128}$/
/** How long a repeat waits for the reply of the first request. */
const maxReplyWait = seconds(8)
/** How long a reply is held back until it is stored. */
const maxStoreWait = seconds(1)
const storeAttempts = 30
const firstPollPause = 10
const maxPollPause = 400

/**
 * Runs a changing call with an `Idempotency-Key` once; its repeats get the reply of the first. The same key with another body,
 * or from another session, is refused with 422 and reveals nothing of the first (T7).
 */
export function registerIdempotency(app: FastifyInstance, { database }: { database: Pick<Database, 'pool'> }): void {
  const queries = createIdempotencyQueries(database.pool)
  app.decorateRequest('idempotentRequest', null)
  app.addHook('preHandler', async (request, reply) => {
    const idempotentRequest = toIdempotentRequest(request)
    if (!idempotentRequest) return
    const stored = await beginOrFindReply(queries, idempotentRequest)
    if (stored) return replay(reply, stored)
    request.idempotentRequest = idempotentRequest
  })
  app.addHook('onSend', async ({ idempotentRequest, log }, reply, payload) => {
    if (!idempotentRequest) return payload
    // A call that was refused for a limit changed nothing, and is repeated with a solved challenge under the same key.
    const isStorable = reply.statusCode < 500 && reply.statusCode !== 403 && typeof payload === 'string'
    const finish = (): Promise<void> =>
      isStorable ? queries.finish(idempotentRequest, reply.statusCode, payload) : queries.forget(idempotentRequest)
    const finished = finish().catch((error) => retryLater(finish, { error, log }))
    // A reply is stored before it is sent; to free the key of a failed request is not urgent.
    if (isStorable) await Promise.race([finished, sleep(maxStoreWait, undefined, { ref: false })])
    return payload
  })
}

type FailedAttempt = { readonly error: unknown; readonly log: FastifyBaseLogger }

/** Tries again to finish an idempotency key while the database is overloaded, as long as the key is locked without a reply. */
const retryLater = async (finish: () => Promise<void>, { error, log }: FailedAttempt): Promise<void> => {
  log.warn({ err: error }, 'the reply of an idempotency key is not stored yet')
  for (let attempts = 0; attempts < storeAttempts; attempts += 1) {
    await sleep(seconds(1), undefined, { ref: false })
    const isDone = await finish().then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
}

const toIdempotentRequest = (request: FastifyRequest): IdempotentRequest | null => {
  const key = request.headers[header]
  const { callId } = request.routeOptions.config
  const { session } = request.context
  // A caller without a session asks for a token, and tokens are not stored.
  if (key === undefined || request.method === 'GET' || !callId || session.kind === 'anonymous') return null
  if (typeof key !== 'string' || !pattern.test(key)) throw new Refusal('API400', { field: header })
  const fingerprint = JSON.stringify([session.kind, session.id, request.params, request.body])
  return { scope: callId, key, hash: createHash('sha256').update(fingerprint).digest() }
}

/**
 * Finds the reply of the first request with the key, and waits for it. Resolves to null if this request has to run: it is the first,
 * or the first failed.
 */
const beginOrFindReply = async (
  queries: IdempotencyQueries,
  request: IdempotentRequest,
): Promise<StoredReply | null> => {
  const until = performance.now() + maxReplyWait
  let stored: StoredReply | null = null
  for (let pause = firstPollPause; ; pause = Math.min(pause * 2, maxPollPause)) {
    if (!stored && (await queries.begin(request))) return null
    stored = await queries.find(request)
    if (stored && !stored.isSame) throw new Refusal('API400', { field: header }, { status: 422 })
    if (stored?.status != null) return stored
    if (performance.now() > until) throw new Refusal('GEN503')
    await sleep(pause)
  }
}

const replay = (reply: FastifyReply, { status, response }: StoredReply): FastifyReply =>
  reply
    .code(status ?? 200)
    .header('cache-control', 'private, no-store')
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(response))
