import { isFacetPageQuery, readFacetPageQuery } from '@lacehouse/domain/search/facet-page-query'
import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { afterAll, beforeAll, expect, test } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ range: 'demo' })
})
afterAll(() => api?.close())

const list = async (siteId: string, locale: string) => {
  const client = api.client.withToken(null, locale)
  const params = { mode: 'publish', siteId } as const
  return (await client.call('content.facetPages', { params, query: { locale } })).documents
}

test('each facet page of the demo shop has its own words in a language, and a list of products [SRCH-03]', async () => {
  for (const [siteId, locale] of [
    ['LH-US', 'en-us'],
    ['LH-DE', 'de-de'],
  ] as const) {
    const pages = await list(siteId, locale)
    expect(pages.length).toBeGreaterThanOrEqual(3)
    expect(new Set(pages.map(({ slug }) => slug)).size).toBe(pages.length)
    for (const { categoryId, query, description } of pages) {
      expect([isFacetPageQuery(query), description.length > 40]).toEqual([true, true])
      const facets = Object.entries(readFacetPageQuery(query)).map(([facet, values]) => [
        facet,
        (values ?? []).join(','),
      ])
      const { total } = await api.client
        .withToken(null, locale)
        .call('search.products', { query: { category: categoryId, ...Object.fromEntries(facets) } })
      expect(total).toBeGreaterThan(0)
    }
  }
  const [english, german] = await Promise.all([list('LH-US', 'en-us'), list('LH-DE', 'de-de')])
  expect(german.map(({ title }) => title)).not.toEqual(expect.arrayContaining([english[0]?.title]))
})

test('a facet page names the page of each language that shows the same list [SRCH-03] [RT-19]', async () => {
  const [english, german] = await Promise.all([list('LH-US', 'en-us'), list('LH-DE', 'de-de')])
  for (const { slug, slugs, categoryId, query } of english) {
    const same = german.find((page) => page.categoryId === categoryId && page.query === query)
    expect(same).toBeDefined()
    expect(slugs).toMatchObject({ 'en-us': slug, 'de-de': same?.slug })
    expect(same?.slugs).toEqual(slugs)
  }
})

test('facet pages of an unknown site are API404 [ERR-01]', async () => {
  const params = { mode: 'publish', siteId: 'XX-NONE' } as const
  const { status } = await api.client.withToken(null, 'en-us').tryCall('content.facetPages', { params })
  expect(status).toBe(404)
})
