import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { answerUnknownCall, answerUnreadable, type ErrorOptions, registerErrors } from './http/errors.ts'
import { registerHealth } from './http/health.ts'
import { registerIdempotency } from './http/idempotency.ts'
import { registerLimits } from './http/limits.ts'
import { mount } from './http/mount.ts'
import { registerOpenapi } from './http/openapi.ts'
import { refuseSniffing } from './http/refuse-sniffing.ts'
import { registerRequestContext } from './http/request-context.ts'
import { setCompilers } from './http/set-compilers.ts'
import { openRedis } from './infra/redis/open-redis.ts'
import { findSession } from './infra/session/find-session.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { balancesRoutes } from './modules/balances/balances.routes.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { consumerRoutes } from './modules/consumers/consumers.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { registerDevMail } from './modules/dev-mail/dev-mail.routes.ts'
import { wishlistsRoutes } from './modules/favourites/favourites.routes.ts'
import { registerImageRoutes } from './modules/images/images.routes.ts'
import { internalRoutes } from './modules/internal/internal.routes.ts'
import { registerWebhookRoutes } from './modules/payments/webhooks.routes.ts'
import { productsRoutes } from './modules/products/products.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { storesRoutes } from './modules/stores/stores.routes.ts'
import { utilitiesRoutes } from './modules/utilities/utilities.routes.ts'

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

  // What surrounds every call, in the order in which a request meets it.
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

  // The modules: each answers the calls of one area.

  const options = { canMock: !deps.config.production }
  mount(app, authRoutes(deps), options)
  mount(app, consumerRoutes(deps), options)
  mount(app, productsRoutes(deps), options)
  mount(app, searchRoutes(deps), options)
  mount(app, contentRoutes(deps), options)
  mount(app, cartRoutes(deps), options)
  mount(app, wishlistsRoutes(deps), options)
  mount(app, balancesRoutes(deps), options)
  mount(app, checkoutRoutes(deps), options)
  mount(app, utilitiesRoutes(deps), options)
  mount(app, storesRoutes(deps), options)
  mount(app, internalRoutes(deps), options)
  registerWebhookRoutes(app, deps)
  registerImageRoutes(app, deps)
  if (!deps.config.production) registerDevMail(app, deps.mailFolder)

  app.setNotFoundHandler(answerUnknownCall)
  return app
}
