import { recomputeRecommendations } from '@lacehouse/api'
import { emptySearchRules, type SearchRules } from '@lacehouse/domain/search/search-rules'
import { addTestStores, type TestApi, testProducts, testStores, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'
import { searchRulesQueries } from '../../core/search/search-rules.queries.ts'

const { court, sale, tee } = testProducts
/** A change must show within a second; what is asked every 50 ms after it. */
const within = { timeout: 1000, interval: 50 }

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  api.deps.search.index.drop()
})

const search = (api: TestApi, query: Record<string, string>, locale = 'en-us') =>
  api.client.withToken(null, locale).call('search.products', { query: { pageSize: '96', ...query } })

const idsOf = async (api: TestApi, query: Record<string, string>) =>
  (await search(api, query)).products.map(({ id }) => id)

const storesOf = async (api: TestApi, query: Record<string, string> = {}, locale?: string) =>
  (await search(api, query, locale)).facets.find(({ key }) => key === 'store')?.values ?? []

const countIn = async (api: TestApi, store: string) =>
  (await storesOf(api)).find(({ value }) => value === store)?.count ?? 0

const moveStock = (api: TestApi, store: string, quantity: number) =>
  api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
    [variantOf('court'), store, quantity],
  )

test('a listing counts what each open store of the site has, by its name, and shows what one has [SRCH-03]', async ({
  api,
}) => {
  const [soho, ...others] = await storesOf(api, { store: testStores.soho })
  expect(soho).toMatchObject({ value: testStores.soho, label: 'Lacehouse SoHo', selected: true })
  expect(others.map(({ value }) => value)).toContain(testStores.boston)
  expect((await storesOf(api, {}, 'de-de')).map(({ value }) => value)).toEqual([testStores.mitte])
  const inSoho = await search(api, { store: testStores.soho })
  expect(inSoho.total).toBe(soho?.count)
  expect(inSoho.products.map(({ id }) => id)).toContain(court)
  expect(await idsOf(api, { store: testStores.boston, size: '9' })).toEqual([court])
  expect(await idsOf(api, { store: testStores.mitte })).toEqual([])
})

test('what a store sells or gets is in its count within a second, and a closed store has none [SRCH-06]', async ({
  api,
}) => {
  const before = await countIn(api, testStores.boston)
  await moveStock(api, testStores.boston, -1)
  await vi.waitFor(async () => expect(await countIn(api, testStores.boston)).toBe(before - 1), within)
  expect(await idsOf(api, { store: testStores.boston })).not.toContain(court)
  await moveStock(api, testStores.boston, 1)
  await vi.waitFor(async () => expect(await countIn(api, testStores.boston)).toBe(before), within)
  const close = (status: string) =>
    api.database.db.pool.query('update locations set status = $2 where id = $1', [testStores.boston, status])
  await close('closed')
  await vi.waitFor(async () => expect(await countIn(api, testStores.boston)).toBe(0), within)
  await close('open')
  await vi.waitFor(async () => expect(await countIn(api, testStores.boston)).toBe(before), within)
})

test('products in stock in the shopper’s own size stand first, in a listing and a search, over all pages', async ({
  api,
}) => {
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', -on_hand from stock_items
    where variant_id like '%-10' and variant_id <> $1 and on_hand > 0`,
    [variantOf('tee', '10')],
  )
  await vi.waitFor(async () => expect(await idsOf(api, { size: '10' })).toEqual([tee]), within)
  const all = await idsOf(api, {})
  const mine = await idsOf(api, { mySize: '10' })
  expect([all.indexOf(tee) > 0, mine[0]]).toEqual([true, tee])
  expect(mine.toSorted()).toEqual(all.toSorted())
  expect(mine.slice(1)).toEqual(all.filter((id) => id !== tee))
  const ranked = await idsOf(api, { q: 'white', mySize: '10' })
  expect([ranked[0], (await idsOf(api, { q: 'white' }))[0] === tee]).toEqual([tee, false])
  expect((await idsOf(api, { mySize: '10', sort: 'price-desc' }))[0]).not.toBe(tee)
})

test('own sizes that cannot be read are PLP400 [SRCH-01]', async ({ api }) => {
  const { status, body } = await api.client
    .withToken(null, 'en-us')
    .tryCall('search.products', { query: { mySize: '<b>' } })
  expect([status, body.errorDetails[0]?.errorId]).toEqual([400, 'PLP400'])
})

test('what shoppers look at rises in listings after the next run of the recommendations, beside what a merchant gave', async ({
  api,
}) => {
  const { pool } = api.database.db
  await pool.query('truncate product_events, recommendation_runs')
  await pool.query('update products set popularity = case when id = $1 then 200 else 100 end', [court])
  await vi.waitFor(async () => expect((await idsOf(api, {}))[0]).toBe(court), within)
  await pool.query(
    `insert into product_events (visit, kind, product_id, site_id, happened_at)
    select decode(lpad(to_hex(n), 32, '0'), 'hex'), 'viewed', $1, 'LH-US', $2::timestamptz from generate_series(1, 400) n`,
    [sale, new Date(api.deps.now()).toISOString()],
  )
  await recomputeRecommendations(api.deps)
  await vi.waitFor(async () => expect((await idsOf(api, {}))[0]).toBe(sale), within)
  expect((await idsOf(api, {}))[1]).toBe(court)
  await pool.query('truncate product_events, recommendation_runs')
  await recomputeRecommendations(api.deps)
  await vi.waitFor(async () => expect((await idsOf(api, {}))[0]).toBe(court), within)
})

const categoryRule = (api: TestApi, rules: Partial<SearchRules>) =>
  searchRulesQueries.put(api.database.db.pool, {
    ...{ siteId: 'LH-US', locale: 'en-us', state: 'live' },
    rules: { ...emptySearchRules, ...rules },
  })

test('of products that sell alike the newer one stands first in a listing, and what is sold out stands last', async ({
  api,
}) => {
  const { pool } = api.database.db
  await pool.query(
    `update products set popularity = 0, published_at = case when id = $1 then $2::timestamptz - interval '3 days'
    when id = $3 then $2::timestamptz - interval '40 days' else $2::timestamptz - interval '400 days' end`,
    [tee, new Date(api.deps.now()).toISOString(), sale],
  )
  await vi.waitFor(async () => expect((await idsOf(api, {})).slice(0, 2)).toEqual([tee, sale]), within)
  const sold = (await search(api, {})).products.map(({ available }) => available)
  expect(sold).toEqual(sold.toSorted((a, b) => Number(b) - Number(a)))
  expect((await idsOf(api, { sort: 'newest' }))[0]).toBe(tee)
})

test('boosts and pins of a category order its lists and no others, and a filter still leaves out what is pinned', async ({
  api,
}) => {
  const { sneakers, all } = { sneakers: { category: '1001' }, all: { category: '1000' } }
  const before = await idsOf(api, sneakers)
  const last = before.at(-1) ?? ''
  const middle = before.at(-2) ?? ''
  await categoryRule(api, {
    boosts: [{ query: 'category:1001', target: `product:${middle}`, points: 50 }],
    pins: [{ query: 'category:1001', productIds: [last, tee] }],
  })
  await vi.waitFor(async () => expect((await idsOf(api, sneakers)).slice(0, 2)).toEqual([last, middle]), within)
  expect((await idsOf(api, sneakers)).toSorted()).toEqual(before.toSorted())
  expect(await idsOf(api, all)).toEqual(before)
  expect((await idsOf(api, { ...sneakers, sort: 'price-asc' }))[0]).not.toBe(last)
  expect(await idsOf(api, { ...sneakers, price: '1-2' })).toEqual([])
  await categoryRule(api, { boosts: [{ query: 'category:*', target: `product:${middle}`, points: 50 }] })
  await vi.waitFor(async () => expect((await idsOf(api, all))[0]).toBe(middle), within)
  expect((await idsOf(api, {}))[0]).toBe(middle)
  await categoryRule(api, { boosts: [{ query: '', target: `product:${middle}`, points: 50 }] })
  await vi.waitFor(async () => expect(await idsOf(api, all)).toEqual(before), within)
})

test('a tile has the average of its reviews where the site shows reviews and the product has some', async ({ api }) => {
  await api.database.db.pool.query('update products set rating_count = 7, rating_sum = 31 where id = $1', [court])
  const tiles = async () => new Map((await search(api, {})).products.map(({ id, rating }) => [id, rating]))
  await vi.waitFor(async () => expect((await tiles()).get(court)).toEqual({ average: 4.4, count: 7 }), within)
  expect((await tiles()).get(tee)).toBeUndefined()
})
