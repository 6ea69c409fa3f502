import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { createTestClient, findSellable } from '@lacehouse/test-kit'
import { type DurableDatabase, openDurableDatabase } from '@lacehouse/test-kit/shop/open-durable-database'
import { type RunningShop, startShop } from '@lacehouse/test-kit/shop/start-shop'
import { createHttpClient, type HttpClient } from '../measure/http-client.ts'
import { readProcessor, sumOf, toShares } from '../measure/read-processor.ts'

/** What is measured: the shop as `npm start` runs it, in a process of its own, on a database with durable commits. */
export type BenchShop = {
  readonly shop: RunningShop
  readonly database: DurableDatabase
  readonly client: HttpClient
  /** Sizes of different products with plenty in stock. */
  readonly variantIds: readonly string[]
  /** Waits until it has done what it was left to do: mails of orders, and what the database writes later. */
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
  await fillShelves(database, variantIds)
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

// Pictures are named by what they are drawn from, so that a later run finds them made: drawing them takes a minute.
const cachedPictures = join(import.meta.dirname, '../../../node_modules/.cache/lacehouse-bench/pictures')

const longestUnrest = 600_000
const look = 1000
const calm = 0.1
const calmLooks = 3

/** A shop on new data makes its first pictures in a process beside it; while that goes on, nothing is measured. */
const waitUntilDrawn = async (shop: RunningShop): Promise<void> => {
  const until = performance.now() + longestUnrest
  while (!shop.output().includes('the first pictures are made') && performance.now() < until) await pause(look)
}

/** Waits for several calm looks in a row at all that the bench started. */
const rest = async (): Promise<void> => {
  const until = performance.now() + longestUnrest
  for (let before = await readProcessor(), looks = 0; before && looks < calmLooks; ) {
    if (performance.now() > until) return say('The shop is still busy with itself: the figures will be too.')
    await pause(look)
    const after = await readProcessor()
    if (!after) return
    looks = sumOf(toShares(before, after, 1)) < calm * look ? looks + 1 : 0
    before = after
  }
}

const say = (text: string): void => void process.stderr.write(`${text}\n`)

/** So much of everything measured that nothing sells out meanwhile. */
const fillShelves = async ({ pool }: DurableDatabase, variantIds: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'receive', 1000000 from stock_items where variant_id = any($1)`,
    [variantIds],
  )
}
