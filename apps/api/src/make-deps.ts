import { join } from 'node:path'
import { listModelRecords } from '@lacehouse/atelier'
import type { Database } from '@lacehouse/database'
import type { ShippingMethod } from '@lacehouse/domain'
import type { Site } from '@lacehouse/domain/site/site'
import type { FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { createCaptcha } from './captcha/captcha.ts'
import { createCartQueries } from './cart/cart.queries.ts'
import { createCatalogueQueries } from './catalogue/catalogue.queries.ts'
import { createCatalogue } from './catalogue/catalogue.ts'
import type { Config } from './config.ts'
import type { Deps } from './deps.ts'
import { startJobs } from './jobs/jobs.ts'
import { createMailer } from './mail/mailer.ts'
import { createContentStore } from './modules/content/content-store.ts'
import { resolveMedia } from './modules/content/resolve-media.ts'
import { createSearchEngine } from './modules/search/search-engine.ts'
import { createSandboxProvider } from './payment-providers/sandbox/sandbox-provider.ts'
import { createImageStore } from './pictures/image-store.ts'
import { createAtelierPictures } from './pictures/picture-renderer.ts'
import { createPlacementQueries } from './placement/placement.queries.ts'
import { reconcileOrder } from './placement/reconcile-order.ts'
import { createPromotionStore } from './promotions/promotion-store.ts'
import { createTokens } from './session/token.ts'
import { createStockQueries } from './stock/stock.queries.ts'

export type DepsOptions = {
  readonly config: Config
  readonly database: Database
  readonly sites: readonly Site[]
  readonly shippingMethods: (site: Site) => readonly ShippingMethod[]
  /** Origin of the payment sandbox's API. */
  readonly paymentUrl: string
  readonly isWorker: boolean
  readonly now?: () => number
}

/** Makes what the API stands on out of a database, the sites and the configuration. */
export const makeDeps = async (options: DepsOptions): Promise<Deps> => {
  const { config, database, sites } = options
  const { pool } = database
  const now = options.now ?? Date.now
  const [defaultSite] = sites
  if (!defaultSite) throw new Error('A shop needs at least one site.')
  const log: FastifyBaseLogger = pino({ level: config.logLevel })
  const catalogue = createCatalogue(createCatalogueQueries(pool))
  const stockQueries = createStockQueries(pool)
  const atelier = createAtelierPictures(await listModelRecords(), createImageStore(join(config.dataDir, 'pictures')))
  const payments = createSandboxProvider({ url: options.paymentUrl, ...config.paymentSecrets, now })
  const jobs = await startJobs(database.url, {
    isWorker: options.isWorker,
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  const placements = createPlacementQueries(database)
  const mailFolder = join(config.dataDir, 'mail')
  const shared = { config, publicUrl: config.publicUrl, log, now, database, sites, defaultSite, catalogue }
  return {
    ...shared,
    tokens: createTokens(config.sessionSecret, now),
    captcha: createCaptcha(pool, config.sessionSecret, now),
    pictures: atelier,
    renderer: atelier,
    promotions: createPromotionStore(pool),
    shippingMethods: options.shippingMethods,
    content: createContentStore(pool, resolveMedia({ catalogue, pictures: atelier })),
    search: createSearchEngine({ pool, catalogue, stock: stockQueries, now }),
    stockQueries,
    cartQueries: createCartQueries(pool),
    placements,
    payments,
    reconcileOrder: reconcileOrder({ database, placements, payments, jobs, publicUrl: config.publicUrl }),
    jobs,
    mailer: createMailer({ smtpUrl: config.smtpUrl, folder: mailFolder, from: config.mailFrom }),
    mailFolder,
    recordEvent: (event, correlationId) => log.info({ event, correlationId }, 'page event'),
    readiness: { database: () => pool.query('select 1') },
  }
}
