import { refreshSearchDocuments } from '@lacehouse/database'
import { testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { type TestApi, testNow } from '@lacehouse/test-kit/api/start-test-api'
import { expect, vi } from 'vitest'

const { court, tee } = testProducts
/** A change must show within a second; what is asked every 50 ms after it. */
const within = { timeout: 1000, interval: 50 }

const search = (api: TestApi, query: Record<string, string | number>) =>
  api.client.withToken(null, 'en-us').call('search.products', { query: { pageSize: 96, ...query } as never })

const priceOf = async (api: TestApi, query: Record<string, string>) =>
  (await search(api, query)).products.find(({ id }) => id === court)?.price.lowCurrent

const addPrice = (api: TestApi, amount: number, startsAt: string) =>
  api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    values ($1, $2, 'sale', $3, 'USD', $4)`,
    [api.deps.defaultSite.priceList, court, amount, startsAt],
  )

test('a new price is in listing, results, price range and facets within a second [SRCH-06]', async ({ api }) => {
  expect(await priceOf(api, { q: 'court' })).toBe(100)
  await addPrice(api, 4100, '2026-11-19T00:00:00Z')
  await vi.waitFor(async () => expect(await priceOf(api, {})).toBe(41), within)
  expect(await priceOf(api, { q: 'court' })).toBe(41)
  expect(await priceOf(api, { price: '40-42' })).toBe(41)
  expect(await priceOf(api, { offer: 'sale' })).toBe(41)
  expect(await priceOf(api, { price: '99-101' })).toBeUndefined()
})

test('a price that begins later holds from its moment on [SRCH-06]', async ({ api }) => {
  await priceOf(api, {})
  await addPrice(api, 3300, '2026-11-20T11:00:00Z')
  const later = testNow + 3_600_000
  expect(await priceOf(api, {})).not.toBe(33)
  api.setNow(later)
  await vi.waitFor(async () => expect(await priceOf(api, { q: 'court' })).toBe(33), within)
  api.setNow(testNow)
})

test('a size that sells out leaves the facet, its count and the results within a second [SRCH-06]', async ({ api }) => {
  const countOf = async () => {
    const { facets } = await search(api, { size: '9' })
    return facets.find(({ key }) => key === 'size')?.values.find(({ value }) => value === '9')?.count ?? 0
  }
  const before = await countOf()
  expect((await search(api, { size: '9' })).products.some(({ id }) => id === court)).toBe(true)
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', -on_hand from stock_items where variant_id = $1 and on_hand > 0`,
    [variantOf('court')],
  )
  await vi.waitFor(async () => expect(await countOf()).toBe(before - 1), within)
  expect((await search(api, { size: '9', q: 'court' })).products.some(({ id }) => id === court)).toBe(false)
})

test('a product whose only stock is of a withdrawn size is sold out in the listing within a second [SRCH-06]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const scarce = testProducts.scarce
  const tileOf = async () => (await search(api, {})).products.find(({ id }) => id === scarce)
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', -on_hand from stock_items where variant_id = any($1) and on_hand > 0`,
    [[variantOf('scarce', '8'), variantOf('scarce', '10')]],
  )
  expect((await tileOf())?.available).toBe(true)
  const setStatus = (status: string) =>
    pool.query('update variants set status = $2 where id = $1', [variantOf('scarce', '9'), status])
  await setStatus('withdrawn')
  await vi.waitFor(async () => expect((await tileOf())?.available).toBe(false), within)
  await setStatus('live')
  await vi.waitFor(async () => expect((await tileOf())?.available).toBe(true), within)
})

test('a new name is found within a second, and a withdrawn product is not [SRCH-06]', async ({ api }) => {
  const { pool } = api.database.db
  const find = async () => (await search(api, { q: 'zebrano', spelling: 'literal' })).products.map(({ id }) => id)
  expect(await find()).toEqual([])
  await pool.query(`update products set names = names || '{"en-us": "Zebrano Tee"}' where id = $1`, [tee])
  await refreshSearchDocuments(pool, [tee])
  await vi.waitFor(async () => expect(await find()).toEqual([tee]), within)
  await pool.query(`update products set status = 'withdrawn' where id = $1`, [tee])
  await vi.waitFor(async () => expect(await find()).toEqual([]), within)
})
