import { hours } from '@lacehouse/domain/time/durations'
import { type TestApi, testNow, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import type { PriceRecord, ProductRecord } from '../../core/catalogue/product-record.ts'
import { listTiles } from './list-tiles.ts'

const { court } = testProducts
const comingSoon = { code: 'coming-soon', 'en-us': 'Coming soon' }

const price = (amountMinor: number, more: Partial<PriceRecord> = {}): PriceRecord => ({
  ...{ priceList: 'us-usd', colourCode: null, variantId: null, kind: 'base', amountMinor, currency: 'USD' },
  ...{ startsAt: 0, endsAt: null },
  ...more,
})

/** Lists the tile of a product of the tests with other facts, at a moment. */
const openTile = async (api: TestApi, changed: Partial<ProductRecord>) => {
  const known = (await api.deps.catalogue.listProducts([court])).get(court)
  if (!known) throw new Error('the product is missing')
  const records = new Map([[court, { ...known, ...changed }]])
  const catalogue = { ...api.deps.catalogue, listProducts: async () => records }
  return async (now: number) => {
    const deps = { ...api.deps, catalogue, now: () => now }
    const [tile] = await listTiles(deps, { site: api.deps.defaultSite, locale: 'en-us' }, [court])
    return tile
  }
}

test('a tile loses the mark of a launch at its time, though nothing else of the product changes', async ({ api }) => {
  const launch = testNow + hours(1)
  const readAt = await openTile(api, { badge: comingSoon, eyebrow: comingSoon, targetPublishAt: launch })
  const label = { code: 'coming-soon', label: 'Coming soon' }
  expect(await readAt(testNow)).toMatchObject({ badge: label, eyebrow: label })
  expect(await readAt(launch - 1)).toMatchObject({ badge: label, eyebrow: label })
  const launched = await readAt(launch)
  expect([launched?.badge, launched?.eyebrow]).toEqual([undefined, undefined])
})

test('a tile keeps the mark of a product without a date, and other marks after a launch', async ({ api }) => {
  const undated = await openTile(api, { badge: comingSoon, targetPublishAt: null })
  expect((await undated(testNow + hours(9)))?.badge?.code).toBe('coming-soon')
  const fresh = { code: 'new', 'en-us': 'New' }
  const launched = await openTile(api, { badge: fresh, targetPublishAt: testNow })
  expect((await launched(testNow))?.badge).toEqual({ code: 'new', label: 'New' })
})

test('a tile has the price of the moment at which it is asked for', async ({ api }) => {
  const sale = { kind: 'sale', startsAt: testNow + 10, endsAt: testNow + 20 } as const
  const readAt = await openTile(api, { prices: [price(10_000), price(7500, sale)], targetPublishAt: testNow + 15 })
  const costs: unknown[] = []
  for (const after of [0, 9, 10, 15, 19, 20]) costs.push((await readAt(testNow + after))?.price.lowCurrent)
  expect(costs).toEqual([100, 100, 75, 75, 75, 100])
})

test('a product without a price in the site’s list, or that the index lacks, has no tile', async ({ api }) => {
  const unpriced = await openTile(api, { prices: [price(10_000, { priceList: 'de-eur', currency: 'EUR' })] })
  expect(await unpriced(testNow)).toBeUndefined()
  const site = api.deps.defaultSite
  expect(await listTiles(api.deps, { site, locale: 'en-us' }, [testProducts.withdrawn, 'UNKNOWN'])).toEqual([])
})
