import { days } from '@lacehouse/domain/time/durations'
import {
  addTestStores,
  reservedProduct,
  reservedVariant,
  type TestApi,
  testNow,
  testProducts,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { day, inTx, offer, placeOf, variantId } from '@lacehouse/test-kit/api/sell-ahead'
import { SaxesParser } from 'saxes'
import { expect } from 'vitest'
import { setPreOrderIn } from '../../core/pre-orders/set-pre-order.ts'

test.beforeAll(({ api }) => addTestStores(api.database.db))

const get = async (api: TestApi, path: string) => {
  const response = await fetch(api.url + path)
  return { status: response.status, body: await response.text(), cache: response.headers.get('cache-control') }
}

/** Reads the items of a feed; throws for what is no XML. */
const readItems = (xml: string): Record<string, string>[] => {
  const items: Record<string, string>[] = []
  let text = ''
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    if (name === 'item') items.push({})
    text = ''
  })
  parser.on('text', (more) => {
    text += more
  })
  parser.on('closetag', ({ name }) => {
    const item = items.at(-1)
    if (item && name.startsWith('g:')) item[name.slice(2)] ??= text
  })
  parser.write(xml).close()
  return items
}

test('the feed of a site has every variant with its price, its availability and an address that chooses it [MER-05]', async ({
  api,
}) => {
  const { status, body, cache } = await get(api, '/feeds/google-en-us.xml')
  expect([status, cache]).toEqual([200, expect.stringContaining('public')])
  const items = readItems(body)
  const guest = await api.client.createGuest()
  const product = await guest.call('products.details', { params: { productId: testProducts.court }, query: {} })
  const own = items.filter((item) => item.item_group_id === testProducts.court)
  expect(own.map(({ id }) => id).toSorted()).toEqual(product.variants.map(({ id }) => id).toSorted())
  for (const item of own) {
    const variant = product.variants.find(({ id }) => id === item.id)
    expect(item.price).toBe(`${variant?.price.original.toFixed(2)} USD`)
    expect(item.link).toMatch(/\/en-us\/p\/.*\?color=/)
    expect(item.availability).toMatch(/^(in_stock|out_of_stock)$/)
  }
})

test('what cannot be bought is out of stock, and a presale is a pre-order [MER-05] [CAT-08]', async ({ api }) => {
  const { pool } = api.database.db
  await pool.query(`update products set target_publish_at = $2 where id = $1`, [
    testProducts.limited,
    new Date(testNow + days(30)),
  ])
  const read = async () => {
    const items = readItems((await get(api, '/feeds/google-en-us.xml')).body)
    const wordsOf = (id: string) => [
      ...new Set(items.filter((item) => item.item_group_id === id).map(({ availability }) => availability)),
    ]
    return [testProducts.comingSoon, testProducts.limited, reservedProduct, testProducts.presale].map(wordsOf)
  }
  await expect.poll(read).toEqual([['out_of_stock'], ['out_of_stock'], ['out_of_stock'], ['preorder']])
  // The launch is over, and the mark of before says nothing more.
  await pool.query(`update products set target_publish_at = $2 where id = any($1)`, [
    [testProducts.limited, testProducts.comingSoon],
    new Date(testNow - days(1)),
  ])
  await expect.poll(read).toEqual([['in_stock'], ['in_stock'], ['out_of_stock'], ['preorder']])
})

test('what promotions alone give is in no feed, because it cannot be bought [MER-05]', async ({ api }) => {
  for (const file of ['google-en-us.xml', 'google-local-en-us.xml', 'products-en-us.jsonl']) {
    const { body } = await get(api, `/feeds/${file}`)
    expect(body).toContain(testProducts.court)
    expect(body).not.toContain(testProducts.gift)
  }
})

test('local inventory has the stock of every store of the site, and of no other one [MER-05]', async ({ api }) => {
  const { status, body } = await get(api, '/feeds/google-local-en-us.xml')
  expect(status).toBe(200)
  const stock = readItems(body).map((item) => `${item.store_code} ${item.id} ${item.quantity} ${item.availability}`)
  expect(stock.toSorted()).toEqual(
    [
      ...['8', '9', '10'].map((size) => `${testStores.soho} ${variantOf('court', size)} 10 in_stock`),
      `${testStores.boston} ${variantOf('court')} 1 in_stock`,
      `${testStores.chicago} ${variantOf('court')} 9 in_stock`,
      `${testStores.soho} ${reservedVariant} 1 in_stock`,
    ].toSorted(),
  )
})

test('stores do not have in stock what is launched later [MER-05] [CAT-08]', async ({ api }) => {
  const { pool } = api.database.db
  const read = async () => {
    const items = readItems((await get(api, '/feeds/google-local-de-de.xml')).body)
    return items.map((item) => `${item.store_code} ${item.id} ${item.quantity} ${item.availability}`)
  }
  expect(await read()).toContain(`${testStores.mitte} ${reservedVariant} 3 in_stock`)
  await pool.query('update products set target_publish_at = $2 where id = $1', [
    reservedProduct,
    new Date(testNow + days(30)),
  ])
  await expect.poll(read).toContain(`${testStores.mitte} ${reservedVariant} 0 out_of_stock`)
})

test('a variant that is sold before its arrival is a pre-order with its day, and out of stock once nothing is on its way [MER-05]', async ({
  api,
}) => {
  const read = async () => {
    const items = readItems((await get(api, '/feeds/google-en-us.xml')).body)
    return items.find(({ id }) => id === variantId)
  }
  await offer(api, 3)
  await expect.poll(read).toMatchObject({ availability: 'preorder', availability_date: `${day}T00:00:00Z` })
  await inTx(api, (client) => setPreOrderIn(client, { ...placeOf(api), units: 0, day: null, now: testNow }))
  await expect.poll(read).toMatchObject({ availability: 'out_of_stock' })
  expect(await read()).not.toHaveProperty('availability_date')
})

test('the lines for agents are products with variants [MER-05]', async ({ api }) => {
  const lines = (await get(api, '/feeds/products-de-de.jsonl')).body.trim().split('\n')
  const products = lines.map((line) => JSON.parse(line))
  expect(products.length).toBeGreaterThan(0)
  for (const { variants, returnDays } of products) {
    expect(returnDays).toBeGreaterThan(0)
    expect(variants[0]).toMatchObject({ priceCurrency: 'EUR', url: expect.stringContaining('/de-de/p/') })
  }
})

test('llms.txt names the sites and the feeds, and an unknown feed is none [MER-05]', async ({ api }) => {
  const { body } = await get(api, '/llms.txt')
  expect(body).toContain('/feeds/products-en-us.jsonl')
  expect(body).toContain('/sitemap.xml')
  for (const file of ['google-xx-xx.xml', 'google-en-us.jsonl', 'other-en-us.xml'])
    expect((await get(api, `/feeds/${file}`)).status).toBe(404)
})
