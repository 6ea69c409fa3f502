import Fastify, { type FastifyInstance, LogController } from 'fastify'
import type { Deps } from './deps.ts'
import { answerUnknownCall, answerUnreadable } from './http/errors.ts'
import { mount } from './http/mount.ts'
import { registerPlugins } from './http/register-plugins.ts'
import { setCompilers } from './http/set-compilers.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { balancesRoutes } from './modules/balances/balances.routes.ts'
import { cartRoutes } from './modules/cart/cart.routes.ts'
import { checkoutRoutes } from './modules/checkout/checkout.routes.ts'
import { consumerRoutes } from './modules/consumers/consumers.routes.ts'
import { contentRoutes } from './modules/content/content.routes.ts'
import { wishlistsRoutes } from './modules/favourites/favourites.routes.ts'
import { registerImageRoutes } from './modules/images/images.routes.ts'
import { internalRoutes } from './modules/internal/internal.routes.ts'
import { registerWebhookRoutes } from './modules/payments/webhooks.routes.ts'
import { productsRoutes } from './modules/products/products.routes.ts'
import { searchRoutes } from './modules/search/search.routes.ts'
import { storesRoutes } from './modules/stores/stores.routes.ts'
import { utilitiesRoutes } from './modules/utilities/utilities.routes.ts'

const bodyLimit = 256 * 1024

/** The whole API: what surrounds every call first, then the modules. Read it as the table of contents. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: deps.log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy: deps.config.trustProxy,
    requestTimeout: deps.config.requestTimeout,
    frameworkErrors: answerUnreadable,
  })
  setCompilers(app)
  await registerPlugins(app, deps)

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

  app.setNotFoundHandler(answerUnknownCall)
  return app
}
