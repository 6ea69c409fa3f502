import { mkdtemp, rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '@lacehouse/domain/time/durations'
import { type DurableDatabase, openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { drawAddress } from '../measure/draw-address.ts'
import { createHttpClient, type HttpClient } from '../measure/http-client.ts'
import { median } from '../measure/median.ts'
import { readMetrics } from '../measure/read-metrics.ts'
import { type Load, runCallers } from '../measure/run-callers.ts'
import { runPgbench } from '../measure/run-pgbench.ts'
import { fillListing } from '../shop/fill-listing.ts'
import { listReviewRequests, listScaleRequests, type ScaleRequest, scaleRequests } from '../shop/scale-requests.ts'

/** The measurements of one kind of request: medians of the rounds, in milliseconds. */
export type ScaleCall = {
  readonly name: string
  readonly rate: number
  readonly p50: number
  readonly p95: number
  /** Processor time of the shop's process a call: it depends less on other work of the machine than the rest. */
  readonly processor: number
}

export type ScaleFigures = {
  readonly products: number
  readonly variants: number
  readonly reviews: number
  /** Seconds that writing the products took; 0 where none was written. */
  readonly filled: number
  /** Seconds from the start of the shop until it is ready. */
  readonly started: number
  /** Seconds of the first listing, which waits for the index, and of the first search, which waits for the words. */
  readonly firstListing: number
  readonly firstSearch: number
  readonly calls: readonly ScaleCall[]
  /** TPC-B transactions a second of the same database server after the load; null without `pgbench`. */
  readonly transactions: number | null
  /** Megabytes of the shop's process: with its index, after all calls, and when it has been at rest for a while. */
  readonly memory: { readonly ready: number; readonly afterLoad: number; readonly atRest: number }
}

const callers = 16
const roundLength = { milliseconds: seconds(4) }
/** Within this time a change is seen by everything. */
const noticed = 1500
/** By then a shop at rest has given memory back (`apps/shop/src/release-memory.ts`). */
const untilReleased = 70_000

/** The sizes of the curve, up to the one that is asked for. */
const sizes = [1000, 10_000, 30_000]

/** Measures the same requests with a thousand products, with more, and with `products`, each in a shop of its own. */
export async function measureScale(products: number, rounds: number): Promise<ScaleFigures[]> {
  const figures: ScaleFigures[] = []
  for (const size of [...sizes.filter((one) => one < products), products]) figures.push(await measureWith(size, rounds))
  return figures
}

const measureWith = async (count: number, rounds: number): Promise<ScaleFigures> => {
  const database = await openDurableDatabase()
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const start = (): Promise<RunningShop> => startShop({ dataDir, program: 'bundle', env: envOf(database.url) })
  try {
    await (await start()).stop()
    const fill = await inSeconds(() => fillListing(database.pool, count, (made) => say(`${made} of ${count} products`)))
    const { rows } = await database.pool.query(
      'select (select count(*)::int from variants) as variants, (select count(*)::int from reviews) as reviews',
    )
    const requests = [...scaleRequests, ...listReviewRequests(await listReviewed(database.pool))]
    const { result: shop, seconds: started } = await inSeconds(start)
    const client = createHttpClient(shop.url)
    const figures = await measureShop(
      { shop, client, requests, change: () => changePopularity(database.pool) },
      rounds,
    ).finally(async () => {
      client.close()
      await shop.stop()
    })
    const { variants, reviews } = rows[0]
    const transactions = await runPgbench(database.url)
    return { products: count, variants, reviews, filled: fill.seconds, started, transactions, ...figures }
  } finally {
    await database.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** Lists products with reviews: those with the most, and as many others. */
const listReviewed = async (pool: DurableDatabase['pool']): Promise<string[]> => {
  const { rows } = await pool.query(
    `(select product_id as id from review_summaries order by count desc, product_id limit 100)
      union (select product_id from review_summaries order by md5(product_id) limit 100)`,
  )
  return rows.map(({ id }) => id)
}

const changePopularity = async (pool: DurableDatabase['pool']): Promise<void> => {
  await pool.query('update products set popularity = popularity + 1 where id = (select min(id) from products)')
  await pause(noticed)
}

const envOf = (url: string): Record<string, string> => ({
  ...{ DATABASE_URL: url, WARM_PICTURES: '0', QUICK_PICTURES: '1' },
  ...{ PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true', TRUST_PROXY: '1', LOG_LEVEL: 'info' },
})

const say = (text: string): void => void process.stderr.write(`${text}\n`)

const inSeconds = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: number }> => {
  const begun = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - begun) / 1000 }
}

type Measured = {
  readonly shop: RunningShop
  readonly client: HttpClient
  readonly requests: readonly ScaleRequest[]
  /** Changes a product, and waits until it is seen. */
  readonly change: () => Promise<void>
}

const measureShop = async ({ shop, client, requests, change }: Measured, rounds: number) => {
  const ask = async (path: string): Promise<void> => {
    const { status, body } = await client.send('GET', path, { address: drawAddress() })
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${body.toString().slice(0, 300)}`)
  }
  const firstListing = await inSeconds(() => ask('/products/v2/search/productSearch?locale=en-us&category=1000'))
  const firstSearch = await inSeconds(() => ask('/products/v2/search/productSearch?locale=en-us&q=black+running+shoes'))
  const ready = (await readMetrics(shop.url)).memory
  const loads = new Map<ScaleRequest, (Load & { readonly own: number })[]>(requests.map((request) => [request, []]))
  for (let round = 0; round < rounds; round += 1)
    for (const request of requests) {
      const paths = listScaleRequests(request, round)
      let turn = 0
      const next = (): Promise<void> => ask(paths[turn++ % paths.length] ?? '')
      if (request.isFirst) await change()
      const before = (await readMetrics(shop.url)).cpu
      const extent = request.isFirst ? { times: request.paths.length } : roundLength
      const load = await runCallers(request.callers ?? callers, extent, next)
      loads.get(request)?.push({ ...load, own: ((await readMetrics(shop.url)).cpu - before) / load.count })
    }
  const calls = [...loads].map(([{ name }, rates]) => ({
    ...{ name, rate: median(rates.map(({ rate }) => rate)) },
    ...{ p50: median(rates.map(({ p50 }) => p50)), p95: median(rates.map(({ p95 }) => p95)) },
    processor: median(rates.map(({ own }) => own)),
  }))
  const afterLoad = (await readMetrics(shop.url)).memory
  await pause(untilReleased)
  const atRest = (await readMetrics(shop.url)).memory
  const [listed, searched] = [firstListing.seconds, firstSearch.seconds]
  return { firstListing: listed, firstSearch: searched, calls, memory: { ready, afterLoad, atRest } }
}
