import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ledger } from '../journal/ledger.ts'
import { SandboxProblem } from './sandbox-problem.ts'

export type Reply = {
  status: number
  body: object
}

/** A slow operation: the reply that is true at once, and the final one. */
export type LateReply = {
  atOnce: Reply
  later: Promise<Reply>
}

const longestKey = 255

/**
 * Runs an operation once for each idempotency key. A repetition with the same body gets the first reply, and waits for it while the
 * first call is still running. A repetition with another body or path is refused and learns nothing of the first. Refusals are not
 * stored, since they changed nothing. Without a key the operation runs each time.
 */
export function createIdempotency(ledger: Ledger, clock: () => Date) {
  const running = new Map<string, Promise<Reply>>()

  return async (request: FastifyRequest, reply: FastifyReply, run: () => Reply | LateReply): Promise<object> => {
    const key = findKey(request)
    if (typeof key !== 'string' || key === '') {
      const result = run()
      return sendReply(reply, 'later' in result ? await result.later : result)
    }
    if (key.length > longestKey) throw new SandboxProblem('invalid_request', 'The idempotency key is too long.')
    const fingerprint = hash('sha256', `${request.method} ${request.url} ${canonical(request.body)}`, 'base64')
    const earlier = ledger.findReply(key)
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) {
        throw new SandboxProblem('idempotency_conflict', 'This idempotency key was used for another request.')
      }
      reply.header('idempotent-replayed', 'true')
      return sendReply(reply, (await running.get(key)) ?? earlier)
    }
    const store = (result: Reply) => ledger.putReply({ key, fingerprint, ...result, createdAt: clock().toISOString() })
    const result = run()
    if (!('later' in result)) {
      store(result)
      return sendReply(reply, result)
    }
    store(result.atOnce)
    running.set(key, result.later)
    const final = await result.later
    running.delete(key)
    store(final)
    return sendReply(reply, final)
  }
}

/** Each provider has its own header for the key. */
function findKey({ headers }: FastifyRequest) {
  return headers['idempotency-key'] ?? headers['klarna-idempotency-key'] ?? headers['paypal-request-id']
}

function sendReply(reply: FastifyReply, result: Reply): object {
  reply.code(result.status)
  return result.body
}

/** JSON with sorted keys, so that bodies with the same content compare as equal. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`
}
