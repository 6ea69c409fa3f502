import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@lacehouse/database'
import {
  createTestClient,
  openBackoffice,
  startTestApi,
  type TestApi,
  testProducts,
  variantOf,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { buildApp } from './app.ts'
import { publishDueContent } from './core/content-edit/publish-content.ts'
import { recomputeRecommendations } from './core/recommendations/recompute-recommendations.ts'
import { makeDeps } from './make-deps.ts'
import { purgeOnChange } from './purge-on-change.ts'

const soon = { timeout: 1000, interval: 20 }
/** The clock is looked at twice a second, with room for a busy machine. */
const later = { timeout: 20_000, interval: 20 }

/** How much later it is for the instances than for the test. */
let passed = 0

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
  const { config, sites, shippingMethods } = api.deps
  const now = (): number => api.deps.now() + passed
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

test('facts that staff edit are in the answers of both instances within a second, both purge its pages, and the search index follows [MER-07]', async () => {
  const staff = await openBackoffice(api, { rights: ['catalogue.read', 'catalogue.edit'] })
  const params = { productId: testProducts.uncounted }
  const shoppers = instances.map(({ url }) => createTestClient(url).withToken(null, 'en-us'))
  // A tile's availability is what the search index knows.
  const listAvailable = () =>
    Promise.all(
      shoppers.map(async (shopper) => {
        const { products } = await shopper.call('search.products', { query: { q: 'ghost slip' } })
        return products.find(({ id }) => id === params.productId)?.available
      }),
    )
  expect(await listAvailable()).toEqual([false, false])
  const { facts } = await staff.call('backoffice.getProduct', { params })
  const badge = { code: 'new', words: { 'en-us': 'New' } }
  const body = { ...facts, upsells: [testProducts.tee], badge, isReserveInStoreOnly: true }
  await staff.call('backoffice.editProductFacts', { params, body })
  await vi.waitFor(async () => {
    for (const shopper of shoppers)
      expect(await shopper.call('products.details', { params })).toMatchObject({
        ...{ badge: { code: 'new', label: 'New' }, upsells: { ids: [testProducts.tee] } },
      })
  }, soon)
  // The index reads the stock of the product again, which takes longer on a busy machine.
  await vi.waitFor(async () => expect(await listAvailable()).toEqual([true, true]), later)
  for (const { purged } of instances) expect(purged).toContain(`product:${params.productId}`)
})

test('a price that begins by the clock is in listings of both instances at their next look at the clock, and both purge its pages [SRCH-06]', async () => {
  onTestFinished(() => {
    passed = 0
  })
  const readTile = async ({ url }: Instance) => {
    const query = { ids: testProducts.court }
    const { products } = await createTestClient(url).withToken(null, 'en-us').call('products.tiles', { query })
    return products[0]?.price.lowCurrent
  }
  await vi.waitFor(async () => expect(await Promise.all(instances.map(readTile))).toEqual([80, 80]), later)
  await api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    values ('us-usd', $1, 'base', 7000, 'USD', to_timestamp($2 / 1000.0))`,
    [testProducts.court, api.deps.now() + 60_000],
  )
  const isPurged = () => instances.map(({ purged }) => purged.includes(`product:${testProducts.court}`))
  await vi.waitFor(() => expect(isPurged()).toEqual([true, true]), later)
  expect(await Promise.all(instances.map(readTile))).toEqual([80, 80])
  for (const { purged } of instances) purged.length = 0
  passed = 60_001
  await vi.waitFor(() => expect(isPurged()).toEqual([true, true]), later)
  for (const { purged } of instances) expect(purged).toContain('listing')
  expect(await Promise.all(instances.map(readTile))).toEqual([70, 70])
})

const slug = 'winter-fair'
const addVersion = (version: number, status: string, publishAt: number | null) =>
  api.database.db.pool.query(
    `insert into content_documents (site_id, locale, doctype, slug, version, status, body, publish_at)
    values ('LH-US', 'en-us', 'page', $1, $2, $3, $4, to_timestamp($5::float8 / 1000.0))`,
    [slug, version, status, { id: slug, slug, title: `Version ${version}`, blocks: [] }, publishAt],
  )

const readTitle = async ({ url }: Instance): Promise<string | null> => {
  const params = { mode: 'publish' as const, siteId: 'LH-US', page: slug }
  const answer = await createTestClient(url).withToken(null).tryCall('content.page', { params })
  return answer.status === 200 ? answer.body.title : null
}

test('scheduled content shows on two instances within a second of its publication, and both purge its pages; a draft purges nothing [CMS-21] [CMS-03]', async () => {
  const purgesOf = () => instances.map(({ purged }) => purged.filter((tag) => tag === 'content').length)
  await addVersion(1, 'published', 0)
  await vi.waitFor(
    async () => expect(await Promise.all(instances.map(readTitle))).toEqual(['Version 1', 'Version 1']),
    soon,
  )
  expect(purgesOf()).toEqual([1, 1])
  await addVersion(2, 'scheduled', api.deps.now() + 1)
  await addVersion(3, 'draft', null)
  await publishDueContent(api.deps)
  expect(await Promise.all(instances.map(readTitle))).toEqual(['Version 1', 'Version 1'])
  expect(purgesOf()).toEqual([1, 1])
  await Promise.all([1, 2].map(() => publishDueContent({ ...api.deps, now: () => api.deps.now() + 1 })))
  await vi.waitFor(
    async () => expect(await Promise.all(instances.map(readTitle))).toEqual(['Version 2', 'Version 2']),
    soon,
  )
  for (const count of purgesOf()) expect(count).toBeGreaterThan(1)
})

test('recommendations that are computed anew purge what shows them, and no listing [REC-01] [MER-06]', async () => {
  const { pool } = api.database.db
  await pool.query('truncate recommendation_runs')
  await pool.query(
    `insert into product_events (site_id, visit, product_id, kind, happened_at) values ($1, '\\x01', $2, 'viewed', $3)`,
    [api.deps.defaultSite.siteId, testProducts.court, new Date(api.deps.now())],
  )
  for (const { purged } of instances) purged.length = 0
  await recomputeRecommendations(api.deps)
  const purged = ['recommendations']
  await vi.waitFor(() => expect(instances.map((one) => [...new Set(one.purged)])).toEqual([purged, purged]), soon)
})
