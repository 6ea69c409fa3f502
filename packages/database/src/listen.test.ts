import { addCatalogue, skuOf } from '@lacehouse/test-kit/database/add-catalogue'
import { createTestDatabase, type TestDatabase } from '@lacehouse/test-kit/database/create-test-database'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction } from './in-transaction.ts'
import { products } from './tables/catalogue.ts'
import { contentDocuments } from './tables/content.ts'
import { stockEntries } from './tables/stock.ts'

let scratch: TestDatabase

beforeAll(async () => {
  scratch = await createTestDatabase()
})

afterAll(() => scratch.drop())

/** What is told of the work alone: a mark before and after it sets apart what earlier tests may still have on the way. */
const hear = async (work: () => Promise<unknown>): Promise<(string | null)[]> => {
  const heard: (string | null)[] = []
  const leave = await scratch.db.listen('changed', (payload) => heard.push(payload))
  const mark = async (name: string) => {
    await scratch.db.pool.query('select pg_notify($1, $2)', ['changed', name])
    await vi.waitFor(() => expect(heard).toContain(name), { interval: 5, timeout: 5_000 })
  }
  await mark('begin')
  await work()
  await mark('end')
  leave()
  return heard.slice(heard.indexOf('begin') + 1, -1)
}

test('a change of products is told once with their ids', async () => {
  const { db } = scratch
  await addCatalogue(db, { products: 2 })
  const heard = await hear(() => db.drizzle.update(products).set({ popularity: 5 }))
  expect(heard).toEqual(['products:LH000000AA,LH000001AA'])
})

test('a change of very many is told as a change of all', async () => {
  const { db } = scratch
  await addCatalogue(db, { products: 300, from: 100 })
  expect(await hear(() => db.drizzle.update(products).set({ popularity: 6 }))).toEqual(['products:*'])
})

test('nothing is told of a change that did not come about', async () => {
  const { db } = scratch
  const heard = await hear(async () => {
    await db.drizzle.update(products).set({ popularity: 1 }).where(eq(products.id, 'none'))
    const broken = inTransaction(db.pool, async (client) => {
      await client.query('update products set popularity = 7')
      throw new Error('no')
    })
    await broken.catch(() => undefined)
  })
  expect(heard).toEqual([])
})

test('a content document is told by its key', async () => {
  const { db } = scratch
  const document = { siteId: 'US', locale: 'en-us', doctype: 'page', slug: 'home', body: {} }
  expect(await hear(() => db.drizzle.insert(contentDocuments).values(document))).toEqual([
    'content_documents:US/en-us/page/home',
  ])
})

test('stock is told only where a shopper is told something else than before', async () => {
  const { db } = scratch
  const move = (reason: 'receive' | 'reserve', quantity: number) =>
    db.drizzle
      .insert(stockEntries)
      .values({ variantId: skuOf(0), locationId: 'W1', reason, quantity, orderNumber: `o${quantity}` })
  expect(await hear(() => move('receive', 20))).toEqual(['stock_items:LH000000AA'])
  expect(await hear(() => move('reserve', 3))).toEqual([])
  expect(await hear(() => move('reserve', 13))).toEqual(['stock_items:LH000000AA'])
  expect(await hear(() => move('reserve', 1))).toEqual([])
})

test('after its connection was lost a listener is told so, and hears again', async () => {
  const { db } = scratch
  const heard: (string | null)[] = []
  await db.listen('changed', (payload) => heard.push(payload))
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lacehouse-test-news' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(heard).toContain(null), { timeout: 5_000 })
  await db.pool.query(`select pg_notify('changed', 'again')`)
  await vi.waitFor(() => expect(heard).toContain('again'), { timeout: 5_000 })
})
