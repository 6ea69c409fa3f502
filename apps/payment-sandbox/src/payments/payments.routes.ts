import type { FastifyInstance } from 'fastify'
import type { createIdempotency } from '../http/idempotency.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Provider } from '../provider.ts'
import { describeToken } from '../tokens/describe-token.ts'
import { type SaveCardBody, saveCard } from '../tokens/save-card.ts'
import { createSession, type SessionBody } from '../tokens/sessions.ts'
import { authorisePayment } from './authorise-payment.ts'
import { capturePayment } from './capture-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { getPayment } from './get-payment.ts'
import type { AuthoriseBody } from './open-payment.ts'
import type { ChallengeResult } from './payment.ts'
import { paymentSchemas } from './payment-schemas.ts'
import { refundPayment } from './refund-payment.ts'
import { toPayment } from './to-payment.ts'
import { voidPayment } from './void-payment.ts'

type ById = {
  Params: { id: string }
}

/** The calls that the shop's server makes. */
export function mountPaymentRoutes(
  app: FastifyInstance,
  provider: Provider,
  once: ReturnType<typeof createIdempotency>,
): void {
  const { ledger, settings } = provider

  mountCardRoutes(app, provider, once)

  app.post<{ Body: SessionBody }>('/v1/sessions', { schema: paymentSchemas.session }, (request, reply) =>
    once(request, reply, () => ({ status: 201, body: toSessionReply(provider, request.body) })),
  )

  app.post<{ Body: AuthoriseBody }>('/v1/payments', { schema: paymentSchemas.authorise }, (request, reply) => {
    requireKey(request.headers['idempotency-key'])
    return once(request, reply, () => authorisePayment(provider, request, request.body))
  })

  app.get<{ Querystring: { reference: string } }>(
    '/v1/payments',
    { schema: paymentSchemas.reference },
    async (request) => ({
      data: ledger.listByReference(request.query.reference).map((record) => toPayment(record, settings.publicUrl)),
    }),
  )

  app.get<ById>('/v1/payments/:id', async (request) =>
    toPayment(getPayment(provider, request.params.id), settings.publicUrl),
  )

  app.post<ById & { Body: { result?: ChallengeResult } | null }>(
    '/v1/payments/:id/confirm',
    { schema: paymentSchemas.confirm },
    (request, reply) =>
      once(request, reply, () => confirmPayment(provider, request.params.id, request.body?.result ?? null)),
  )

  app.post<ById & { Body: { amount?: number } | null }>(
    '/v1/payments/:id/capture',
    { schema: paymentSchemas.amount },
    (request, reply) => {
      requireKey(request.headers['idempotency-key'])
      return once(request, reply, () => capturePayment(provider, request.params.id, request.body?.amount ?? null))
    },
  )

  app.post<ById>('/v1/payments/:id/void', (request, reply) =>
    once(request, reply, () => voidPayment(provider, request.params.id)),
  )

  app.post<ById & { Body: { amount?: number } | null }>(
    '/v1/payments/:id/refund',
    { schema: paymentSchemas.amount },
    (request, reply) => {
      requireKey(request.headers['idempotency-key'])
      return once(request, reply, () => refundPayment(provider, request.params.id, request.body?.amount ?? null))
    },
  )
}

function toSessionReply(provider: Provider, body: SessionBody) {
  const { token: _token, tokenCount: _tokenCount, createdAt: _createdAt, ...session } = createSession(provider, body)
  return { ...session, scriptUrl: `${provider.settings.publicUrl}/hosted-fields.js` }
}

/** Requires an idempotency key where money moves, so that a repetition never moves it twice. */
function requireKey(key: unknown): void {
  if (typeof key === 'string' && key !== '') return
  throw new SandboxProblem('idempotency_key_missing', 'This call needs an Idempotency-Key header.')
}

const mountCardRoutes: typeof mountPaymentRoutes = (app, provider, once) => {
  app.post<{ Body: SaveCardBody }>('/v1/cards', { schema: paymentSchemas.saveCard }, (request, reply) =>
    once(request, reply, () => ({ status: 201, body: saveCard(provider, request.body) })),
  )

  app.get<{ Params: { token: string } }>('/v1/tokens/:token', async (request) =>
    describeToken(provider, request.params.token),
  )
}
