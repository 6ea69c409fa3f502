import { emptySearchRules } from '@lacehouse/domain/search/search-rules'
import { type TestApi, testNow, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createSearchInspector } from './create-search-inspector.ts'

const { court, sale, tee } = testProducts
const subject = { siteId: 'LH-US', locale: 'en-us' }

const openInspector = (api: TestApi) => createSearchInspector({ database: api.database.db, now: () => testNow })

const explain = (api: TestApi, text: string, more: { productId?: string; most?: number; mySizes?: string[] } = {}) => {
  const { mySizes = [], most = 10, productId } = more
  const question = { text, most, ...(productId && { productId }) }
  return openInspector(api).explain({ site: api.deps.defaultSite, locale: 'en-us', mySizes }, question)
}

test('an explanation has what was read of a text: words with their meanings, filters and what was left out [SRCH-04]', async ({
  api,
}) => {
  const { filters, words, relaxed, products } = await explain(api, 'white leather sneakers under $120')
  expect(filters).toEqual(['color:white', 'price:-120'])
  expect(words.map(({ text }) => text)).toEqual(['leather', 'sneakers'])
  expect(words.map(({ meanings }) => meanings[0])).toEqual(['material:leather', 'type:sneakers'])
  expect(relaxed).toEqual([])
  expect(products.map(({ productId }) => productId)).toContain(court)
  expect((await explain(api, 'red sneakers between $50 and $120')).relaxed).toContain('color')
  expect((await explain(api, 'sale')).filters).toEqual(['offer:sale'])
  expect((await explain(api, "women's sneakers size 9")).filters).toEqual([
    'gender:women',
    expect.stringMatching(/^size:9/),
  ])
})

test('an explanation names the corrected text, where the words were mistyped', async ({ api }) => {
  expect(await explain(api, 'snekers')).toMatchObject({ correctedQuery: 'sneakers' })
  expect(await explain(api, 'sneakers')).not.toHaveProperty('correctedQuery')
  expect(await explain(api, 'qqqqzzzz')).toMatchObject({ total: 0, products: [] })
})

test('one product is explained wherever it stands, in any letter case, and not where it is no match', async ({
  api,
}) => {
  const { products, total } = await explain(api, 'sneakers', { productId: sale.toLowerCase() })
  expect(products.map(({ productId, name }) => [productId, name])).toEqual([[sale, 'Halden Runner']])
  expect(total).toBeGreaterThan(1)
  expect((await explain(api, 'sneakers', { productId: tee })).products).toEqual([])
  expect((await explain(api, 'sneakers', { productId: 'UNKNOWN' })).products).toEqual([])
})

test('a product that is found by its number has no points, and is the only one', async ({ api }) => {
  const { total, products, words } = await explain(api, court)
  expect([total, words]).toEqual([1, []])
  expect(products).toMatchObject([{ productId: court, score: 0, isPinned: false }])
})

test('the list of a category, of all products and of an unknown category is explained without words', async ({
  api,
}) => {
  const apparel = await explain(api, 'category:2000', { mySizes: ['9'] })
  expect(apparel).toMatchObject({ total: 1, filters: ['category:2000'], words: [], relaxed: [] })
  expect(apparel.products).toMatchObject([{ productId: tee, points: { text: 0, available: 12, size: 8 } }])
  const all = await explain(api, 'category:*', { most: 2 })
  expect([all.total, all.products.length]).toEqual([
    (await explain(api, 'category:*', { most: 99 })).products.length,
    2,
  ])
  expect((await explain(api, 'category:*', { productId: tee })).products.map(({ productId }) => productId)).toEqual([
    tee,
  ])
  expect((await explain(api, 'category:1000', { productId: tee })).products).toEqual([])
  expect(await explain(api, 'category:7777')).toMatchObject({ total: 0, products: [] })
})

test('rules are written as the draft, or live as well, and what is no rule is refused with its reason', async ({
  api,
}) => {
  const inspector = openInspector(api)
  const pinned = { ...emptySearchRules, pins: [{ query: 'category:1001', productIds: [sale] }] }
  const moved = { ...pinned, redirects: [{ query: 'sizes', url: '/en-us/size-guide' }] }
  expect(await inspector.readRules(subject)).toMatchObject({ live: emptySearchRules, draft: emptySearchRules })
  expect(await inspector.writeRules(subject, pinned, false)).toEqual({ ok: true })
  expect(await inspector.readRules(subject)).toMatchObject({ live: emptySearchRules, draft: pinned })
  expect(await inspector.writeRules(subject, moved, true)).toEqual({ ok: true })
  expect(await inspector.readRules(subject)).toMatchObject({ live: moved, draft: moved })
  for (const wrong of [null, [], { ...moved, boosts: [{ query: '', target: 'product:x', points: 51 }] }, { pins: [] }])
    expect(await inspector.writeRules(subject, wrong, true)).toEqual({ ok: false, reason: expect.stringMatching(/\S/) })
  expect((await inspector.readRules(subject)).live).toEqual(moved)
  expect((await explain(api, 'category:1001')).products[0]).toMatchObject({ productId: sale, isPinned: true })
  expect(await explain(api, 'Sizes')).toMatchObject({ redirect: '/en-us/size-guide' })
  expect((await inspector.readRules({ ...subject, siteId: 'LH-CA' })).live).toEqual(emptySearchRules)
})
