import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@lacehouse/database'
import { createTestClient, startTestApi, type TestApi, testProducts, variantOf } from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { makeDeps } from './make-deps.ts'
import { purgeOnChange } from './purge-on-change.ts'

const soon = { timeout: 1000, interval: 20 }

type Instance = { readonly url: string; readonly purged: string[]; readonly close: () => Promise<void> }

let api: TestApi
let instances: readonly Instance[]
beforeAll(async () => {
  api = await startTestApi()
  instances = await Promise.all([openInstance(), openInstance()])
})
afterAll(async () => {
  for (const { close } of instances) await close()
  await api.close()
})

/** Opens a second process of the shop: it has its own memory and connections, and shares the database. */
const openInstance = async (): Promise<Instance> => {
  const { config, sites, shippingMethods, now } = api.deps
  const dataDir = await mkdtemp(join(tmpdir(), 'lacehouse-instance-'))
  const database = openDatabase({ url: api.database.url, applicationName: 'lacehouse-test', connections: 4 })
  const own = { config: { ...config, dataDir }, database, sites, shippingMethods, now, isWorker: false }
  const deps = await makeDeps({ ...own, paymentUrl: api.sandbox.url })
  const app = await buildApp(deps)
  const purged: string[] = []
  const stop = await purgeOnChange(deps, (tags) => purged.push(...(tags ?? ['everything'])))
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  return {
    url,
    purged,
    close: async () => {
      stop()
      await app.close()
      await deps.close()
      await database.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const readPrice = async ({ url }: Instance): Promise<number> => {
  const guest = await createTestClient(url).createGuest()
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('court'), qty: 1 } })
  return cart.items[0]?.price.current ?? 0
}

test('two instances on one database show a changed price within a second, and both purge its pages', async () => {
  expect(await Promise.all(instances.map(readPrice))).toEqual([100, 100])
  await api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    values ('us-usd', $1, 'base', 8000, 'USD', to_timestamp($2 / 1000.0))`,
    [testProducts.court, api.deps.now() - 1],
  )
  await vi.waitFor(async () => expect(await Promise.all(instances.map(readPrice))).toEqual([80, 80]), soon)
  for (const { purged } of instances) expect(purged).toContain(`product:${testProducts.court}`)
})
