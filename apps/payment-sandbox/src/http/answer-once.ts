import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ledger } from '../journal/ledger.ts'
import { SandboxProblem } from './sandbox-problem.ts'

export type Answer = {
  status: number
  body: object
}

/** An operation that takes its time: what is true at once, and what will be answered. */
export type LateAnswer = {
  atOnce: Answer
  later: Promise<Answer>
}

const longestKey = 255

/**
 * Runs an operation once for each Idempotency-Key: a repetition with the same body gets the first answer, waiting for it
 * while the first call is still running; with another body or path it is refused and learns nothing of the first.
 * Refusals are not kept, since they changed nothing. Without a key the operation just runs.
 */
export function createAnswerOnce(ledger: Ledger, clock: () => Date) {
  const running = new Map<string, Promise<Answer>>()

  return async (request: FastifyRequest, reply: FastifyReply, run: () => Answer | LateAnswer): Promise<object> => {
    const key = findKey(request)
    if (typeof key !== 'string' || key === '') {
      const answer = run()
      return toReply(reply, 'later' in answer ? await answer.later : answer)
    }
    if (key.length > longestKey) throw new SandboxProblem('invalid_request', 'The idempotency key is too long.')
    const fingerprint = hash('sha256', `${request.method} ${request.url} ${canonical(request.body)}`, 'base64')
    const earlier = ledger.findAnswer(key)
    if (earlier) {
      if (earlier.fingerprint !== fingerprint) {
        throw new SandboxProblem('idempotency_conflict', 'This idempotency key was used for another request.')
      }
      reply.header('idempotent-replayed', 'true')
      return toReply(reply, (await running.get(key)) ?? earlier)
    }
    const keep = (answer: Answer) => ledger.putAnswer({ key, fingerprint, ...answer, createdAt: clock().toISOString() })
    const answer = run()
    if (!('later' in answer)) {
      keep(answer)
      return toReply(reply, answer)
    }
    keep(answer.atOnce)
    running.set(key, answer.later)
    const final = await answer.later
    running.delete(key)
    keep(final)
    return toReply(reply, final)
  }
}

/** Each peer has its own name for the key. */
function findKey({ headers }: FastifyRequest) {
  return headers['idempotency-key'] ?? headers['klarna-idempotency-key'] ?? headers['paypal-request-id']
}

function toReply(reply: FastifyReply, answer: Answer): object {
  reply.code(answer.status)
  return answer.body
}

/** JSON with the keys in order, so that the same body in another spelling is the same body. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? ''
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`
}
