import { startTestApi, type TestApi } from '@lacehouse/test-kit/api/start-test-api'
import { judgeSearch, listJudgedSites, readJudgedQueries } from '@lacehouse/test-kit/search/judge-search'
import { listProductFacts } from '@lacehouse/test-kit/search/product-facts'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Every so many queries are asked here; `npm run bench -- search` asks all of them. */
const step = 4

let api: TestApi
beforeAll(async () => {
  api = await startTestApi({ range: 'demo' })
})
afterAll(() => api?.close())

test.each(await listJudgedSites())(
  'in $language the first ten results are nearly the best that the range has, and hardly a query finds nothing [SRCH-04]',
  async ({ language, locale, warehouse, system }) => {
    const { client, database } = api
    const queries = await readJudgedQueries(language)
    expect(queries.length).toBeGreaterThanOrEqual(300)
    const source = database.db.pool
    const facts = await listProductFacts({ source, client }, { warehouse, locale })
    const { ndcg, zeroRate } = await judgeSearch({
      facts,
      system,
      queries: queries.filter((_, at) => at % step === 0),
      search: async (text) => {
        const query = { q: text, locale }
        const { products, total } = await client.withToken(null, locale).call('search.products', { query })
        return { ids: products.map(({ id }) => id), total }
      },
    })
    expect(ndcg).toBeGreaterThanOrEqual(0.9)
    expect(zeroRate).toBeLessThanOrEqual(0.02)
  },
)
