import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { PeerProblem } from '../peers/peer-problem.ts'

const statuses = {
  unauthenticated: 401,
  invalid_request: 400,
  idempotency_key_missing: 400,
  idempotency_conflict: 422,
  origin_not_allowed: 422,
  token_unknown: 404,
  session_unknown: 404,
  payment_unknown: 404,
  challenge_unknown: 404,
  not_found: 404,
  session_incomplete: 409,
  state_conflict: 409,
  challenge_open: 409,
  amount_too_large: 422,
  card_refused: 422,
  too_many_tries: 429,
  provider_error: 500,
} as const

export type ProblemCode = keyof typeof statuses

/** A refused request with a code for the caller; the message is for logs, never for shoppers. */
export class SandboxProblem extends Error {
  readonly code: ProblemCode
  readonly details: Record<string, string>

  constructor(code: ProblemCode, message: string, details: Record<string, string> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** Sends every problem in one shape, which repeats nothing of the request. */
export function sendProblem(
  error: FastifyError | SandboxProblem | PeerProblem,
  _request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof PeerProblem) return reply.code(error.status).send(error.body)
  if (error instanceof SandboxProblem) {
    return reply.code(statuses[error.code]).send(toBody(error.code, error.message, error.details))
  }
  if (error.statusCode !== undefined && error.statusCode < 500) {
    const message = error.validation ? error.message : 'The request cannot be read.'
    return reply.code(error.statusCode).send(toBody('invalid_request', message))
  }
  console.error(error)
  return reply.code(500).send(toBody('provider_error', 'Something went wrong at the provider.'))
}

/** The body of a problem. */
export function toBody(code: ProblemCode, message: string, details: Record<string, string> = {}) {
  return { error: { code, message, ...(Object.keys(details).length > 0 ? { details } : {}) } }
}
