import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '@lacehouse/database'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../http/refusal.ts'
import { createRepeatQueries, type KeptAnswer, type KeyedRequest, type RepeatQueries } from './repeats.queries.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while the request is the first with its key, and its answer is to be kept. */
    keyed: KeyedRequest | null
  }
}

const header = 'idempotency-key'
const pattern = /^[\x21-\x7e]{8,128}$/
const longestWait = 8000

/**
 * A changing call that carries an `Idempotency-Key` is done once: its repeat gets the answer of the first. The key with another
 * body, or from somebody else, is refused with 422, and nothing of the first is shown (T7).
 */
export const registerRepeats = (app: FastifyInstance, { database }: { database: Pick<Database, 'pool'> }): void => {
  const queries = createRepeatQueries(database.pool)
  app.decorateRequest('keyed', null)
  app.addHook('preHandler', async (request, reply) => {
    const keyed = toKeyed(request)
    if (!keyed) return
    if (await queries.begin(keyed)) {
      request.keyed = keyed
      return
    }
    return answerAgain(reply, await waitForAnswer(queries, keyed))
  })
  app.addHook('onSend', async ({ keyed }, reply, payload) => {
    if (!keyed) return payload
    if (reply.statusCode < 500 && typeof payload === 'string') await queries.finish(keyed, reply.statusCode, payload)
    else await queries.forget(keyed)
    return payload
  })
}

const toKeyed = (request: FastifyRequest): KeyedRequest | null => {
  const key = request.headers[header]
  const { callId } = request.routeOptions.config
  const { session } = request.scene
  // A token is nothing to keep: whoever has no session yet begins anew.
  if (key === undefined || request.method === 'GET' || !callId || session.kind === 'anonymous') return null
  if (typeof key !== 'string' || !pattern.test(key)) throw new Refusal('API400', { field: header })
  const asked = JSON.stringify([session.kind, session.id, request.params, request.body])
  return { scope: callId, key, hash: createHash('sha256').update(asked).digest() }
}

const waitForAnswer = async (queries: RepeatQueries, keyed: KeyedRequest): Promise<KeptAnswer> => {
  const until = performance.now() + longestWait
  for (let pause = 10; ; pause = Math.min(pause * 2, 400)) {
    const kept = await queries.find(keyed)
    if (kept && !kept.isSame) throw new Refusal('API400', { field: header }, { status: 422 })
    if (kept?.status != null) return kept
    if (!kept || performance.now() > until) throw new Refusal('API400', { field: header }, { status: 409 })
    await sleep(pause)
  }
}

const answerAgain = (reply: FastifyReply, { status, response }: KeptAnswer): FastifyReply =>
  reply
    .code(status ?? 200)
    .header('cache-control', 'private, no-store')
    .header('idempotent-replayed', 'true')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(response))
