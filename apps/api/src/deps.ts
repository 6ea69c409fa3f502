import type { Database } from '@lacehouse/database'
import type { ShippingMethod } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyBaseLogger } from 'fastify'
import type { Captcha } from './captcha/captcha.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Mailer } from './mail/mailer.ts'
import type { SharedQueries } from './make-queries.ts'
import type { ContentStore } from './modules/content/content-store.ts'
import type { PageEvent } from './modules/internal/internal.routes.ts'
import type { SearchEngine } from './modules/search/search-engine.ts'
import type { PaymentDesk } from './payment-providers/payment-desk.ts'
import type { PictureRenderer } from './pictures/picture-renderer.ts'
import type { PictureSource } from './pictures/picture-source.ts'
import type { PromotionStore } from './promotions/promotion-store.ts'
import type { EndedSessions } from './session/ended-sessions.ts'
import type { Tokens } from './session/token.ts'

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
  readonly endedSessions: EndedSessions
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
  readonly payments: PaymentDesk
  readonly reconcileOrder: (orderNumber: string) => Promise<void>
  readonly jobs: Jobs
  readonly mailer: Mailer
  readonly mailFolder: string
  readonly recordEvent: (event: PageEvent, correlationId: string) => void
  /** What must answer before visitors come, by name. */
  readonly readiness: Readonly<Record<string, () => Promise<unknown>>>
}
