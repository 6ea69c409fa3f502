import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { minutes, seconds } from '@lacehouse/domain/time/durations'
import { createTestClient, findSellable } from '@lacehouse/test-kit'
import { type DurableDatabase, openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient, type HttpClient } from '../measure/http-client.ts'
import { readProcessor, sumOf, toShares } from '../measure/read-processor.ts'

/** The measured shop, as `npm start` runs it: in a process of its own, on a database with durable commits. */
export type BenchShop = {
  readonly shop: RunningShop
  readonly database: DurableDatabase
  readonly client: HttpClient
  /** Sizes of different products with plenty in stock. */
  readonly variantIds: readonly string[]
  /** Waits until the shop and the database are idle, for example until the mails of orders are sent. */
  readonly rest: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openBenchShop(): Promise<BenchShop> {
  const database = await openDurableDatabase()
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const env = {
    DATABASE_URL: database.url,
    PICTURES_DIR: cachedPictures,
    PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  }
  const shop = await startShop({ dataDir, env, program: 'bundle' })
  const client = createHttpClient(shop.url)
  const variantIds = await findSellable(createTestClient(shop.url).withToken(null), 16)
  await fillStock(database, variantIds)
  await waitUntilDrawn(shop)
  await rest()
  return {
    shop,
    database,
    client,
    variantIds,
    rest,
    close: async () => {
      client.close()
      await shop.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// Pictures are named by their content, so a later run reuses them; drawing them takes a minute.
const cachedPictures = join(import.meta.dirname, '../../../node_modules/.cache/lacehouse-bench/pictures')

const longestWait = minutes(10)
const interval = seconds(1)
const idleShare = 0.1
const idleIntervals = 3

/** Waits until a shop on new data has drawn its first pictures in its second process. */
const waitUntilDrawn = async (shop: RunningShop): Promise<void> => {
  const until = performance.now() + longestWait
  while (!shop.output().includes('the first pictures are made') && performance.now() < until) await pause(interval)
}

/** Waits until all processes of the bench are idle for several intervals in a row. */
const rest = async (): Promise<void> => {
  const until = performance.now() + longestWait
  for (let before = await readProcessor(), idle = 0; before && idle < idleIntervals; ) {
    if (performance.now() > until) return say('The shop is still busy, so the figures are too low.')
    await pause(interval)
    const after = await readProcessor()
    if (!after) return
    idle = sumOf(toShares(before, after, 1)) < idleShare * interval ? idle + 1 : 0
    before = after
  }
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** Adds a million units of each measured variant, so that none sells out. */
const fillStock = async ({ pool }: DurableDatabase, variantIds: readonly string[]): Promise<void> => {
  // A measurement adds to one line for as long as it runs.
  await pool.query('update variants set max_qty = 900000 where id = any($1)', [variantIds])
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'receive', 1000000 from stock_items where variant_id = any($1)`,
    [variantIds],
  )
}
