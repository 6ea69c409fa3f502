import type { Database } from '@lacehouse/database'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from './config.ts'
import type { Catalogue } from './core/catalogue/catalogue.ts'
import type { ContentStore } from './core/content/content-store.ts'
import type { PromotionStore } from './core/promotions/promotion-store.ts'
import type { SearchEngine } from './core/search/search-engine.ts'
import type { Captcha } from './infra/captcha/captcha.ts'
import type { Jobs } from './infra/jobs/jobs.ts'
import type { Mailer } from './infra/mail/mailer.ts'
import type { PaymentProviders } from './infra/payment-providers/payment-providers.ts'
import type { PictureRenderer } from './infra/pictures/picture-renderer.ts'
import type { PictureSource } from './infra/pictures/picture-source.ts'
import type { SessionDenyList } from './infra/session/session-deny-list.ts'
import type { Tokens } from './infra/session/token.ts'
import type { SharedQueries } from './make-queries.ts'
import type { PageEvent } from './modules/internal/internal.routes.ts'

/** Everything that the API stands on, made once by whoever starts it; a test makes its own. */
export type Deps = SharedQueries & {
  readonly config: Config
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
  /** Milliseconds since 1970, fixed in tests. */
  readonly now: () => number
  readonly database: Database
  readonly sites: readonly Site[]
  readonly defaultSite: Site
  readonly tokens: Tokens
  readonly sessionDenyList: SessionDenyList
  readonly captcha: Captcha
  readonly catalogue: Catalogue
  readonly pictures: PictureSource
  readonly renderer: PictureRenderer
  /** Ends what was opened besides the database: threads and the like. */
  readonly close: () => Promise<void>
  readonly promotions: PromotionStore
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
  readonly content: ContentStore
  readonly search: SearchEngine
  readonly payments: PaymentProviders
  readonly reconcileOrder: (orderNumber: string) => Promise<void>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly mailFolder: string
  readonly recordEvent: (event: PageEvent, correlationId: string) => void
  /** What must answer before visitors come, by name. */
  readonly readiness: Readonly<Record<string, () => Promise<unknown>>>
}
