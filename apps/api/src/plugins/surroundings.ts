import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { registerDevMail } from './dev-mail.ts'
import { registerErrors } from './errors.ts'
import { registerHealth } from './health.ts'
import { registerLimits } from './limits.ts'
import { registerOpenapi } from './openapi.ts'
import { registerRepeats } from './repeats.ts'
import { registerScene } from './scene.ts'

/** What surrounds every call, in the order in which a request meets it. */
export const registerSurroundings = async (app: FastifyInstance, deps: Deps): Promise<void> => {
  await app.register(cookie)
  // Data stays data: no browser may take an answer for a page, whatever words of a shopper stand in it (T20).
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff')
    done()
  })
  registerScene(app, deps)
  registerErrors(app)
  registerHealth(app, { checks: deps.readiness })
  await registerLimits(app, deps)
  registerRepeats(app, deps)
  registerOpenapi(app)
  if (!deps.config.production) registerDevMail(app, deps.mailFolder)
}
