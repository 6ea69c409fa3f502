import { loadSites } from '@lacehouse/demo'
import { createTestClient } from '@lacehouse/test-kit'
import {
  judgedLanguages,
  judgeSearch,
  readJudgedQueries,
  type SearchScore,
} from '@lacehouse/test-kit/search/judge-search'
import { listProductFacts } from '@lacehouse/test-kit/search/product-facts'
import type { BenchShop } from '../shop/open-bench-shop.ts'

/** Asks the judged queries of every language and scores the answers. */
export async function measureSearchQuality({ shop, database }: BenchShop): Promise<Record<string, SearchScore>> {
  const client = createTestClient(shop.url)
  const sites = await loadSites()
  const scores: Record<string, SearchScore> = {}
  for (const { language, siteId, locale } of judgedLanguages) {
    const site = sites.find((one) => one.siteId === siteId)
    if (!site) throw new Error(`There is no site ${siteId}.`)
    const facts = await listProductFacts({ source: database.pool, client }, { warehouse: site.warehouse, locale })
    scores[language] = await judgeSearch({
      facts,
      system: site.units.size,
      queries: await readJudgedQueries(language),
      search: async (text) => {
        const query = { q: text, locale }
        const { products, total } = await client.withToken(null, locale).call('search.products', { query })
        return { ids: products.map(({ id }) => id), total }
      },
    })
  }
  return scores
}
