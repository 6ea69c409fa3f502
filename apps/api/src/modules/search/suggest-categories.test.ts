import { emptySearchRules } from '@lacehouse/domain/search/search-rules'
import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { searchRulesQueries } from '../../core/search/search-rules.queries.ts'

const inAll = (english: string, german: string) => JSON.stringify({ 'en-us': english, 'de-de': german })

test.beforeAll(async ({ api }) => {
  const { pool } = api.database.db
  for (const [id, parent, name, slug] of [
    ['1100', '1000', inAll('Hiking Boots', 'Wanderstiefel'), inAll('hiking-boots', 'wanderstiefel')],
    ['1200', '1000', inAll('Sandals', 'Sandalen'), inAll('sandals', 'sandalen')],
  ])
    await pool.query(`insert into categories (id, parent_id, names, slugs, position) values ($1, $2, $3, $4, 9)`, [
      ...[id, parent, name, slug],
    ])
  await pool.query(`insert into product_categories (product_id, category_id) values ($1, '1100')`, [testProducts.court])
  const rules = { ...emptySearchRules, synonyms: [['stompers', 'hiking boots']] }
  await searchRulesQueries.put(pool, { siteId: 'LH-US', locale: 'en-us', state: 'live', rules })
  api.deps.search.rules.drop()
  api.deps.search.index.drop()
  api.deps.catalogue.drop()
})

test.for([
  ['hik', ['Shoes · Hiking Boots']],
  ['boots', ['Shoes · Hiking Boots']],
  ['HIKING  BOO', ['Shoes · Hiking Boots']],
  ['shoes hik', ['Shoes · Hiking Boots']],
  ['sneekers', ['Shoes · Sneakers']],
  ['stompers', ['Shoes · Hiking Boots']],
  ['womens sneakers', ['Shoes · Sneakers']],
  ['kids sneakers', []],
  ['king', []],
  ['sandals', []],
] as const)(
  '%s suggests the categories that it may mean, in which the site sells something [SRCH-02]',
  async ([q, expected], { api }) => {
    const { categories } = await api.client.withToken(null, 'en-us').call('search.autoSuggest', { query: { q } })
    expect(categories.map(({ name }) => name)).toEqual(expected)
  },
)
