import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { answerUnknownCall, answerUnreadable, type ErrorOptions, registerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { registerIdempotency } from './http/idempotency.ts'
import { registerLimits } from './http/limits.ts'
import { registerOpenapi } from './http/openapi.ts'
import { refuseSniffing } from './http/refuse-sniffing.ts'
import { registerRequestContext } from './http/request-context.ts'
import { setCompilers } from './http/set-compilers.ts'
import { openRedis } from './infra/redis/open-redis.ts'
import { findSession } from './infra/session/find-session.ts'
import { registerModules } from './modules/register-modules.ts'

const bodyLimit = 256 * 1024

/** Builds the API: hooks and plugins first, then the modules, then the answer to unknown paths. */
export async function buildApp(
  deps: Deps,
  {
    onUndeclared = (answer) => deps.log.warn(answer, 'a contract does not declare an answered error'),
  }: Partial<ErrorOptions> = {},
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: deps.config.trustProxy,
    requestTimeout: deps.config.requestTimeout,
    frameworkErrors: answerUnreadable,
  })
  setCompilers(app)

  // Hooks and plugins, in the order in which a request passes through them.
  const redis = await openRedis(deps.config.redisUrl, { database: deps.database.url, log: deps.log })
  app.addHook('onClose', async () => redis?.disconnect())
  await app.register(cookie)
  refuseSniffing(app)
  registerRequestContext(app, { ...deps, findSession: (request) => findSession(request, deps) })
  registerErrors(app, { onUndeclared })
  registerHealth(app, { checks: deps.readiness })
  await registerLimits(app, { redis, acceptSolution: (solution) => deps.captcha.accept(solution, 'guard') })
  registerIdempotency(app, deps)
  registerOpenapi(app)

  registerModules(app, deps)

  app.setNotFoundHandler(answerUnknownCall)
  return app
}
