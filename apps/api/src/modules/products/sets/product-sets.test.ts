import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const { court, sale, tee } = testProducts
const setId = 'LHSET00001'

test.beforeAll(async ({ api }) => {
  const { pool } = api.database.db
  const words = (text: string) => JSON.stringify({ 'en-us': text, 'de-de': `${text} DE` })
  const insert = (id: string, status: string) =>
    pool.query('insert into product_sets (id, names, slugs, descriptions, status) values ($1, $2, $3, $4, $5)', [
      ...[id, words('Weekend'), JSON.stringify({ 'en-us': 'weekend' }), words('For two days'), status],
    ])
  await insert(setId, 'live')
  await insert('LHSET00002', 'hidden')
  for (const [set, products] of [
    [setId, [tee, court]],
    ['LHSET00002', [court, sale]],
  ] as const)
    for (const [position, productId] of products.entries())
      await pool.query('insert into product_set_items values ($1, $2, $3)', [set, productId, position])
})

test('a product names the sets that it is part of, with the price of all together [CAT-03]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  const { productSets } = await guest.call('products.productSets', { params: { productId: court } })
  expect(productSets).toMatchObject([
    { id: setId, name: 'Weekend', url: `/en-us/p/weekend-${setId}`, count: 2, currency: 'USD' },
  ])
  expect(productSets[0]?.images).toHaveLength(2)
  const prices = await Promise.all(
    [tee, court].map(async (productId) => (await guest.call('products.details', { params: { productId } })).price),
  )
  const total = prices.reduce((sum, { lowCurrent }) => sum + lowCurrent, 0)
  expect(productSets[0]?.price.lowCurrent).toBeCloseTo(total, 2)
  const none = await guest.call('products.productSets', { params: { productId: sale } })
  expect(none.productSets).toEqual([])
})

test('a set has its products in their order, in the language of the shopper [CAT-03]', async ({ api }) => {
  const set = await api.client
    .withToken(null, 'de-de')
    .call('products.productSet', { params: { productSetId: setId.toLowerCase() } })
  expect(set).toMatchObject({ id: setId, name: 'Weekend DE', description: 'For two days DE', currency: 'EUR' })
  expect(set.products.map(({ id }) => id)).toEqual([tee, court])
})

test('an unknown set, a hidden one, and a product are no sets [CAT-03]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  for (const productSetId of ['LHSET00009', 'LHSET00002', court])
    expect(await guest.tryCall('products.productSet', { params: { productSetId } })).toMatchObject({
      body: { errorDetails: [{ errorId: 'ORD404' }] },
    })
})

test('all sets that the site sells are listed a page at a time, without hidden ones and those of one product [CAT-03]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const names = JSON.stringify({ 'en-us': 'Sold elsewhere' })
  for (const [id, members] of [
    ['LHSET00003', [court, testProducts.unpriced]],
    ['LHSET00004', [court, sale]],
  ] as const) {
    await pool.query(
      `insert into product_sets (id, names, slugs, descriptions, status, position) values ($1, $2, $2, $2, 'live', 9)`,
      [id, names],
    )
    for (const [position, productId] of members.entries())
      await pool.query('insert into product_set_items values ($1, $2, $3)', [id, productId, position])
  }
  const guest = api.client.withToken(null, 'en-us')
  const list = async (query: { start?: number; count?: number }) => {
    const { total, productSets } = await guest.call('products.listSets', { query })
    return { total, ids: productSets.map(({ id }) => id) }
  }
  expect(await list({})).toEqual({ total: 2, ids: [setId, 'LHSET00004'] })
  expect(await list({ start: 1, count: 1 })).toEqual({ total: 2, ids: ['LHSET00004'] })
  expect(await list({ start: 2 })).toEqual({ total: 2, ids: [] })
  const { productSets } = await guest.call('products.listSets', { query: { count: 1 } })
  expect(productSets[0]).toMatchObject({ name: 'Weekend', url: `/en-us/p/weekend-${setId}`, count: 2, currency: 'USD' })
  expect(productSets[0]?.images).toHaveLength(2)
  await pool.query("delete from product_sets where id in ('LHSET00003', 'LHSET00004')")
})

test('a set of which only one product is sold has no page [CAT-03]', async ({ api }) => {
  const { pool } = api.database.db
  await pool.query("update products set status = 'withdrawn' where id = $1", [tee])
  const guest = api.client.withToken(null, 'en-us')
  await expect
    .poll(async () => (await guest.tryCall('products.productSet', { params: { productSetId: setId } })).status)
    .toBeGreaterThanOrEqual(400)
  const { productSets } = await guest.call('products.productSets', { params: { productId: court } })
  expect(productSets).toEqual([])
  expect(await guest.call('products.listSets', { query: {} })).toEqual({ total: 0, productSets: [] })
})
