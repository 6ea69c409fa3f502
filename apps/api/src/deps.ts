import type { CallInput } from '@lacehouse/contracts'
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

type PageEvent = CallInput<'internal.events'>['body']['events'][number]

/** All dependencies of the API. The program that starts the API makes them once; each test makes its own. */
export type Deps = SharedQueries & {
  readonly config: Config
  readonly publicUrl: string
  readonly log: FastifyBaseLogger
  /** The clock in milliseconds since 1970; tests fix it. */
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
  /** Stops the job queue and the drawing processes; the caller closes the database. */
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
  /** Checks by name; the API is ready when all of them succeed. */
  readonly readiness: Readonly<Record<string, () => Promise<unknown>>>
}
