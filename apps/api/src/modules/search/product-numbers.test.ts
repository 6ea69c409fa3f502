import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court } = testProducts

test('a product is found by its number in any case, and by the article number of one of its sizes [SRCH-01]', async ({
  api,
}) => {
  const find = async (q: string) => {
    const { products } = await api.client
      .withToken(null, 'en-us')
      .call('search.products', { query: { q, locale: 'en-us' } })
    return products.map(({ id }) => id)
  }
  const { rows } = await api.database.db.pool.query('select upc from variants where product_id = $1 limit 1', [court])
  expect(await find(court)).toEqual([court])
  expect(await find(court.toLowerCase())).toEqual([court])
  expect(await find(rows[0].upc)).toEqual([court])
  expect(await find(`${court}9`)).not.toContain(court)
})
