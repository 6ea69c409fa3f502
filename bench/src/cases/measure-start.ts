import { mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient } from '../measure/http-client.ts'
import { readMetrics } from '../measure/read-metrics.ts'
import { runCallers } from '../measure/run-callers.ts'

export type StartFigures = {
  /** Seconds from an empty folder to the first page: database and demo data are made first. */
  readonly first: number
  /** Seconds to the first page on existing data. */
  readonly second: number
  readonly memory: MemoryFigures
}

/** Megabytes of the shop's process. */
type MemoryFigures = {
  readonly afterFirstPage: number
  /** Ten seconds after the first page, without another request. */
  readonly idle: number
  readonly afterLoad: number
  /** Once no request has come for a while again. */
  readonly idleAfterLoad: number
}

const callers = 8
const loadLength = { milliseconds: seconds(10) }
/** The shop gives memory back five seconds after the last request, and once a minute at most. */
const rest = seconds(10)
const longRest = seconds(70)

/** Starts the bundled shop on an empty folder and again on the same one, each time up to its first page; then puts it under load. */
export async function measureStart(): Promise<StartFigures> {
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const first = await startOnce(dataDir)
  await first.shop.stop()
  const { shop, seconds } = await startOnce(dataDir)
  const memoryOf = async (): Promise<number> => (await readMetrics(shop.url)).memory
  const afterFirstPage = await memoryOf()
  await pause(rest)
  const idle = await memoryOf()
  await putUnderLoad(shop.url)
  const afterLoad = await memoryOf()
  await pause(longRest)
  const idleAfterLoad = await memoryOf()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
  return { first: first.seconds, second: seconds, memory: { afterFirstPage, idle, afterLoad, idleAfterLoad } }
}

async function startOnce(dataDir: string) {
  const begun = performance.now()
  const shop = await startShop({ dataDir, program: 'bundle', env: { DATABASE_URL: '' } })
  const page = await fetch(`${shop.url}/en-us`)
  await page.text()
  const seconds = (performance.now() - begun) / 1000
  if (page.status === 200) return { shop, seconds }
  await shop.stop()
  throw new Error(`the first page was answered ${page.status}`)
}

/** Home is rendered for each request, and not taken from the page cache. */
async function putUnderLoad(url: string): Promise<void> {
  const client = createHttpClient(url)
  await runCallers(callers, loadLength, () =>
    client.send('GET', '/en-us?p13n_testcontext=bench', { accept: 'text/html' }),
  )
  client.close()
}
