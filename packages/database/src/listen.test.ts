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

/** Lists the payloads of the work alone: marks before and after it separate them from those of earlier tests. */
const listPayloads = async (work: () => Promise<unknown>): Promise<(string | null)[]> => {
  const payloads: (string | null)[] = []
  const stop = await scratch.db.listen('changed', (payload) => payloads.push(payload))
  const mark = async (name: string) => {
    await scratch.db.pool.query('select pg_notify($1, $2)', ['changed', name])
    await vi.waitFor(() => expect(payloads).toContain(name), { interval: 5, timeout: 5_000 })
  }
  await mark('begin')
  await work()
  await mark('end')
  stop()
  return payloads.slice(payloads.indexOf('begin') + 1, -1)
}

test('a change of products is announced once with their ids', async () => {
  const { db } = scratch
  await addCatalogue(db, { products: 2 })
  const payloads = await listPayloads(() => db.drizzle.update(products).set({ popularity: 5 }))
  expect(payloads).toEqual(['products:LH000000AA,LH000001AA'])
})

test('a change of very many products is announced as a change of all', async () => {
  const { db } = scratch
  await addCatalogue(db, { products: 300, from: 100 })
  expect(await listPayloads(() => db.drizzle.update(products).set({ popularity: 6 }))).toEqual(['products:*'])
})

test('a change that is rolled back is not announced', async () => {
  const { db } = scratch
  const payloads = await listPayloads(async () => {
    await db.drizzle.update(products).set({ popularity: 1 }).where(eq(products.id, 'none'))
    const broken = inTransaction(db.pool, async (client) => {
      await client.query('update products set popularity = 7')
      throw new Error('no')
    })
    await broken.catch(() => undefined)
  })
  expect(payloads).toEqual([])
})

test('a content document is announced by its key while it is published, and a draft of it is not', async () => {
  const { db } = scratch
  const document = { siteId: 'US', locale: 'en-us', doctype: 'page', slug: 'home', body: {} }
  const insert = (values: { status: 'draft' | 'published'; version: number }) => () =>
    db.drizzle.insert(contentDocuments).values({ ...document, ...values })
  const update = (change: string) => () => db.pool.query(`update content_documents set ${change}`)
  const announced = ['content_documents:US/en-us/page/home']
  expect(await listPayloads(insert({ status: 'published', version: 1 }))).toEqual(announced)
  expect(await listPayloads(insert({ status: 'draft', version: 2 }))).toEqual([])
  expect(await listPayloads(update(`body = '{"title":"x"}' where status = 'draft'`))).toEqual([])
  expect(await listPayloads(update(`body = '{"title":"y"}' where status = 'published'`))).toEqual(announced)
  expect(await listPayloads(update(`status = 'archived' where status = 'published'`))).toEqual(announced)
})

test('stock is announced only if its shown availability changes', async () => {
  const { db } = scratch
  const move = (reason: 'receive' | 'reserve', quantity: number) =>
    db.drizzle
      .insert(stockEntries)
      .values({ variantId: skuOf(0), locationId: 'W1', reason, quantity, orderNumber: `o${quantity}` })
  expect(await listPayloads(() => move('receive', 20))).toEqual(['stock_items:LH000000AA'])
  expect(await listPayloads(() => move('reserve', 3))).toEqual([])
  expect(await listPayloads(() => move('reserve', 13))).toEqual(['stock_items:LH000000AA'])
  expect(await listPayloads(() => move('reserve', 1))).toEqual([])
})

test('a listener is notified of a lost connection and gets later payloads', async () => {
  const { db } = scratch
  const payloads: (string | null)[] = []
  await db.listen('changed', (payload) => payloads.push(payload))
  await db.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lacehouse-test-news' and datname = current_database()`,
  )
  await vi.waitFor(() => expect(payloads).toContain(null), { timeout: 5_000 })
  await db.pool.query(`select pg_notify('changed', 'again')`)
  await vi.waitFor(() => expect(payloads).toContain('again'), { timeout: 5_000 })
})
