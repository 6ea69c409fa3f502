import { join } from 'node:path'
import type { Database } from '@lacehouse/database'
import { createCatalogue } from './core/catalogue/catalogue.ts'
import { openContent } from './core/content/open-content.ts'
import { openExperiments } from './core/experiments/experiments.ts'
import { reconcileOrder } from './core/placement/reconcile-order.ts'
import { createPromotionStore } from './core/promotions/promotion-store.ts'
import { createSearchEngine } from './core/search/search-engine.ts'
import type { Deps } from './deps.ts'
import { openCardHashes } from './infra/card-hashes/card-hashes.ts'
import { startJobs } from './infra/jobs/jobs.ts'
import { openLimiter } from './infra/limiter/open-limiter.ts'
import { openPaymentProviders } from './infra/payment-providers/open-payment-providers.ts'
import { openSessions } from './infra/session/open-sessions.ts'
import { type LogOptions, openLogs } from './log.ts'
import { makeChecks } from './make-checks.ts'
import { makePorts, type PortOptions } from './make-ports.ts'
import { makeQueries } from './make-queries.ts'
import { openShopPictures } from './open-shop-pictures.ts'

export type DepsOptions = {
  readonly config: Deps['config']
  readonly database: Database
  readonly sites: Deps['sites']
  readonly shippingMethods: Deps['shippingMethods']
  /** Origin of the payment sandbox's API. */
  readonly paymentUrl: string
  readonly isWorker: boolean
  readonly now?: () => number
  /** The faults that tests and proofs switch on; a shop in production has none. */
  readonly faults?: PortOptions['faults']
  readonly logTo?: LogOptions['logTo']
}

/** Makes the dependencies of the API from a database, the sites and the configuration. */
export async function makeDeps(options: DepsOptions): Promise<Deps> {
  const { config, database, sites, faults } = options
  const { pool } = database
  const now = options.now ?? Date.now
  const [defaultSite] = sites
  if (!defaultSite) throw new Error('A shop needs at least one site.')
  const logs = openLogs(config, { now, logTo: options.logTo })
  const { log, securityLog } = logs
  const catalogue = createCatalogue(pool)
  const queries = makeQueries(database, config)
  const { placements, stockQueries, refreshTokenFamilies } = queries
  const mailFolder = join(config.dataDir, 'mail')
  const ports = makePorts({ pool, config, now, log, securityLog, faults, mailFolder })
  const pictures = await openShopPictures({ pool, config, log, faults })
  const payments = openPaymentProviders(config, options.paymentUrl, now)
  const jobs = await startJobs(database.url, {
    isWorker: options.isWorker,
    onError: (error) => log.error({ err: error }, 'job queue'),
  })
  const limits = await openLimiter({
    ...{ config, captcha: ports.captcha, now, log, databaseUrl: database.url },
    onUnfit: (policy, caller) => securityLog.record('limit_reached', caller, { target: policy }),
  })
  const cardHashes = openCardHashes()
  const experiments = await openExperiments({ database, config, log })
  const shared = { config, publicUrl: config.publicUrl, ...logs, now, database, sites, defaultSite, catalogue }
  return {
    ...shared,
    ...(await openSessions(config, refreshTokenFamilies, now)),
    ...{ captcha: ports.captcha, recommendationQueries: ports.recommendationQueries, translation: ports.translation },
    limiter: limits.limiter,
    pictures,
    renderer: pictures,
    experiments,
    close: async () => {
      await Promise.all([experiments.close(), jobs.stop()])
      await pictures.close()
      limits.close()
      await cardHashes.close()
      securityLog.close()
    },
    promotions: createPromotionStore({
      pool,
      onMalformed: (promotionId, reason) => log.error({ promotionId, reason }, 'a malformed promotion is left out'),
    }),
    shippingMethods: options.shippingMethods,
    content: openContent(ports.contentQueries, { catalogue, pictures, database, sites }),
    search: createSearchEngine({
      queries: ports.searchQueries,
      recommendations: ports.recommendations,
      ...{ stock: stockQueries, executor: pool, now },
    }),
    ...queries,
    payments,
    identityProviders: ports.identityProviders,
    reconcileOrder: reconcileOrder({ ...shared, placements, balances: queries.balances, payments }),
    jobs,
    mailer: ports.mailer,
    cardHashes,
    addressCompletion: ports.addressCompletion,
    mailFolder,
    textMessenger: ports.textMessenger,
    messageFolder: ports.messageFolder,
    ...makeChecks({ config, database, mailFolder, log }),
  }
}
