import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type MountOptions, mount } from '../http/mount.ts'
import { contentRoutes } from './content/content.routes.ts'
import { productsRoutes } from './products/products.routes.ts'
import { recommendationsRoutes } from './recommendations/recommendations.routes.ts'
import { searchRoutes } from './search/search.routes.ts'

/** Registers the routes of what is sold and shown. */
export function registerCatalogue(app: FastifyInstance, deps: Deps, options: MountOptions): void {
  mount(app, productsRoutes(deps), options)
  mount(app, searchRoutes(deps), options)
  mount(app, recommendationsRoutes(deps), options)
  mount(app, contentRoutes(deps), options)
}
