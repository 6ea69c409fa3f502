import type { Site } from '@lacehouse/domain/site/site'
import { expect, test } from 'vitest'
import type { SearchRecord } from '../catalogue/product-record.ts'
import type { StockQueries } from '../stock/stock.queries.ts'
import type { SearchQueries } from './search.queries.ts'
import { createSearchIndex, type SearchIndex } from './search-index.ts'

const id = 'LH00000001'
const site = {
  ...{ siteId: 'LH-US', priceList: 'us', warehouse: 'us-east', country: 'US', currency: 'USD' },
  features: { reviews: true },
} as unknown as Site

/** When the price is half of what it is otherwise. */
const sale = { startsAt: 100, endsAt: 200 }

const recordOf = (amountMinor: number): SearchRecord => ({
  ...{ id, kind: 'apparel', attributes: {}, productType: 'standard', isReserveInStoreOnly: false, popularity: 0 },
  ...{ ratingSum: 0, ratingCount: 0, publishedAt: 0, categoryIds: ['1000'] },
  status: 'live',
  colours: [{ code: 'red', colourFamily: 'red' }],
  variants: [{ id: `${id}-1`, colourCode: 'red', size: 'M', options: null, status: 'live' }],
  prices: [
    {
      ...{ priceList: 'us', colourCode: null, variantId: null, currency: 'USD' },
      kind: 'base',
      ...{ amountMinor, startsAt: 0, endsAt: null },
    },
    {
      ...{ priceList: 'us', colourCode: null, variantId: null, currency: 'USD' },
      kind: 'sale',
      ...{ amountMinor: amountMinor / 2, ...sale },
    },
  ],
})

/** An index over tables in memory; `during` runs once, when a build has just read the products. */
function openIndex() {
  const tables = { price: 1000, seen: 0, stores: [] as string[], now: 1, isLive: true, isFailing: false }
  let builds = 0
  let during = (): void => undefined
  const queries = {
    listLiveIds: () => {
      builds += 1
      return Promise.resolve([id])
    },
    listParents: () => Promise.resolve([{ id: '1000', parentId: null }]),
    findMostGiven: () => Promise.resolve(0),
    listSeen: () => Promise.resolve([{ id, score: tables.seen }]),
    listRecords: () => {
      if (tables.isFailing) return Promise.reject(new Error('The database is away.'))
      const read = tables.isLive ? [recordOf(tables.price)] : []
      const once = during
      during = () => undefined
      once()
      return Promise.resolve(read)
    },
  }
  const stock = {
    listAvailable: () => Promise.resolve([{ productId: id, variantIds: [`${id}-1`] }]),
    listInStores: () => Promise.resolve(tables.stores.map((storeId) => ({ storeId, productIds: [id] }))),
  }
  const index = createSearchIndex({
    queries: queries as unknown as SearchQueries,
    stock: stock as unknown as StockQueries,
    now: () => tables.now,
  })
  return {
    ...{ index, tables },
    countBuilds: () => builds,
    whileBuilding: (change: () => void) => {
      during = change
    },
  }
}

/** Reads a value that the index has of the product now; undefined where it is not listed. */
const read = async (index: SearchIndex, value: 'price' | 'popularity'): Promise<number | undefined> => {
  const { columns, ordinals } = await index.get(site)
  return columns[value][ordinals.get(id) ?? -1]
}

test('a product that changes while the index is built is taken over before the next answer [SRCH-06]', async () => {
  const { index, tables, whileBuilding, countBuilds } = openIndex()
  whileBuilding(() => {
    tables.price = 500
    index.change([id], 'values')
  })
  await index.get(site)
  expect(await read(index, 'price')).toBe(500)
  expect(countBuilds()).toBe(1)
})

test('a product that changes while the index is built anew is taken over in the one before and in the new one [SRCH-06]', async () => {
  const { index, tables, whileBuilding, countBuilds } = openIndex()
  await index.get(site)
  index.drop()
  whileBuilding(() => {
    tables.price = 500
    index.change([id], 'values')
  })
  await index.get(site)
  expect(await read(index, 'price')).toBe(500)
  expect(countBuilds()).toBe(2)
})

test('a new popularity that comes while the index is built is taken over before the next answer [SRCH-06]', async () => {
  const { index, tables, whileBuilding } = openIndex()
  whileBuilding(() => {
    tables.seen = 8
    index.renew('popularity')
  })
  await index.get(site)
  expect(await read(index, 'popularity')).toBeGreaterThan(0)
})

test('where everything changes while the index is built, it is built once more, before the first answer too [SRCH-06]', async () => {
  const { index, tables, whileBuilding, countBuilds } = openIndex()
  whileBuilding(() => {
    tables.price = 700
    index.drop()
  })
  await index.get(site)
  expect(await read(index, 'price')).toBe(700)
  expect(await read(index, 'price')).toBe(700)
  expect(countBuilds()).toBe(2)
})

test('a product that is read anew and is the same leaves the revision, and each change of what answers show does not [SRCH-06]', async () => {
  const { index, tables } = openIndex()
  const readRevision = async () => (await index.get(site)).revision
  const revisions = [await readRevision()]
  const changes: (() => void)[] = [
    () => index.change([id], 'values'),
    () => Object.assign(tables, { price: 500 }) && index.change([id], 'values'),
    () => Object.assign(tables, { seen: 8 }) && index.renew('popularity'),
    () => Object.assign(tables, { stores: ['1'] }) && index.renew('stores'),
    () => index.renew('stores'),
  ]
  for (const change of changes) {
    change()
    revisions.push(await readRevision())
  }
  const [first, same, cheaper, seen, stocked, sameStores] = revisions
  expect([same, sameStores]).toEqual([first, stocked])
  expect(new Set([first, cheaper, seen, stocked]).size).toBe(4)
})

test('a price that begins or ends by the clock is taken over from its first moment on, and is listed once [SRCH-06]', async () => {
  const { index, tables } = openIndex()
  const changesAt: Record<number, unknown> = {}
  for (const now of [1, 99, 100, 101, 199, 200, 1000]) {
    tables.now = now
    changesAt[now] = [await read(index, 'price'), await index.takePriceChanges()]
  }
  expect(changesAt).toEqual({
    ...{ 1: [1000, []], 99: [1000, []], 100: [500, [id]], 101: [500, []] },
    ...{ 199: [500, []], 200: [1000, [id]], 1000: [1000, []] },
  })
})

test('price changes of a site that no request asked for are none, and those of a withdrawn product are listed once', async () => {
  const { index, tables } = openIndex()
  expect(await index.takePriceChanges()).toEqual([])
  await index.get(site)
  Object.assign(tables, { now: 150, isLive: false })
  expect(await index.takePriceChanges()).toEqual([id])
  expect([await read(index, 'price'), await index.takePriceChanges()]).toEqual([undefined, []])
})

test('a product that is withdrawn leaves the index, and one that comes back is in it again [SRCH-06]', async () => {
  const { index, tables, countBuilds } = openIndex()
  const prices = [await read(index, 'price')]
  for (const isLive of [false, true]) {
    tables.isLive = isLive
    index.change([id], 'values')
    prices.push(await read(index, 'price'))
  }
  expect([prices, countBuilds()]).toEqual([[1000, undefined, 1000], 1])
})

test('a change that could not be read is taken over by the next answer, and the request that met the failure fails [SRCH-06]', async () => {
  const { index, tables, countBuilds } = openIndex()
  const { revision } = await index.get(site)
  Object.assign(tables, { price: 500, isFailing: true })
  index.change([id], 'values')
  await expect(index.get(site)).rejects.toThrow('The database is away.')
  await expect(index.takePriceChanges()).rejects.toThrow('The database is away.')
  tables.isFailing = false
  expect([await read(index, 'price'), countBuilds()]).toEqual([500, 1])
  expect((await index.get(site)).revision).toBeGreaterThan(revision)
})

test('an index that could not be built, or not anew, is built by the next request', async () => {
  const { index, tables, countBuilds } = openIndex()
  tables.isFailing = true
  await expect(index.get(site)).rejects.toThrow('The database is away.')
  tables.isFailing = false
  expect(await read(index, 'price')).toBe(1000)
  Object.assign(tables, { price: 700, isFailing: true })
  index.drop()
  await expect(index.get(site)).rejects.toThrow('The database is away.')
  tables.isFailing = false
  expect([await read(index, 'price'), countBuilds()]).toEqual([700, 4])
})

test('an index that is full is built anew before the answer after it, and loses no change meanwhile [SRCH-06]', async () => {
  const { index, tables, countBuilds } = openIndex()
  const { capacity } = await index.get(site)
  for (let changes = 1; changes < capacity; changes += 1) {
    index.change([id], 'words')
    await index.get(site)
  }
  expect([(await index.get(site)).columns.ids.length, countBuilds()]).toEqual([capacity, 1])
  tables.price = 300
  index.change([id], 'words')
  await index.get(site)
  expect(await read(index, 'price')).toBe(300)
  expect([(await index.get(site)).columns.ids.length, countBuilds()]).toEqual([1, 2])
})
