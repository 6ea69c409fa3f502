import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { mount } from '../http/mount.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { balancesRoutes } from './balances/balances.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { consumerRoutes } from './consumers/consumers.routes.ts'
import { contentRoutes } from './content/content.routes.ts'
import { registerDevMail } from './dev-mail/dev-mail.routes.ts'
import { wishlistsRoutes } from './favourites/favourites.routes.ts'
import { registerImageRoutes } from './images/images.routes.ts'
import { internalRoutes } from './internal/internal.routes.ts'
import { registerWebhookRoutes } from './payments/webhooks.routes.ts'
import { productsRoutes } from './products/products.routes.ts'
import { searchRoutes } from './search/search.routes.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import { utilitiesRoutes } from './utilities/utilities.routes.ts'

/** Registers the routes of every module; `mount` turns contracts into routes, the others register routes outside the contracts. */
export function registerModules(app: FastifyInstance, deps: Deps): void {
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
}
