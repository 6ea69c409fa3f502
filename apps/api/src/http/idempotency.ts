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
    /** Set while the request is the first with its key, and its answer is to be kept. */
    keyed: IdempotentRequest | null
  }
}

const header = 'idempotency-key'
const pattern = /^[\x21-\x7e]{8,128}$/
const longestWait = 8000
const longestKeeping = 1000

/**
 * A changing call that carries an `Idempotency-Key` is done once: its repeat gets the answer of the first. The key with another
 * body, or from somebody else, is refused with 422, and nothing of the first is shown (T7).
 */
export function registerIdempotency(app: FastifyInstance, { database }: { database: Pick<Database, 'pool'> }): void {
  const queries = createIdempotencyQueries(database.pool)
  app.decorateRequest('keyed', null)
  app.addHook('preHandler', async (request, reply) => {
    const keyed = toKeyed(request)
    if (!keyed) return
    const kept = await findAnswer(queries, keyed)
    if (kept) return answerAgain(reply, kept)
    request.keyed = keyed
  })
  app.addHook('onSend', async ({ keyed, log }, reply, payload) => {
    if (!keyed) return payload
    const isAnswer = reply.statusCode < 500 && typeof payload === 'string'
    const settle = (): Promise<void> =>
      isAnswer ? queries.finish(keyed, reply.statusCode, payload) : queries.forget(keyed)
    const settled = settle().catch((error) => retryLater(settle, { error, log }))
    // An answer is kept before it is told; nobody has to wait until a key without one is free again.
    if (isAnswer) await Promise.race([settled, sleep(longestKeeping, undefined, { ref: false })])
    return payload
  })
}

type Troubled = { readonly error: unknown; readonly log: FastifyBaseLogger }

/** A database that was too busy for it is asked again, for as long as a key without an answer is held. */
const retryLater = async (settle: () => Promise<void>, { error, log }: Troubled): Promise<void> => {
  log.warn({ err: error }, 'what a key was answered is not kept yet')
  for (let tries = 0; tries < 30; tries += 1) {
    await sleep(seconds(1), undefined, { ref: false })
    const isDone = await settle().then(
      () => true,
      () => false,
    )
    if (isDone) return
  }
}

const toKeyed = (request: FastifyRequest): IdempotentRequest | null => {
  const key = request.headers[header]
  const { callId } = request.routeOptions.config
  const { session } = request.context
  // A token is nothing to keep: whoever has no session yet begins anew.
  if (key === undefined || request.method === 'GET' || !callId || session.kind === 'anonymous') return null
  if (typeof key !== 'string' || !pattern.test(key)) throw new Refusal('API400', { field: header })
  const asked = JSON.stringify([session.kind, session.id, request.params, request.body])
  return { scope: callId, key, hash: createHash('sha256').update(asked).digest() }
}

/** The answer of whoever came first with the key; null for who is to answer: the first, and the next after one who failed. */
const findAnswer = async (queries: IdempotencyQueries, keyed: IdempotentRequest): Promise<StoredReply | null> => {
  const until = performance.now() + longestWait
  let kept: StoredReply | null = null
  for (let pause = 10; ; pause = Math.min(pause * 2, 400)) {
    if (!kept && (await queries.begin(keyed))) return null
    kept = await queries.find(keyed)
    if (kept && !kept.isSame) throw new Refusal('API400', { field: header }, { status: 422 })
    if (kept?.status != null) return kept
    if (performance.now() > until) throw new Refusal('GEN503')
    await sleep(pause)
  }
}

const answerAgain = (reply: FastifyReply, { status, response }: StoredReply): FastifyReply =>
  reply
    .code(status ?? 200)
    .header('cache-control', 'private, no-store')
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(response))
