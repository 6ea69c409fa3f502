import type { Database } from '@lacehouse/database'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { Config } from './config.ts'
import type { Catalogue } from './core/catalogue/catalogue.ts'
import type { ContentStore } from './core/content/content-store.ts'
import type { Experiments } from './core/experiments/experiments.ts'
import type { PromotionStore } from './core/promotions/promotion-store.ts'
import type { SearchEngine } from './core/search/search-engine.ts'
import type { CardHashes } from './infra/card-hashes/card-hashes.ts'
import type { Jobs } from './infra/jobs/jobs.ts'
import type { Guards } from './infra/limiter/open-limiter.ts'
import type { PaymentProviders } from './infra/payment-providers/payment-providers.ts'
import type { PictureRenderer } from './infra/pictures/picture-renderer.ts'
import type { PictureSource } from './infra/pictures/picture-source.ts'
import type { Sessions } from './infra/session/open-sessions.ts'
import type { Logs } from './log.ts'
import type { Checks } from './make-checks.ts'
import type { Ports } from './make-ports.ts'
import type { SharedQueries } from './make-queries.ts'

/** All dependencies of the API. The program that starts the API makes them once; each test makes its own. */
export type Deps = SharedQueries &
  Checks &
  Guards &
  Logs &
  Sessions &
  Pick<
    Ports,
    | 'mailer'
    | 'addressCompletion'
    | 'identityProviders'
    | 'textMessenger'
    | 'messageFolder'
    | 'recommendationQueries'
    | 'translation'
  > & {
    readonly config: Config
    readonly publicUrl: string
    /** The clock in milliseconds since 1970; tests fix it. */
    readonly now: () => number
    readonly database: Database
    readonly sites: readonly Site[]
    readonly defaultSite: Site
    readonly catalogue: Catalogue
    readonly pictures: PictureSource
    readonly renderer: PictureRenderer
    /** Stops the job queue and the drawing processes and leaves Redis; the caller closes the database. */
    readonly close: () => Promise<void>
    readonly promotions: PromotionStore
    readonly experiments: Experiments
    readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
    readonly content: ContentStore
    readonly search: SearchEngine
    readonly payments: PaymentProviders
    readonly reconcileOrder: (orderNumber: string) => Promise<void>
    readonly jobs: Jobs
    readonly cardHashes: CardHashes
    readonly mailFolder: string
  }
