import {
  applyRetention,
  buildApp,
  chargeMandate,
  createReplyCache,
  type Deps,
  endExchanges,
  endReservations,
  endUnpaidPreOrders,
  enqueueReviewInvitations,
  enqueueStockNotices,
  eraseDueAccounts,
  hasForeignScripts,
  isApiPath,
  makeDataExport,
  makeDeps,
  moveOrderMoney,
  publishDueContent,
  purgeOnChange,
  type ReplyCache,
  recomputeRecommendations,
  recordPurchase,
  recoverPlacements,
  releasePayment,
  runDraws,
  runEvents,
  runUploadedImport,
  sendAccountLinkMail,
  sendCaseMail,
  sendChargeDeclinedMail,
  sendCredentialsMail,
  sendDeletionCodeMail,
  sendDeletionMail,
  sendDeliveryMail,
  sendDrawMail,
  sendEventMail,
  sendExchangeMail,
  sendGiftCards,
  sendMembershipEndedMail,
  sendNewDeviceMail,
  sendOrderMail,
  sendPasswordChangedMail,
  sendPaymentFailedMail,
  sendPhoneCodeMessage,
  sendPreOrderMail,
  sendRefundMail,
  sendReservationMail,
  sendReturnMail,
  sendReviewInvitationMail,
  sendShipmentMail,
  sendSignInCodeMail,
  sendStockNoticeMail,
  sendStoreCreditMail,
  sendSubscriptionMail,
  sendWithdrawalMail,
  toNetwork,
} from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { createBackofficePlugin } from '@lacehouse/backoffice'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'
import { minutes } from '@lacehouse/domain/time/durations'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import { createPageCache, createWebPlugin, loadWebBuild, openDevBuild } from '@lacehouse/web'
import { watchPaymentPages } from './check-pages/watch-payment-pages.ts'
import { closeTestData } from './close-test-data.ts'
import { createInProcessApi } from './in-process-api.ts'
import { openDrafts } from './open-drafts.ts'
import { openMigrated } from './open-shop-database.ts'
import { findRelease, type MemoryRelease, releaseMemoryAtRest } from './release-memory.ts'
import { repeat } from './repeat.ts'
import { seedWithProgress } from './seed-with-progress.ts'
import type { Programs } from './start-programs.ts'
import { warmPictures } from './warm-pictures.ts'

export type RunningShop = {
  readonly url: string
  readonly sandboxUrl: string | null
  readonly close: () => Promise<void>
}

type Closer = () => Promise<unknown>

/** Logged once the pictures of the first screens are made: the bench waits for it. */
const firstPicturesMade = 'the first pictures are made'

/** The length of the queue of pending connections: a sale begins with a thousand at once, and Node's default is 511. */
const backlog = 4096

const recoverEvery = 3000
/** Scheduled content is published within a second of its time. */
const contentEvery = 400
const unpaidEvery = minutes(1)
const recommendationsEvery = minutes(5)
const searchCountsEvery = minutes(1)
const retentionEvery = minutes(1)
const stockNoticesEvery = minutes(1)
const reviewInvitationsEvery = minutes(10)

type RunOptions = { readonly programs: Promise<Programs>; readonly isDevelopment: boolean }

/** Runs the shop in this process: demo data, API, storefront and jobs, on a database server and a payment sandbox. */
export async function runShop(config: Config, options: RunOptions): Promise<RunningShop> {
  const closers: Closer[] = []
  const close = async (): Promise<void> => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const programs = await options.programs
    closers.push(programs.stopDatabase, programs.stopSandbox)
    const database = await openMigrated(programs.databaseUrl)
    closers.push(() => database.close())
    if (config.production) await closeTestData(database)
    const [sites, shippingMethods] = await Promise.all([loadSites(config.sites), loadShippingMethods(config.sites)])
    // The database server is busy with the demo data for seconds: the API and the storefront are made meanwhile.
    const seeding = seedWithProgress(database, sites, { hasTestData: !config.production })
    // Its failure is thrown where it is awaited, and the database stays open until it has ended.
    closers.push(() => Promise.allSettled([seeding]))
    seeding.catch(() => undefined)
    const paymentUrl = programs.sandboxUrl ?? ''
    const faults = await openFaults(config)
    const deps = await makeDeps({ config, database, sites, shippingMethods, paymentUrl, isWorker: true, faults })
    closers.push(deps.close)
    const replyCache = createReplyCache({ now: deps.now })
    const app = await buildApp(deps, { replyCache })
    closers.push(() => app.close())
    await servePages(app, deps, { ...options, replyCache })
    await seeding
    await startWork(deps, closers)
    await app.listen({ port: config.port, host: config.host, backlog })
    const memory = openMemoryRelease(app, replyCache)
    closers.push(async () => memory?.stop())
    closers.push(watchPaymentPages(deps))
    if (config.warmsPictures && !options.isDevelopment) closers.push(warm(app, deps, () => memory?.wait()))
    return { url: config.publicUrl, sandboxUrl: programs.sandboxUrl && config.paymentPublicUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** The faults that a proof switches on by a file; undefined in production, which has none. */
const openFaults = async ({ faultsFile }: Config) =>
  faultsFile ? (await import('@lacehouse/api/faults')).readFaults(faultsFile) : undefined

type App = Awaited<ReturnType<typeof buildApp>>

type PageOptions = { readonly isDevelopment: boolean; readonly replyCache: ReplyCache }

const servePages = async (app: App, deps: Deps, { isDevelopment, replyCache }: PageOptions): Promise<void> => {
  const build = isDevelopment ? await openDevBuild() : await loadWebBuild()
  const pageCache = createPageCache({ now: deps.now })
  const api = createInProcessApi(app)
  const plugin = createWebPlugin({
    build,
    api: api.open,
    openDrafts: openDrafts(deps, api),
    sites: deps.sites,
    now: () => new Date(deps.now()),
    production: !isDevelopment,
    origin: new URL(deps.config.publicUrl).origin,
    ...(deps.payments.pageOrigins && { paymentOrigin: deps.payments.pageOrigins }),
    paymentScriptOrigin: deps.payments.scriptOrigins,
    hasForeignPayment: hasForeignScripts(deps.config),
    pageCache,
    decideVariant: deps.experiments.decideVariant,
    isApiPath,
    toNetwork,
    onForeignForm: ({ ip }) => deps.securityLog.record('origin_refused', { ip }, { target: 'a form of a page' }),
  })
  await app.register(createBackofficePlugin())
  await app.register(plugin)
  const stopFollowing = await purgeOnChange(deps, (tags) => {
    api.drop()
    replyCache.purge(tags)
    if (tags) pageCache.purge(tags)
    else pageCache.clear()
  })
  app.addHook('onClose', async () => {
    stopFollowing()
    if ('close' in build && typeof build.close === 'function') await build.close()
  })
}

/**
 * Gives memory back at rest where Node was started with `--expose-gc`, as `npm start` does. Replies, which are kept for a minute only, are
 * given up before: no one asks for them.
 */
function openMemoryRelease({ server }: App, replyCache: ReplyCache): MemoryRelease | null {
  const collect = findRelease()
  if (!collect) return null
  const release = (): void => {
    replyCache.purge(null)
    collect()
  }
  return releaseMemoryAtRest(server, { release })
}

/** Makes the first pictures in the background; answers the function that breaks it off. */
const warm = (app: App, deps: Deps, onMade: () => void): Closer => {
  let isStopped = false
  const home = homePath(deps.defaultSite.defaultLocale)
  const warming = warmPictures(app, { home, renderer: deps.renderer, isStopped: () => isStopped }).then(
    (made) => {
      deps.log.info({ made }, firstPicturesMade)
      onMade()
    },
    (error) => deps.log.error({ err: error }, 'the first pictures could not be made beforehand'),
  )
  return async () => {
    isStopped = true
    await warming
  }
}

const startWork = async (deps: Deps, closers: Closer[]): Promise<void> => {
  await deps.jobs.work('order-mail', sendOrderMail(deps))
  await deps.jobs.work('gift-cards', sendGiftCards(deps))
  await deps.jobs.work('purchase-event', recordPurchase(deps))
  await deps.jobs.work('void-payment', releasePayment(deps))
  await deps.jobs.work('reservation-mail', sendReservationMail(deps))
  await deps.jobs.work('payment-failed-mail', sendPaymentFailedMail(deps))
  await deps.jobs.work('shipment-mail', sendShipmentMail(deps))
  await deps.jobs.work('refund-mail', sendRefundMail(deps))
  await deps.jobs.work('delivery-mail', sendDeliveryMail(deps))
  await deps.jobs.work('return-mail', sendReturnMail(deps))
  await deps.jobs.work('exchange-mail', sendExchangeMail(deps))
  await deps.jobs.work('withdrawal-mail', sendWithdrawalMail(deps))
  await deps.jobs.work('stock-notice-mail', sendStockNoticeMail(deps))
  await deps.jobs.work('draw-mail', sendDrawMail(deps))
  await deps.jobs.work('event-mail', sendEventMail(deps))
  await deps.jobs.work('case-mail', sendCaseMail(deps))
  await deps.jobs.work('review-invitation-mail', sendReviewInvitationMail(deps))
  await deps.jobs.work('subscription-mail', sendSubscriptionMail(deps))
  await deps.jobs.work('account-link-mail', sendAccountLinkMail(deps))
  await deps.jobs.work('password-changed-mail', sendPasswordChangedMail(deps))
  await deps.jobs.work('credentials-mail', sendCredentialsMail(deps))
  await deps.jobs.work('new-device-mail', sendNewDeviceMail(deps))
  await deps.jobs.work('store-credit-mail', sendStoreCreditMail(deps))
  await deps.jobs.work('membership-ended-mail', sendMembershipEndedMail(deps))
  await deps.jobs.work('sign-in-code-mail', sendSignInCodeMail(deps))
  await deps.jobs.work('deletion-code-mail', sendDeletionCodeMail(deps))
  await deps.jobs.work('phone-code-message', sendPhoneCodeMessage(deps))
  await deps.jobs.work('data-export', makeDataExport(deps))
  await deps.jobs.work('deletion-mail', sendDeletionMail(deps))
  await deps.jobs.work('catalogue-import', runUploadedImport(deps))
  await deps.jobs.work('move-order-money', moveOrderMoney(deps))
  await deps.jobs.work('charge-mandate', chargeMandate(deps))
  await deps.jobs.work('charge-declined-mail', sendChargeDeclinedMail(deps))
  await deps.jobs.work('pre-order-mail', sendPreOrderMail(deps))
  const runEvery = (pause: number, what: string, work: () => Promise<unknown>): void => {
    const run = () => work().catch((error) => deps.log.error({ err: error }, `${what} failed; trying again`))
    closers.push(repeat(pause, async () => void (await run())))
  }
  // Apart, because a provider that does not answer holds up placements only.
  runEvery(recoverEvery, 'recovery of placements', () => recoverPlacements(deps))
  runEvery(recoverEvery, 'the end of reservations', () => endReservations(deps))
  runEvery(recoverEvery, 'the end of exchanges', () => endExchanges(deps))
  runEvery(unpaidEvery, 'the end of unpaid pre-orders', () => endUnpaidPreOrders(deps))
  runEvery(contentEvery, 'the publication of scheduled content', () => publishDueContent(deps))
  runEvery(recoverEvery, 'draws', () => runDraws(deps))
  runEvery(stockNoticesEvery, 'reminders and waiting lists of events', () => runEvents(deps))
  runEvery(stockNoticesEvery, 'mails about stock', () => enqueueStockNotices(deps))
  runEvery(reviewInvitationsEvery, 'invitations to review', () => enqueueReviewInvitations(deps))
  runEvery(recommendationsEvery, 'the computing of recommendations', () => recomputeRecommendations(deps))
  runEvery(searchCountsEvery, 'the counting of searches', deps.search.popular.store)
  runEvery(retentionEvery, 'retention', () => forget(deps))
  runEvery(retentionEvery, 'the erasure of accounts', () => eraseDueAccounts(deps))
}

/** Applies retention (docs/retention.md) and logs the number of rows by rule. */
const forget = async (deps: Deps): Promise<void> => {
  const counts = Object.entries(await applyRetention(deps)).filter(([, count]) => count > 0)
  if (counts.length > 0) deps.log.info({ rows: Object.fromEntries(counts) }, 'retention deleted or emptied rows')
}
