import type { FastifyInstance } from 'fastify'
import { recordAgentAction } from '../core/agents/record-agent-action.ts'
import type { Deps } from '../deps.ts'
import { mount } from '../http/mount.ts'
import { authRoutes } from './auth/auth.routes.ts'
import { balancesRoutes } from './balances/balances.routes.ts'
import { cartRoutes } from './cart/cart.routes.ts'
import { checkoutRoutes } from './checkout/checkout.routes.ts'
import { wishlistsRoutes } from './favourites/favourites.routes.ts'
import { internalRoutes } from './internal/internal.routes.ts'
import { ordersRoutes } from './orders/orders.routes.ts'
import { registerAccountArea } from './register-account-area.ts'
import { registerCatalogue } from './register-catalogue.ts'
import { registerOtherRoutes } from './register-other-routes.ts'
import { returnsRoutes } from './returns/returns.routes.ts'
import { storesRoutes } from './stores/stores.routes.ts'
import { utilitiesRoutes } from './utilities/utilities.routes.ts'
import { withdrawalsRoutes } from './withdrawals/withdrawals.routes.ts'

/** Registers the routes of every module; `mount` turns contracts into routes. */
export function registerModules(app: FastifyInstance, deps: Deps): void {
  const options = { canMock: !deps.config.production, recordAgentAction: recordAgentAction(deps) }
  mount(app, authRoutes(deps), options)
  registerAccountArea(app, deps, options)
  registerCatalogue(app, deps, options)
  mount(app, cartRoutes(deps), options)
  mount(app, wishlistsRoutes(deps), options)
  mount(app, balancesRoutes(deps), options)
  mount(app, checkoutRoutes(deps), options)
  mount(app, ordersRoutes(deps), options)
  mount(app, returnsRoutes(deps), options)
  mount(app, utilitiesRoutes(deps), options)
  mount(app, storesRoutes(deps), options)
  mount(app, withdrawalsRoutes(deps), options)
  mount(app, internalRoutes(deps), options)
  registerOtherRoutes(app, deps, options)
}
