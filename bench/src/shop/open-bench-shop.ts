import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestClient, findSellable } from '@lacehouse/test-kit'
import { type DurableDatabase, openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient, type HttpClient } from '../measure/http-client.ts'
import { readProcessor, sumOf } from '../measure/read-processor.ts'

/** What is measured: the shop as a shopkeeper starts it, in a process of its own, on a database with durable commits. */
export type BenchShop = {
  readonly shop: RunningShop
  readonly database: DurableDatabase
  readonly client: HttpClient
  /** Sizes of different products with plenty in stock. */
  readonly variantIds: readonly string[]
  readonly close: () => Promise<void>
}

export const openBenchShop = async (): Promise<BenchShop> => {
  const database = await openDurableDatabase()
  const dataDir = await makeDataDir()
  const env = { DATABASE_URL: database.url, PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true', LOG_LEVEL: 'error' }
  const shop = await startShop({ dataDir, env })
  const client = createHttpClient(shop.url)
  const variantIds = await findSellable(createTestClient(shop.url).withToken(null), 16)
  await fillShelves(database, variantIds)
  await waitUntilCalm()
  return {
    shop,
    database,
    client,
    variantIds,
    close: async () => {
      client.close()
      await shop.stop()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

// Pictures are named by what they are drawn from, so that a later run finds them made: drawing them takes a minute.
const keptPictures = join(import.meta.dirname, '../../../node_modules/.cache/lacehouse-bench/pictures')

const makeDataDir = async (): Promise<string> => {
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  await mkdir(keptPictures, { recursive: true })
  await symlink(keptPictures, join(dataDir, 'pictures'))
  return dataDir
}

const longestUnrest = 240_000
const look = 1000
const calm = 0.1

/** A shop on new data makes its first pictures in a process beside it; while that goes on, nothing is measured. */
const waitUntilCalm = async (): Promise<void> => {
  const until = performance.now() + longestUnrest
  for (let before = await readProcessor(); before && performance.now() < until; ) {
    await pause(look)
    const after = await readProcessor()
    if (!after || sumOf(after) - sumOf(before) < calm * look) return
    before = after
  }
}

/** So much of everything measured that nothing sells out meanwhile. */
const fillShelves = async ({ pool }: DurableDatabase, variantIds: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'receive', 1000000 from stock_items where variant_id = any($1)`,
    [variantIds],
  )
}
