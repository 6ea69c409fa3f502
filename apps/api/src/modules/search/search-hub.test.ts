import { contentDocuments } from '@lacehouse/database'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test('the search hub offers searches, categories, collections and products before anything is typed [SRCH-05]', async ({
  api,
}) => {
  const guest = api.client.withToken(null, 'en-us')
  const { popular, categories, products } = await guest.call('search.hub', { query: {} })
  expect(popular.length).toBeGreaterThan(0)
  expect(popular.every(({ url }) => url.startsWith('/en-us/search?q='))).toBe(true)
  expect(categories.every(({ url }) => url.startsWith('/en-us/c/'))).toBe(true)
  expect(products).toHaveLength(4)
})

test('a collection has its page, its number of products and a picture, in the language of the caller [SRCH-05]', async ({
  api,
}) => {
  const { collections } = await api.client.withToken(null, 'de-de').call('search.hub', { query: {} })
  expect(collections.length).toBeGreaterThan(0)
  for (const { id, count, url, image } of collections) {
    const query = { category: id, locale: 'de-de' }
    const listing = await api.client.withToken(null, 'de-de').call('search.products', { query })
    expect([count, url, image.url]).toEqual([listing.total, listing.category?.url, expect.stringMatching(/^\/i\//)])
    const shown = await api.client
      .withToken(null, 'de-de')
      .call('products.tiles', { query: { categoryId: id, limit: 4 } })
    expect(shown.products.map((product) => product.id)).toEqual(
      listing.products.slice(0, 4).map((product) => product.id),
    )
  }
})

test('pages and then articles of the shop are suggested by the words of their title [SRCH-02]', async ({ api }) => {
  const key = { siteId: 'LH-US', locale: 'en-us', doctype: 'page', status: 'published' } as const
  const toBody = (slug: string, title: string) => ({ id: slug, slug, title, blocks: [] })
  await api.database.db.drizzle.insert(contentDocuments).values([
    { ...key, slug: 'returns', body: toBody('returns', 'Returns and exchanges') },
    { ...key, slug: 'cart', body: toBody('cart', 'Returning cart') },
    { ...key, doctype: 'article', slug: 'a-happy-return', body: toBody('a-happy-return', 'A happy return') },
    { ...key, doctype: 'article', slug: 'draft', status: 'draft', body: toBody('draft', 'Return in secret') },
  ])
  const { pages } = await api.client.withToken(null, 'en-us').call('search.autoSuggest', { query: { q: 'return' } })
  expect(pages).toEqual([
    { title: 'Returns and exchanges', url: '/en-us/returns' },
    { title: 'A happy return', url: '/en-us/articles/a-happy-return' },
  ])
})

test('a suggested page leads to its address: help pages below help, the stores to their list, parts of pages to none [SRCH-02]', async ({
  api,
}) => {
  const key = { siteId: 'LH-US', locale: 'en-us', doctype: 'page', status: 'published' } as const
  const toRow = (slug: string, title: string, more = {}) => ({
    ...{ ...key, slug },
    body: { id: slug, slug, title, blocks: [], ...more },
  })
  await api.database.db.drizzle
    .insert(contentDocuments)
    .values([
      toRow('payment', 'Vermilion payment', { parentSlug: 'help' }),
      toRow('sign-in-modal', 'Vermilion sign-in'),
      toRow('store-locator', 'Vermilion stores'),
    ])
  const suggest = () => api.client.withToken(null, 'en-us').call('search.autoSuggest', { query: { q: 'vermilion' } })
  // Titles are kept until the change of the documents is announced.
  await expect
    .poll(async () => (await suggest()).pages)
    .toEqual([
      { title: 'Vermilion payment', url: '/en-us/help/payment' },
      { title: 'Vermilion stores', url: '/en-us/stores' },
    ])
})

test('a search without products leads to the pages that it may mean first, also in another form of their words [SRCH-04]', async ({
  api,
}) => {
  const key = { siteId: 'LH-IT', locale: 'it-it', doctype: 'page', status: 'published' } as const
  const body = { id: 'vouchers', slug: 'vouchers', title: 'Buoni pasto', blocks: [] }
  await api.database.db.drizzle.insert(contentDocuments).values([{ ...key, slug: 'vouchers', body }])
  const search = (q: string) => api.client.withToken(null, 'it-it').call('search.products', { query: { q } })
  const page = { text: 'Buoni pasto', url: '/it-it/vouchers' }
  await expect.poll(async () => (await search('buono pasto')).suggestions[0]).toEqual(page)
  const { total, suggestions } = await search('buono pasto')
  expect(total).toBe(0)
  expect(suggestions.slice(1).every(({ url }) => url.startsWith('/it-it/c/'))).toBe(true)
  expect((await search('qqqqzz')).suggestions).toEqual(suggestions.slice(1))
})

test('a search with products names pages of the same words and the search of the help centre, on its first page only [SRCH-04]', async ({
  api,
}) => {
  const key = { siteId: 'LH-US', locale: 'en-us', doctype: 'page', status: 'published' } as const
  const search = (more: Readonly<Record<string, string>> = {}) =>
    api.client.withToken(null, 'en-us').call('search.products', { query: { q: 'court', ...more } })
  const before = await search()
  expect(before.total).toBeGreaterThan(0)
  expect(before.pages).toEqual([])
  expect(before.helpUrl).toBeUndefined()
  const toPage = (slug: string, title: string) => ({ ...key, slug, body: { id: slug, slug, title, blocks: [] } })
  const slugs = ['court-a', 'court-b', 'court-c', 'court-d']
  await api.database.db.drizzle
    .insert(contentDocuments)
    .values([toPage('help', 'How can we help?'), ...slugs.map((slug) => toPage(slug, `Court care ${slug.at(-1)}`))])
  await expect
    .poll(async () => (await search()).pages)
    .toEqual(['a', 'b', 'c'].map((name) => ({ title: `Court care ${name}`, url: `/en-us/court-${name}` })))
  const found = await search()
  expect(found.helpUrl).toBe('/en-us/help?question=court')
  expect(found.suggestions).toEqual([])
  expect((await search({ page: '2' })).pages).toEqual([])
})
