import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestClient, findSellable } from '@lacehouse/test-kit'
import { type DurableDatabase, openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient, type HttpClient } from '../measure/http-client.ts'
import { readProcessor, sumOf, toShares } from '../measure/read-processor.ts'

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
  const dataDir = await mkdtemp('/tmp/lh-bench-')
  const env = {
    DATABASE_URL: database.url,
    PICTURES_DIR: keptPictures,
    PAYMENT_SANDBOX_ALLOW_TEST_TOKENS: 'true',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'info',
  }
  const shop = await startShop({ dataDir, env })
  const client = createHttpClient(shop.url)
  const variantIds = await findSellable(createTestClient(shop.url).withToken(null), 16)
  await fillShelves(database, variantIds)
  await waitUntilCalm(shop)
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

const longestUnrest = 600_000
const look = 1000
const calm = 0.1
const calmLooks = 3

/**
 * A shop on new data makes its first pictures in a process beside it; while that goes on, nothing is measured. It says when they are
 * made; what follows (the last mails, the database's own work) has come to rest after several calm looks in a row.
 */
const waitUntilCalm = async (shop: RunningShop): Promise<void> => {
  const until = performance.now() + longestUnrest
  const isLate = (): boolean => performance.now() > until
  while (!shop.output().includes('the first pictures are made') && !isLate()) await pause(look)
  for (let before = await readProcessor(), looks = 0; before && looks < calmLooks && !isLate(); ) {
    await pause(look)
    const after = await readProcessor()
    if (!after) return
    looks = sumOf(toShares(before, after, 1)) < calm * look ? looks + 1 : 0
    before = after
  }
  if (isLate()) process.stderr.write('The shop is still busy with itself: the figures will be too.\n')
}

/** So much of everything measured that nothing sells out meanwhile. */
const fillShelves = async ({ pool }: DurableDatabase, variantIds: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'receive', 1000000 from stock_items where variant_id = any($1)`,
    [variantIds],
  )
}
