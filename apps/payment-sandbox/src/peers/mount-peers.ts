import type { FastifyInstance } from 'fastify'
import { mountApplePayRoutes } from '../apple-pay/apple-pay.routes.ts'
import { type Faults, installFaults } from '../http/faults.ts'
import type { createIdempotency } from '../http/idempotency.ts'
import { requireApiKey } from '../http/require-api-key.ts'
import { mountIdentityRoutes } from '../identity/identity.routes.ts'
import { mountKlarnaRoutes } from '../klarna/klarna.routes.ts'
import { mountWidgetRoutes } from '../klarna/widget.routes.ts'
import { mountApprovalRoutes } from '../paypal/approval.routes.ts'
import { mountPaypalRoutes } from '../paypal/paypal.routes.ts'
import type { Provider } from '../provider.ts'

type PeerTools = {
  faults: Faults
  once: ReturnType<typeof createIdempotency>
}

/** Mounts Klarna, PayPal and Apple Pay, each under its own path; faults are injected into their calls too. Beside them stands the identity provider. */
export function mountPeers(app: FastifyInstance, provider: Provider, { faults, once }: PeerTools): void {
  const mount = (prefix: string, routes: (calls: FastifyInstance) => void) =>
    app.register(
      async (calls) => {
        installFaults(calls, faults)
        routes(calls)
      },
      { prefix },
    )
  mount('/klarna', (calls) => mountKlarnaRoutes(calls, provider, once))
  mount('/paypal', (calls) => mountPaypalRoutes(calls, provider, once))
  mount('/v1/wallets/apple-pay', (calls) => {
    calls.addHook('onRequest', requireApiKey(provider.settings.apiKey))
    mountApplePayRoutes(calls, provider)
  })
  mountWidgetRoutes(app, provider)
  mountApprovalRoutes(app, provider)
  mountIdentityRoutes(app, provider)
}
