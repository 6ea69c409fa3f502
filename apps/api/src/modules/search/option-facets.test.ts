import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { importSample } from './testing/import-sample.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
  await importSample(api.database.db.pool, api.deps.defaultSite)
})
afterAll(() => api?.close())

const search = (query: Record<string, string>) =>
  api.client.withToken(null, 'en-us').call('search.products', { query: query as never })

const valuesOf = async (query: Record<string, string>, facet: string) =>
  (await search(query)).facets
    .find(({ key }) => key === facet)
    ?.values.map(({ value, label, count }) => [value, label, count])

test('the options of variants are facets, in the order of what they measure [SRCH-03] [CAT-14]', async () => {
  expect(await valuesOf({ q: 'duffel' }, 'volume')).toEqual([
    ['30 l', '30 l', 1],
    ['45 l', '45 l', 1],
    ['60 l', '60 l', 1],
  ])
  const cord = { q: 'cord by the roll' }
  expect(await valuesOf(cord, 'width')).toEqual([
    ['4 mm', '4 mm', 1],
    ['6 mm', '6 mm', 1],
  ])
  expect(await valuesOf(cord, 'length')).toEqual([
    ['10 m', '10 m', 1],
    ['20 m', '20 m', 1],
  ])
})

test('a word that the shop has for a material is the value of its own catalogue, another one its own [SRCH-03]', async () => {
  expect(await valuesOf({ q: 'cord by the roll' }, 'material')).toEqual([
    ['cotton', 'Cotton', 1],
    ['Hemp', 'Hemp', 1],
  ])
  const count = async (query: Record<string, string>) => (await search(query)).total
  expect(await count({ material: 'Hemp', width: '4 mm' })).toBe(1)
  expect(await count({ material: 'cotton,Hemp', length: '20 m' })).toBe(1)
  expect(await count({ material: 'Hemp', volume: '30 l' })).toBe(0)
})

test('an option that is sold out is no value of a facet, until it is in stock again [SRCH-03] [SRCH-06]', async () => {
  const widths = () => valuesOf({ q: 'cord by the roll', material: 'Hemp' }, 'width')
  const setStock = (onHand: number) =>
    api.database.db.pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity)
      select s.variant_id, s.location_id, 'count', $1 - s.on_hand from stock_items s join variants v on v.id = s.variant_id
      where v.options ->> 'width' = '6 mm' and s.on_hand <> $1`,
      [onHand],
    )
  await setStock(0)
  await vi.waitFor(async () => expect(await widths()).toBeUndefined(), { timeout: 1000, interval: 50 })
  expect((await search({ width: '6 mm' })).total).toBe(0)
  await setStock(5)
  await vi.waitFor(async () => expect(await widths()).toHaveLength(2), { timeout: 1000, interval: 50 })
})

test('a search finds a product by the words of its options [SRCH-04]', async () => {
  expect((await search({ q: 'hemp', spelling: 'literal' })).total).toBe(1)
  expect((await search({ q: 'silk', spelling: 'literal' })).total).toBe(0)
})
