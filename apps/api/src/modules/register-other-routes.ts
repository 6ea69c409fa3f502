import type { FastifyInstance } from 'fastify'
import type { Deps } from '../deps.ts'
import { mount } from '../http/mount.ts'
import { registerProviderCallback } from './auth/identities/callback.routes.ts'
import { consentsRoutes } from './consents/consents.routes.ts'
import { registerCspReports } from './csp-reports/csp-reports.routes.ts'
import { registerDevMail } from './dev-mail/dev-mail.routes.ts'
import { registerDevMessages } from './dev-mail/dev-messages.routes.ts'
import { registerFeeds } from './feeds/feeds.routes.ts'
import { registerSitemaps } from './feeds/sitemap.routes.ts'
import { registerImageRoutes } from './images/images.routes.ts'
import { registerMediaRoutes } from './images/media.routes.ts'
import { registerWebhookRoutes } from './payments/webhooks.routes.ts'
import { registerBackoffice } from './register-backoffice.ts'

/** Registers the back office, choices about cookies, and the routes outside the contracts: reports of browsers, webhooks of payment providers, pictures and other media, feeds, sitemaps, returns from identity providers, and mails of development. */
export function registerOtherRoutes(app: FastifyInstance, deps: Deps, options: { readonly canMock: boolean }): void {
  registerBackoffice(app, deps, options)
  mount(app, consentsRoutes(deps), options)
  registerCspReports(app, deps, options)
  registerWebhookRoutes(app, deps)
  registerImageRoutes(app, deps)
  registerMediaRoutes(app, deps)
  registerFeeds(app, deps)
  registerSitemaps(app, deps)
  registerProviderCallback(app, deps)
  if (deps.config.production) return
  registerDevMail(app, deps.mailFolder)
  registerDevMessages(app, deps.messageFolder)
}
