import type { FastifyInstance } from 'fastify'
import { mountChallengeRoutes } from '../challenge/challenge.routes.ts'
import type { Provider } from '../provider.ts'
import { mountBankRoutes } from './bank.routes.ts'

/** Mounts the pages of banks: the question about a card in a frame of the checkout, and the page to which a shopper leaves it. */
export function mountBankPages(app: FastifyInstance, provider: Provider): void {
  mountChallengeRoutes(app, provider)
  mountBankRoutes(app, provider)
}
