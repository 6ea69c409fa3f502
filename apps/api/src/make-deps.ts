import { join } from 'node:path'
import { type Database, execute, sql, statement } from '@lacehouse/database'
import type { ShippingMethod } from '@lacehouse/domain/shipping/shipping-method'
import type { Site } from '@lacehouse/domain/site/site'
import type { Config } from './config.ts'
import { createCatalogue } from './core/catalogue/catalogue.ts'
import { createContentStore } from './core/content/content-store.ts'
import { resolveMedia } from './core/content/resolve-media.ts'
import { reconcileOrder } from './core/placement/reconcile-order.ts'
import { createPromotionStore } from './core/promotions/promotion-store.ts'
import { createSearchEngine } from './core/search/search-engine.ts'
import type { Deps } from './deps.ts'
import { createCaptcha } from './infra/captcha/captcha.ts'
import { startJobs } from './infra/jobs/jobs.ts'
import { createMailer } from './infra/mail/mailer.ts'
import { openPaymentProviders } from './infra/payment-providers/open-payment-providers.ts'
import { openPictures } from './infra/pictures/open-pictures.ts'
import { openSessions } from './infra/session/open-sessions.ts'
import { createLog } from './log.ts'
import { makeQueries } from './make-queries.ts'

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

const isReady = statement({ name: 'ready', sql: sql`select 1` })

/** Makes the dependencies of the API from a database, the sites and the configuration. */
export async function makeDeps(options: DepsOptions): Promise<Deps> {
  const { config, database, sites } = options
  const { pool } = database
  const now = options.now ?? Date.now
  const [defaultSite] = sites
  if (!defaultSite) throw new Error('A shop needs at least one site.')
  const log = createLog(config.logLevel)
  const catalogue = createCatalogue(pool)
  const queries = makeQueries(database)
  const { placements, stockQueries, refreshTokenFamilies } = queries
  const { picturesDir: finished, originalsDir: originals, encodesQuickly } = config
  const atelier = await openPictures({ finished, originals, encodesQuickly })
  const payments = openPaymentProviders(config, options.paymentUrl, now)
  const jobs = await startJobs(database.url, {
    isWorker: options.isWorker,
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  const mailFolder = join(config.dataDir, 'mail')
  const shared = { config, publicUrl: config.publicUrl, log, now, database, sites, defaultSite, catalogue }
  return {
    ...shared,
    ...(await openSessions(config, refreshTokenFamilies, now)),
    captcha: createCaptcha(pool, config.sessionSecret, now),
    pictures: atelier,
    renderer: atelier,
    close: async () => {
      await jobs.stop()
      await atelier.close()
    },
    promotions: createPromotionStore({
      pool,
      onMalformed: (promotionId, reason) => log.error({ promotionId, reason }, 'a malformed promotion is left out'),
    }),
    shippingMethods: options.shippingMethods,
    content: createContentStore(pool, resolveMedia({ catalogue, pictures: atelier })),
    search: createSearchEngine({ pool, catalogue, stock: stockQueries, now }),
    ...queries,
    payments,
    reconcileOrder: reconcileOrder({
      database,
      placements,
      balances: queries.balances,
      payments,
      publicUrl: config.publicUrl,
      now,
    }),
    jobs,
    mailer: createMailer({ smtpUrl: config.smtpUrl, folder: mailFolder, from: config.mailFrom }),
    mailFolder,
    recordEvent: (event, correlationId) => log.info({ event, correlationId }, 'page event'),
    readiness: { database: () => execute(pool, isReady) },
  }
}
