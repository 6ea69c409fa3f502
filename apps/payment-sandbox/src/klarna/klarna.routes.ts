import type { FastifyInstance } from 'fastify'
import type { createIdempotency, Reply } from '../http/idempotency.ts'
import { applyChange } from '../payments/apply-change.ts'
import type { PaymentRecord } from '../payments/payment.ts'
import { type Change, planCapture, planRefund, planVoid } from '../payments/payment-machine.ts'
import { findDocument } from '../peers/peer-document.ts'
import { requireBasicAuth } from '../peers/require-basic-auth.ts'
import { type Provider, timestamp } from '../provider.ts'
import { wordsFor } from '../words/words-for.ts'
import { klarnaSchemas } from './klarna-schemas.ts'
import {
  type KlarnaBasket,
  klarnaCategories,
  klarnaProblem,
  openKlarnaSession,
  toKlarnaSession,
} from './klarna-session.ts'
import { type KlarnaOrderBody, placeKlarnaOrder } from './place-klarna-order.ts'
import { toKlarnaOrder } from './to-klarna-order.ts'

type Once = ReturnType<typeof createIdempotency>

type ById = {
  Params: { id: string }
}

const names = { pay_over_time: 'klarnaOverTimeName', pay_later: 'klarnaLaterName' } as const

/** Klarna's payments v1 and order management v1 for the shop's server, in their published paths and shapes. */
export function mountKlarnaRoutes(app: FastifyInstance, provider: Provider, once: Once): void {
  const { ledger, settings } = provider
  app.addHook('onRequest', requireBasicAuth(settings.apiKey, { error_code: 'UNAUTHORIZED', error_messages: [] }))

  app.post<{ Body: KlarnaBasket }>('/payments/v1/sessions', { schema: klarnaSchemas.basket }, async (request) => {
    const session = openKlarnaSession(provider, request.body)
    return {
      session_id: session.id,
      client_token: session.clientToken,
      payment_method_categories: klarnaCategories.map((identifier) => ({
        identifier,
        name: wordsFor(session.locale)[names[identifier]],
      })),
    }
  })

  app.get<ById>('/payments/v1/sessions/:id', async (request) => {
    const session = findDocument(ledger, 'klarna_session', request.params.id)
    if (!session) throw klarnaProblem(404, 'NOT_FOUND', 'Invalid session id')
    return toKlarnaSession(session)
  })

  app.post<{ Params: { token: string }; Body: KlarnaOrderBody }>(
    '/payments/v1/authorizations/:token/order',
    { schema: klarnaSchemas.order },
    (request, reply) =>
      once(request, reply, () => {
        const { placed, isReplyLost } = placeKlarnaOrder(provider, request.params.token, request.body)
        if (isReplyLost) request.replyFault = 'drop'
        return placed
      }),
  )

  // Not part of Klarna: tests and proofs read the payments of an order number here. The shop does not use it.
  app.get<{ Querystring: { merchant_reference1?: string } }>('/ordermanagement/v1/orders', async (request) => ({
    orders: ledger.listByReference(request.query.merchant_reference1 ?? '').map(toKlarnaOrder),
  }))

  app.get<ById>('/ordermanagement/v1/orders/:id', async (request) =>
    toKlarnaOrder(getOrder(provider, request.params.id)),
  )

  app.post<ById & { Body: { captured_amount: number } }>(
    '/ordermanagement/v1/orders/:id/captures',
    { schema: klarnaSchemas.capture },
    (request, reply) =>
      once(request, reply, () =>
        change(provider, request.params.id, (record, at) => planCapture(record, request.body.captured_amount, at)),
      ),
  )

  app.post<ById & { Body: { refunded_amount: number } }>(
    '/ordermanagement/v1/orders/:id/refunds',
    { schema: klarnaSchemas.refund },
    (request, reply) =>
      once(request, reply, () =>
        change(provider, request.params.id, (record, at) => planRefund(record, request.body.refunded_amount, at)),
      ),
  )

  app.post<ById>('/ordermanagement/v1/orders/:id/release-remaining-authorization', (request, reply) =>
    once(request, reply, () => ({ ...change(provider, request.params.id, planVoid), status: 204 })),
  )

  app.post<ById>('/ordermanagement/v1/orders/:id/cancel', (request, reply) =>
    once(request, reply, () => ({ ...change(provider, request.params.id, planVoid), status: 204 })),
  )
}

function getOrder({ ledger }: Provider, id: string): PaymentRecord {
  const record = ledger.findPayment(id)
  if (!record) throw klarnaProblem(404, 'NOT_FOUND', 'There is no such order')
  return record
}

function change(provider: Provider, id: string, plan: (record: PaymentRecord, at: string) => Change): Reply {
  const planned = plan(getOrder(provider, id), timestamp(provider))
  if (!planned.ok) throw klarnaProblem(403, 'NOT_ALLOWED', planned.reason)
  applyChange(provider, planned)
  return { status: 201, body: {} }
}
