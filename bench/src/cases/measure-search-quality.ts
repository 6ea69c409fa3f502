import { createTestClient } from '@lacehouse/test-kit'
import {
  judgeSearch,
  listJudgedSites,
  readJudgedQueries,
  type SearchScore,
} from '@lacehouse/test-kit/search/judge-search'
import { listProductFacts } from '@lacehouse/test-kit/search/product-facts'
import type { BenchShop } from '../shop/open-bench-shop.ts'

/** Asks the judged queries of every language and scores the answers. */
export async function measureSearchQuality({ shop, database }: BenchShop): Promise<Record<string, SearchScore>> {
  const client = createTestClient(shop.url)
  const scores: Record<string, SearchScore> = {}
  for (const { language, locale, warehouse, system } of await listJudgedSites()) {
    const facts = await listProductFacts({ source: database.pool, client }, { warehouse, locale })
    scores[language] = await judgeSearch({
      facts,
      system,
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
