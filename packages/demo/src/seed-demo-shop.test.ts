import { listLocales } from '@lacehouse/domain/site/find-site'
import { storedServices } from '@lacehouse/domain/store/services-of-store'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { afterEach, expect, test } from 'vitest'
import { demoProducts } from './catalogue/special-cases.ts'
import { loadSites } from './load-sites.ts'
import { seedDemoShop } from './seed-demo-shop.ts'

const sites = await loadSites()
const now = Date.now()
let scratch: TestDatabase | undefined

afterEach(async () => {
  await scratch?.drop()
  scratch = undefined
})

const open = async (): Promise<TestDatabase> => {
  scratch = await createTestDatabase()
  return scratch
}

const count = async ({ db }: TestDatabase, table: string): Promise<number> => {
  const { rows } = await db.pool.query<{ count: number }>(`select count(*) from ${table}`)
  return Number(rows[0]?.count)
}

test('a seeded shop has its balances, its search documents and its special cases', async () => {
  const database = await open()
  const started = performance.now()
  const seen: number[] = []
  const summary = await seedDemoShop({
    database: database.db,
    sites,
    now,
    size: 'small',
    onProgress: ({ done, total }) => seen.push(done / total),
  })
  process.stdout.write(`the small demo shop was made in ${Math.round(performance.now() - started)} ms\n`)
  expect(summary.isNew).toBe(true)
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect([seen.at(0), seen.at(-1)]).toEqual([0, 1])
  const { variants = 0, stock = 0, emptyStock = 0, products = 0 } = summary.rows
  expect(await count(database, 'variants')).toBe(variants)
  expect(await count(database, 'stock_items')).toBe(stock + emptyStock)
  expect(await count(database, 'search_documents')).toBe((products - 1) * listLocales(sites).length)
  expect(await count(database, "gift_cards where balance_minor > 0 and kind = 'gift_card'")).toBe(sites.length * 5)
  expect(await count(database, "locations where kind = 'store' and not 'returns' = any(services)")).toBe(0)
  for (const service of storedServices)
    expect(await count(database, `locations where '${service}' = any(services)`), service).toBeGreaterThan(0)
  const { rows } = await database.db.pool.query(
    `select sum(on_hand)::int as units from stock_items s join variants v on v.id = s.variant_id
      where v.product_id = $1 and location_id = 'us-east'`,
    [demoProducts.soldOut],
  )
  expect(rows).toEqual([{ units: 0 }])
})

test('a seeded shop refuses stock of a variant or a location that there is not', async () => {
  const { db } = await open()
  await seedDemoShop({ database: db, sites, now, size: 'small' })
  const { rows } = await db.pool.query<{ variantId: string; locationId: string }>(
    'select variant_id as "variantId", location_id as "locationId" from stock_items limit 1',
  )
  const { variantId = '', locationId = '' } = rows[0] ?? {}
  const receive = (variant: string, location: string) =>
    db.pool.query(
      "insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 1)",
      [variant, location],
    )
  await receive(variantId, locationId)
  await expect(receive('no-variant', locationId)).rejects.toThrow('stock_items_variant_id_variants_id_fk')
  await expect(receive(variantId, 'no-location')).rejects.toThrow('stock_items_location_id_locations_id_fk')
})

test('a shop that has products stays as it is', async () => {
  const { db } = await open()
  await seedDemoShop({ database: db, sites, now, size: 'small' })
  expect(await seedDemoShop({ database: db, sites, now, size: 'small' })).toEqual({ isNew: false, rows: {} })
})

test('two seeders that start at once make one shop', async () => {
  const { db } = await open()
  const seed = () => seedDemoShop({ database: db, sites, now, size: 'small' })
  const summaries = await Promise.all([seed(), seed()])
  expect(summaries.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
})

test('a seeder that fails leaves nothing, and the next one starts from the beginning', async () => {
  const database = await open()
  const breakOff = ({ step }: { step: string }): void => {
    if (step === 'content') throw new Error('interrupted')
  }
  const broken = seedDemoShop({ database: database.db, sites, now, size: 'small', onProgress: breakOff })
  await expect(broken).rejects.toThrow('interrupted')
  for (const table of ['products', 'categories', 'price_entries', 'stock_items', 'locations'])
    expect(await count(database, table), table).toBe(0)
  expect(await seedDemoShop({ database: database.db, sites, now, size: 'small' })).toMatchObject({ isNew: true })
})

test('a shop without test data has the catalogue, and no person, card, code or offer of the demo shop', async () => {
  const database = await open()
  const { rows } = await seedDemoShop({ database: database.db, sites, now, size: 'small', hasTestData: false })
  expect(rows.people).toBe(0)
  const test = ['consumers', 'gift_cards', 'gift_card_entries', 'coupons', 'promotions', 'promotion_uses', 'orders']
  for (const table of [...test, 'store_employees', 'points_accounts', 'consumer_cards'])
    expect([table, await count(database, table)]).toEqual([table, 0])
  for (const table of ['products', 'price_entries', 'stock_items', 'content_documents', 'locations'])
    expect([table, await count(database, table)]).not.toEqual([table, 0])
})
