import { type TestShopper, testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

let guest: TestShopper

test.beforeAll(async ({ api }) => {
  guest = api.client.withToken(null, 'en-us')
  const wearers = { men: [testProducts.court, testProducts.sale], women: [testProducts.scarce] }
  for (const [gender, ids] of Object.entries(wearers))
    await api.database.db.pool.query(
      `update products set attributes = attributes || jsonb_build_object('gender', $1::text) where id = any($2)`,
      [gender, ids],
    )
  await vi.waitFor(
    async () => {
      const { total } = await guest.call('search.products', { query: { gender: 'men' } })
      expect(total).toBe(2)
    },
    { timeout: 10_000 },
  )
})

const list = async (besides: readonly string[], categoryId = '1000') => {
  const { products } = await guest.call('products.tiles', {
    query: { categoryId, limit: 4, ...(besides.length > 0 && { besides: besides.join(',') }) },
  })
  return products.map(({ id }) => id)
}

test('recommendations leave out what is in the cart and begin with products for the same wearers', async () => {
  expect(await list([])).toContain(testProducts.court)
  const ids = await list([testProducts.court])
  expect(ids).not.toContain(testProducts.court)
  expect(ids[0]).toBe(testProducts.sale)
  expect(ids.length).toBe(4)
})

test('a category without anything for these wearers begins with the rest of the shop', async () => {
  expect((await list([testProducts.court], '2000'))[0]).toBe(testProducts.sale)
})

test('products that the site does not sell change nothing', async () => {
  expect(await list(['LH00000000'])).toEqual(await list([]))
})
