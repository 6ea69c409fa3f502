import type { FastifyInstance } from 'fastify'
import { SandboxProblem } from '../http/sandbox-problem.ts'
import type { Provider } from '../provider.ts'
import { takeAppleToken } from './take-apple-token.ts'

const sessionSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['merchantIdentifier', 'displayName', 'domainName'],
    properties: {
      merchantIdentifier: { type: 'string', minLength: 1, maxLength: 100 },
      displayName: { type: 'string', minLength: 1, maxLength: 64 },
      domainName: { type: 'string', minLength: 1, maxLength: 253 },
    },
  },
} as const

const tokenSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['paymentData'],
    properties: { paymentData: { type: 'string', minLength: 2, maxLength: 12_000 } },
  },
} as const

const sessionLasts = 300_000

/** The part of a provider in Apple Pay: it opens merchant sessions and exchanges encrypted cards for tokens. */
export function mountApplePayRoutes(app: FastifyInstance, provider: Provider): void {
  app.post<{ Body: { merchantIdentifier: string; displayName: string; domainName: string } }>(
    '/sessions',
    { schema: sessionSchema },
    async (request) => {
      const now = provider.settings.clock().getTime()
      return {
        epochTimestamp: now,
        expiresAt: now + sessionLasts,
        merchantSessionIdentifier: provider.createId('mss').toUpperCase(),
        nonce: provider.createId('n').slice(2, 10),
        signature: provider.createId('sig'),
        operationalAnalyticsIdentifier: `${request.body.displayName}:sandbox`,
        retries: 0,
        ...request.body,
      }
    },
  )

  app.post<{ Body: { paymentData: string } }>('/tokens', { schema: tokenSchema }, async (request) => {
    const taken = takeAppleToken(provider, request.body.paymentData)
    if (!taken) throw new SandboxProblem('card_refused', 'The sealed card cannot be opened.')
    return taken
  })
}
