import {
  buildApp,
  type Deps,
  endReservations,
  followChanges,
  isApiPath,
  makeDeps,
  moveOrderMoney,
  recoverPlacements,
  releasePayment,
  sendGiftCards,
  sendOrderMail,
  sendPaymentFailedMail,
  sendReservationMail,
  sendShipmentMail,
  sweepExpired,
} from '@lacehouse/api'
import type { Config } from '@lacehouse/api/config'
import { loadShippingMethods, loadSites } from '@lacehouse/demo'
import { homePath } from '@lacehouse/domain/url/shop-paths'
import { createPageCache, createWebPlugin, loadWebBuild, openDevBuild } from '@lacehouse/web'
import { createInProcessApi } from './in-process-api.ts'
import { openMigrated } from './open-shop-database.ts'
import { findGarbageCollection, type MemoryRelease, releaseMemoryAtRest } from './release-memory.ts'
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

/** Connections that may wait to be taken up: a sale begins with a thousand at once, and Node keeps 511. */
const backlog = 4096

const recoverEvery = 3000
const sweepEvery = 60_000

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
    const [sites, shippingMethods] = await Promise.all([loadSites(), loadShippingMethods()])
    // The database server is busy with the demo data for seconds: the API and the storefront are made meanwhile.
    const seeding = seedWithProgress(database, sites, { hasPeople: !config.production })
    // Its failure is thrown where it is awaited, and the database stays open until it has ended.
    closers.push(() => Promise.allSettled([seeding]))
    seeding.catch(() => undefined)
    const paymentUrl = programs.sandboxUrl ?? ''
    const deps = await makeDeps({ config, database, sites, shippingMethods, paymentUrl, isWorker: true })
    closers.push(deps.close)
    const app = await buildApp(deps)
    closers.push(() => app.close())
    await servePages(app, deps, options)
    await seeding
    await startWork(deps, closers)
    await app.listen({ port: config.port, host: config.host, backlog })
    const memory = openMemoryRelease(app)
    closers.push(async () => memory?.stop())
    if (config.warmsPictures && !options.isDevelopment) closers.push(warm(app, deps, () => memory?.wait()))
    return { url: config.publicUrl, sandboxUrl: programs.sandboxUrl && config.paymentPublicUrl, close }
  } catch (error) {
    await close()
    throw error
  }
}

type App = Awaited<ReturnType<typeof buildApp>>

const servePages = async (app: App, deps: Deps, { isDevelopment }: { isDevelopment: boolean }): Promise<void> => {
  const build = isDevelopment ? await openDevBuild() : await loadWebBuild()
  const pageCache = createPageCache({ now: deps.now })
  const api = createInProcessApi(app)
  const plugin = createWebPlugin({
    build,
    api: api.open,
    sites: deps.sites,
    now: () => new Date(deps.now()),
    production: !isDevelopment,
    origin: new URL(deps.config.publicUrl).origin,
    paymentOrigin: deps.config.paymentOrigins,
    pageCache,
    isApiPath,
  })
  await app.register(plugin)
  const stopFollowing = await followChanges(deps, (tags) => {
    api.drop()
    if (tags) pageCache.purge(tags)
    else pageCache.clear()
  })
  app.addHook('onClose', async () => {
    stopFollowing()
    if ('close' in build && typeof build.close === 'function') await build.close()
  })
}

/** Gives memory back at rest where Node was started with `--expose-gc`, as `npm start` does. */
function openMemoryRelease({ server }: App): MemoryRelease | null {
  const release = findGarbageCollection()
  return release && releaseMemoryAtRest(server, { release })
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
  await deps.jobs.work('void-payment', releasePayment(deps))
  await deps.jobs.work('reservation-mail', sendReservationMail(deps))
  await deps.jobs.work('payment-failed-mail', sendPaymentFailedMail(deps))
  await deps.jobs.work('shipment-mail', sendShipmentMail(deps))
  await deps.jobs.work('settle-money', moveOrderMoney(deps))
  const stop = repeat(recoverEvery, async () => {
    try {
      await recoverPlacements(deps)
      await endReservations(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'placements or reservations could not be gone on with; trying again')
    }
  })
  closers.push(stop)
  closers.push(repeat(sweepEvery, () => sweep(deps)))
}

const sweep = async (deps: Deps): Promise<void> => {
  try {
    await sweepExpired(deps.database.pool)
  } catch (error) {
    deps.log.error({ err: error }, 'what is past its time could not be deleted; trying again')
  }
}
