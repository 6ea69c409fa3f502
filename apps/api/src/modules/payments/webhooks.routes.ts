import type { Database } from '@lacehouse/database'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../http/refusal.ts'
import type { PaymentProviders } from '../../infra/payment-providers/payment-providers.ts'
import { answerShipping, type ShippingDeps } from './answer-shipping.ts'
import { registerReturnPage } from './return-page.routes.ts'
import { createWebhookQueries } from './webhooks.queries.ts'

export type WebhookDeps = ShippingDeps & {
  readonly database: Pick<Database, 'pool'>
  readonly payments: PaymentProviders
  /** Reconciles an order with the payment's current state at its provider. */
  readonly reconcileOrder: (orderNumber: string) => Promise<void>
}

/**
 * Registers the webhooks of the payment providers. A webhook only triggers a query: the order follows the provider's reply to it,
 * so that late, repeated and unordered webhooks lead to the same state (PAY-13).
 */
export function registerWebhookRoutes(app: FastifyInstance, deps: WebhookDeps): void {
  registerReturnPage(app)
  app.post<{ Querystring: { token?: string } }>(
    '/webhooks/payments/paypal/shipping',
    { schema: { hide: true } },
    async (request, reply) => {
      const { status, body } = await answerShipping(deps, String(request.query.token ?? ''), request.body)
      reply.code(status)
      return body
    },
  )
  const queries = createWebhookQueries(deps.database.pool)
  app.register(async (scope) => {
    // The signature covers the raw body.
    scope.removeContentTypeParser('application/json')
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    scope.post<{ Params: { provider: string }; Body: string }>(
      '/webhooks/payments/:provider',
      { schema: { hide: true } },
      async (request) => {
        const provider = deps.payments.find(request.params.provider)
        if (!provider) throw new Refusal('API404')
        const notice = await provider.readNotice(request.headers, request.body)
        if (!notice) throw new Refusal('AUT432', {}, { event: 'webhook_refused' })
        const isNew = await queries.take(provider.name, notice, request.body)
        if (isNew) {
          await deps.reconcileOrder(notice.orderNumber)
          await queries.finish(provider.name, notice.eventId)
        }
        return { received: true }
      },
    )
  })
}
