import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { createAnswerOnce } from '../http/answer-once.ts'
import { findDocument } from '../peers/peer-document.ts'
import { PeerProblem } from '../peers/peer-problem.ts'
import { hasBasicKey } from '../peers/require-basic-auth.ts'
import { type Provider, timestamp } from '../provider.ts'
import { authorizePaypalOrder } from './authorize-paypal-order.ts'
import { mountPaypalMoneyRoutes } from './paypal-money.routes.ts'
import {
  getPaypalOrder,
  openPaypalOrder,
  type PaypalOrderBody,
  type PaypalPatch,
  patchPaypalOrder,
} from './paypal-order.ts'
import { paypalSchemas } from './paypal-schemas.ts'
import { toPaypalOrder } from './to-paypal-order.ts'

type Once = ReturnType<typeof createAnswerOnce>

interface ById {
  Params: { id: string }
}

const accessLasts = 32_400

/** What the shop's server asks of the wallet peer, in the real one's paths and shapes. */
export function mountPaypalRoutes(app: FastifyInstance, provider: Provider, once: Once): void {
  const { ledger, settings } = provider
  const unknown = { name: 'AUTHENTICATION_FAILURE', details: [] }

  app.addHook('onRequest', async (request) => {
    const isLoggingIn = request.url.endsWith('/v1/oauth2/token')
    const isKnown = isLoggingIn ? hasBasicKey(request, settings.apiKey) : hasAccess(provider, request)
    if (!isKnown) throw new PeerProblem(401, unknown)
  })

  app.post('/v1/oauth2/token', async () => {
    const id = provider.createId('A21')
    ledger.putDocument({ kind: 'paypal_access', id, createdAt: timestamp(provider) })
    return { access_token: id, token_type: 'Bearer', expires_in: accessLasts, scope: 'payments' }
  })

  const reply = (id: string) => {
    const order = getPaypalOrder(provider, id)
    return toPaypalOrder(order, order.paymentId ? ledger.findPayment(order.paymentId) : null, settings.publicUrl)
  }

  app.post<{ Body: PaypalOrderBody }>('/v2/checkout/orders', { schema: paypalSchemas.order }, (request, answer) =>
    once(request, answer, () => ({ status: 201, body: reply(openPaypalOrder(provider, request.body).id) })),
  )

  app.get<ById>('/v2/checkout/orders/:id', async (request) => reply(request.params.id))

  app.patch<ById & { Body: PaypalPatch[] }>(
    '/v2/checkout/orders/:id',
    { schema: paypalSchemas.patch },
    async (request, answer) => {
      patchPaypalOrder(provider, getPaypalOrder(provider, request.params.id), request.body)
      return answer.code(204).send()
    },
  )

  app.post<ById>('/v2/checkout/orders/:id/authorize', (request, answer) =>
    once(request, answer, () => authorizePaypalOrder(provider, request.params.id)),
  )

  mountPaypalMoneyRoutes(app, provider, once)
}

function hasAccess({ ledger }: Provider, { headers }: FastifyRequest): boolean {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  return findDocument(ledger, 'paypal_access', token) !== null
}
