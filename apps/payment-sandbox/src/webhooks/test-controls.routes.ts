import type { FastifyInstance } from 'fastify'
import { type Fault, type Faults, noFault } from '../http/faults.ts'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { EventType } from '../payments/payment.ts'
import { toPayment } from '../payments/to-payment.ts'
import type { Provider } from '../provider.ts'
import { type CardBody, createToken } from '../tokens/create-token.ts'
import { testControlSchemas } from './test-control-schemas.ts'
import { type DeliveryOrder, inOrder, type WebhookControls } from './webhook-sender.ts'

type ResendBody = {
  type?: EventType
  times?: number
  order?: DeliveryOrder
  seed?: number
  delayMs?: number
  signature?: 'good' | 'bad'
  signedAt?: string
}

/** Calls by which tests inject faults and read the sandbox's records. */
export function mountTestControls(app: FastifyInstance, provider: Provider, faults: Faults): void {
  const { ledger, sender, settings } = provider

  app.post<{ Body: Partial<Fault> }>('/v1/test/faults', { schema: testControlSchemas.fault }, async (request) => {
    faults.set({ ...noFault, phase: defaultPhase(request.body.mode), ...request.body })
    return faults.current()
  })

  app.post<{ Body: Partial<WebhookControls> }>(
    '/v1/test/webhooks',
    { schema: testControlSchemas.webhook },
    async (request) => {
      sender.control({ url: sender.controls().url, delayMs: 0, duplicates: 0, hold: false, ...request.body })
      return sender.controls()
    },
  )

  app.post<{ Body: { order?: DeliveryOrder; seed?: number } | null }>(
    '/v1/test/webhooks/release',
    { schema: testControlSchemas.release },
    async (request) => ({ released: sender.release(request.body?.order ?? 'sent', request.body?.seed ?? 1) }),
  )

  // A search by an order's number does not find a payment without an order: tests look for those here.
  app.get('/v1/test/payments', async () => ({
    data: ledger.listPayments().map((record) => toPayment(record, settings.publicUrl)),
  }))

  app.get<{ Params: { id: string } }>('/v1/payments/:id/webhooks', async (request) => ({
    data: ledger.listEvents(request.params.id).map(({ id, type, sequence, createdAt, deliveredAt }) => {
      return { id, type, sequence, createdAt, deliveredAt }
    }),
  }))

  app.post<{ Params: { id: string }; Body: ResendBody | null }>(
    '/v1/payments/:id/webhooks/resend',
    { schema: testControlSchemas.resend },
    async (request) => {
      if (!ledger.findPayment(request.params.id))
        throw new SandboxProblem('payment_unknown', 'There is no such payment.')
      return { sent: resend(provider, request.params.id, request.body ?? {}) }
    },
  )

  if (settings.allowTestTokens) {
    app.post<{ Body: CardBody }>('/v1/test/tokens', { schema: testControlSchemas.token }, async (request, reply) => {
      const made = createToken(provider, request.body, null)
      if (!made.ok) throw new SandboxProblem('card_refused', 'The card was refused.', { problem: made.problem })
      reply.code(201)
      return made
    })
  }
}

/** A failure after the effect is the harder case, so it is the default for lost and broken replies. */
function defaultPhase(mode: Fault['mode'] | undefined): Fault['phase'] {
  return mode === 'drop' || mode === 'garbage' ? 'after' : 'before'
}

function resend({ ledger, sender }: Provider, paymentId: string, body: ResendBody): number {
  const events = ledger.listEvents(paymentId).filter((event) => body.type === undefined || event.type === body.type)
  const copies = Array.from({ length: body.times ?? 1 }, () => events).flat()
  const signedAt = body.signedAt === undefined ? null : new Date(body.signedAt)
  const ordered = inOrder(copies, body.order ?? 'sent', body.seed ?? 1)
  const deliveries = ordered.map((event) => ({ event, signature: body.signature ?? ('good' as const), signedAt }))
  sender.send(deliveries, body.delayMs ?? 0)
  return copies.length
}
