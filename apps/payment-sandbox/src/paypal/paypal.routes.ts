import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { createIdempotency } from '../http/idempotency.ts'
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

type Once = ReturnType<typeof createIdempotency>

type ById = {
  Params: { id: string }
}

const accessLasts = 32_400

/** PayPal's login, orders v2 and payments v2 for the shop's server, in their published paths and shapes. */
export function mountPaypalRoutes(app: FastifyInstance, provider: Provider, once: Once): void {
  const { ledger, settings } = provider
  const unknown = { name: 'AUTHENTICATION_FAILURE', details: [] }

  app.addHook('onRequest', async (request) => {
    const isLoggingIn = request.url.endsWith('/v1/oauth2/token')
    const isKnown = isLoggingIn ? hasBasicKey(request, settings.apiKey) : hasAccess(provider, request)
    if (!isKnown) throw new PeerProblem(401, unknown)
  })

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.post('/v1/oauth2/token', { schema: paypalSchemas.token }, async () => {
    const id = provider.createId('A21')
    ledger.putDocument({ kind: 'paypal_access', id, createdAt: timestamp(provider) })
    return { access_token: id, token_type: 'Bearer', expires_in: accessLasts, scope: 'payments' }
  })

  const reply = (id: string) => {
    const order = getPaypalOrder(provider, id)
    return toPaypalOrder(order, order.paymentId ? ledger.findPayment(order.paymentId) : null, settings.publicUrl)
  }

  app.post<{ Body: PaypalOrderBody }>(
    '/v2/checkout/orders',
    { schema: paypalSchemas.order, onRequest: requireRequestId },
    (request, response) =>
      once(request, response, () => {
        const order = reply(openPaypalOrder(provider, request.body).id)
        return { status: 201, body: toPreferred(request, order) }
      }),
  )

  app.get<ById>('/v2/checkout/orders/:id', async (request) => reply(request.params.id))

  app.patch<ById & { Body: PaypalPatch[] }>(
    '/v2/checkout/orders/:id',
    { schema: paypalSchemas.patch },
    async (request, response) => {
      patchPaypalOrder(provider, getPaypalOrder(provider, request.params.id), request.body)
      return response.code(204).send()
    },
  )

  app.post<ById>('/v2/checkout/orders/:id/authorize', (request, response) =>
    once(request, response, () => {
      const { status, order } = authorizePaypalOrder(provider, request.params.id)
      return { status, body: toPreferred(request, order) }
    }),
  )

  mountPaypalMoneyRoutes(app, provider, once)
}

/** PayPal requires a request id for an order that names its payment source. */
async function requireRequestId({ headers }: FastifyRequest): Promise<void> {
  if (!headers['paypal-request-id'])
    throw new PeerProblem(400, { name: 'INVALID_REQUEST', details: [{ issue: 'PAYPAL_REQUEST_ID_REQUIRED' }] })
}

/** PayPal's minimal representation, unless the call prefers the whole order. */
function toPreferred({ headers }: FastifyRequest, order: ReturnType<typeof toPaypalOrder>): object {
  if (headers.prefer === 'return=representation') return order
  const { id, status, links } = order
  return { id, status, links }
}

function hasAccess({ ledger }: Provider, { headers }: FastifyRequest): boolean {
  const [, token = ''] = /^Bearer (.+)$/.exec(headers.authorization ?? '') ?? []
  return findDocument(ledger, 'paypal_access', token) !== null
}
