import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { registerDevMail } from '../modules/dev-mail/dev-mail.routes.ts'
import { registerErrors } from './errors.ts'
import { registerHealth } from './health.ts'
import { registerIdempotency } from './idempotency.ts'
import { registerLimits } from './limits.ts'
import { registerOpenapi } from './openapi.ts'
import { registerRequestContext } from './request-context.ts'

/** What surrounds every call, in the order in which a request meets it. */
export async function registerPlugins(app: FastifyInstance, deps: Deps): Promise<void> {
  await app.register(cookie)
  // Data stays data: no browser may take an answer for a page, whatever words of a shopper stand in it (T20).
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  registerRequestContext(app, deps)
  registerErrors(app)
  registerHealth(app, { checks: deps.readiness })
  await registerLimits(app, deps)
  registerIdempotency(app, deps)
  registerOpenapi(app)
  if (!deps.config.production) registerDevMail(app, deps.mailFolder)
}
