import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { type MountOptions, mount } from '../http/mount.ts'
import { consumerRoutes } from './consumers/consumers.routes.ts'
import { contactRoutes } from './contact/contact.routes.ts'
import { eventsRoutes } from './events/events.routes.ts'
import { loyaltyRoutes } from './loyalty/loyalty.routes.ts'
import { notificationsRoutes } from './notifications/notifications.routes.ts'
import { privacyRoutes } from './privacy/privacy.routes.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'
import { socialRoutes } from './social/social.routes.ts'
import { subscriptionsRoutes } from './subscriptions/subscriptions.routes.ts'
import { supportCasesRoutes } from './support-cases/support-cases.routes.ts'

/** Registers the routes of the account area: the consumer, loyalty, subscriptions, notifications, data rights, support cases, events, what an account writes about products, and social media. */
export function registerAccountArea(app: FastifyInstance, deps: Deps, options: MountOptions): void {
  mount(app, consumerRoutes(deps), options)
  mount(app, loyaltyRoutes(deps), options)
  mount(app, subscriptionsRoutes(deps), options)
  mount(app, privacyRoutes(deps), options)
  mount(app, contactRoutes(deps), options)
  mount(app, notificationsRoutes(deps), options)
  mount(app, supportCasesRoutes(deps), options)
  mount(app, reviewsRoutes(deps), options)
  mount(app, eventsRoutes(deps), options)
  mount(app, socialRoutes(deps), options)
}
