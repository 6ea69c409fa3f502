import { type TestShopper, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  guest = api.client.withToken(null, 'en-us')
})

const details = (shopper: TestShopper, productId: string) => shopper.call('products.details', { params: { productId } })

test('a product has its prices, attributes, variants and pictures in the site’s currency and locale [CAT-01]', async ({
  api,
}) => {
  const product = await details(guest, testProducts.sale)
  expect(product).toMatchObject({
    id: testProducts.sale,
    name: 'Halden Runner',
    url: `/en-us/p/halden-runner-${testProducts.sale}`,
    currency: 'USD',
    price: { lowOriginal: 100, highOriginal: 100, lowCurrent: 70, highCurrent: 70, percentagePriceDiscount: 30 },
    presale: false,
    isDigital: false,
    targetPublishDate: null,
    breadcrumbs: [{ name: 'Shoes' }, { name: 'Sneakers' }],
    manufacturer: { name: 'Lacehouse' },
  })
  expect(product.isRobisOnly).toBe(false)
  expect(product.attributes.map(({ type }) => type)).toEqual(['color', 'size'])
  expect(product.attributes[1]?.options.map(({ value, available }) => [value, available])).toEqual([
    ['8', true],
    ['9', true],
    ['10', true],
  ])
  expect(product.variants[0]).toMatchObject({
    id: variantOf('sale', '8'),
    stockStatus: 'inStock',
    price: { original: 100, current: 70 },
  })
  expect(product.images['01']?.length).toBeGreaterThan(2)
  expect((await details(api.client.withToken(null, 'de-de'), testProducts.sale)).price.lowCurrent).toBe(89)
})

test('the lowest price of thirty days shows only while the price is below it and below the original, and where the law asks for it [CAT-09]', async ({
  api,
}) => {
  const product = await details(guest, testProducts.sale)
  expect(product.price).toMatchObject({
    historicBestPrice: 100,
    showLowestPrice: false,
    salesPriceActiveDate: '2026-11-01T00:00:00.000Z',
  })
  const german = api.client.withToken(null, 'de-de')
  expect((await details(german, testProducts.sale)).price.showLowestPrice).toBe(true)
  expect((await details(german, testProducts.court)).price.showLowestPrice).toBe(false)
})

test('a withdrawn or unknown product, or one that the site does not sell, is not found', async () => {
  for (const productId of [testProducts.withdrawn, testProducts.unpriced, 'LHNOTHERE1'])
    expect(await guest.tryCall('products.details', { params: { productId } })).toMatchObject({
      status: 404,
      body: { errorDetails: [{ errorId: 'ORD404' }] },
    })
})

test('inventory lists each variant, and availability the missing quantity [CAT-02]', async () => {
  const params = { productId: testProducts.scarce }
  const inventory = await guest.call('products.inventory', { params })
  expect(inventory.variants.map(({ quantity, stockStatus }) => [quantity, stockStatus])).toEqual([
    [2, 'lowStock'],
    [2, 'lowStock'],
    [2, 'lowStock'],
  ])
  const items = [
    { variantId: variantOf('scarce'), quantity: 5 },
    { variantId: variantOf('scarce', '8'), quantity: 1 },
  ]
  const availability = await guest.call('products.availability', { params, body: { items } })
  expect(availability.items).toEqual([
    { variantId: variantOf('scarce'), quantity: 5, available: false, missing: 3 },
    { variantId: variantOf('scarce', '8'), quantity: 1, available: true, missing: 0 },
  ])
  const uncounted = await guest.tryCall('products.inventory', { params: { productId: testProducts.uncounted } })
  expect(uncounted.body.errorDetails[0]?.errorId).toBe('INV701')
  const strange = await guest.tryCall('products.availability', {
    params,
    body: { items: [{ variantId: variantOf('court'), quantity: 1 }] },
  })
  expect(strange.body.errorDetails[0]?.errorId).toBe('INV701')
  const half = await guest.tryCall('products.availability', {
    params,
    body: { items: [{ variantId: variantOf('scarce'), quantity: 0.5 }] },
  })
  expect(half.body.errorDetails[0]?.errorId).toBe('INV407')
})

test('the category tree has names and URLs [CAT-04]', async () => {
  const { categories } = await guest.call('products.catalog', {})
  expect(categories).toEqual([
    {
      id: '1000',
      name: 'Shoes',
      url: '/en-us/c/shoes-1000',
      children: [{ id: '1001', name: 'Sneakers', url: '/en-us/c/sneakers-1001', children: [] }],
    },
    { id: '2000', name: 'Apparel', url: '/en-us/c/apparel-2000', children: [] },
  ])
})

test('a listing counts its facets, narrows by them and pages [SRCH-01] [SRCH-03]', async () => {
  const all = await guest.call('search.products', { query: { category: '1000' } })
  expect(all).toMatchObject({
    total: 7,
    page: 1,
    pageCount: 1,
    category: { name: 'Shoes' },
    subcategories: [{ id: '1001', count: 7 }],
  })
  const sale = await guest.call('search.products', { query: { category: '1000', offer: 'sale' } })
  expect(sale.products.map(({ id }) => id)).toEqual([testProducts.sale])
  const sizes = all.facets.find(({ key }) => key === 'size')
  expect(sizes?.values.map(({ value, count }) => [value, count])).toEqual([
    ['8', 6],
    ['9', 6],
    ['10', 6],
  ])
  const both = await guest.call('search.products', { query: { size: '8,9' } })
  expect(
    both.facets
      .find(({ key }) => key === 'size')
      ?.values.filter(({ selected }) => selected)
      .map(({ value }) => value),
  ).toEqual(['8', '9'])
  const cheap = await guest.call('search.products', { query: { price: '-30' } })
  expect(cheap.products.map(({ id }) => id)).toEqual([testProducts.tee])
  const sorted = await guest.call('search.products', { query: { sort: 'price-asc' } })
  expect(sorted.products.slice(0, 2).map(({ id }) => id)).toEqual([testProducts.tee, testProducts.sale])
})

test.each([
  { page: '0' },
  { page: 'x' },
  { pageSize: '25' },
  { sort: 'magic' },
  { price: '9-1' },
  { category: '99999' },
])('a listing query of %j is PLP400 [SRCH-01]', async (query) => {
  expect(await guest.tryCall('search.products', { query })).toMatchObject({
    status: 400,
    body: { errorDetails: [{ errorId: 'PLP400' }] },
  })
})

test('search and suggestions find a product by its number in any letter case, with a size behind it [SRCH-01]', async () => {
  const [wanted] = (await guest.call('search.products', { query: { category: '1000' } })).products
  const { id = '' } = wanted ?? {}
  for (const q of [id, id.toLowerCase(), `${id}-01-9`]) {
    const found = await guest.call('search.products', { query: { q } })
    expect([q, found.products.map((product) => product.id)]).toEqual([q, [id]])
    const suggested = await guest.call('search.autoSuggest', { query: { q } })
    expect(suggested.products.map((product) => product.id)).toEqual([id])
  }
  expect((await guest.call('search.products', { query: { q: 'LH00000000' } })).products).toEqual([])
})

test('search finds plurals, synonyms and words with a typo, and an empty result has suggestions [SRCH-04]', async () => {
  const find = async (q: string) => guest.call('search.products', { query: { q } })
  expect((await find('halden runners')).products[0]?.id).toBe(testProducts.sale)
  expect((await find('tees')).products.map(({ id }) => id)).toContain(testProducts.tee)
  expect((await find('T-Shirts')).products.map(({ id }) => id)).toContain(testProducts.tee)
  expect(await find('haldn runer')).toMatchObject({ correctedQuery: 'halden runner' })
  const nothing = await find('xylophone quartz')
  expect(nothing.total).toBe(0)
  expect(nothing.suggestions.length).toBeGreaterThan(0)
})

test('typed text is completed with terms, categories and products [SRCH-02]', async () => {
  const suggested = await guest.call('search.autoSuggest', { query: { q: 'hal' } })
  expect(suggested.terms.map(({ text }) => text)).toContain('halden')
  expect(suggested.products.map(({ name }) => name)).toContain('Halden Court')
  expect((await guest.call('search.autoSuggest', { query: { q: 'snea' } })).categories).toMatchObject([
    { name: 'Shoes · Sneakers' },
  ])
  expect(await guest.call('search.autoSuggest', { query: { q: 'h' } })).toEqual({
    terms: [],
    categories: [],
    products: [],
    pages: [],
  })
})

test('a new price is seen within a second, on the product and in the listing', async ({ api }) => {
  const { pool } = api.database.db
  await guest.call('search.products', { query: {} })
  await pool.query(
    `insert into price_entries (price_list, product_id, kind, amount_minor, currency, starts_at)
    select price_list, product_id, 'base', 9100, currency, '2026-11-19' from price_entries where product_id = $1 and price_list = $2 limit 1`,
    [testProducts.court, api.deps.defaultSite.priceList],
  )
  await vi.waitFor(async () => {
    expect((await details(guest, testProducts.court)).price.lowCurrent).toBe(91)
    const { products } = await guest.call('search.products', { query: { q: 'halden court' } })
    expect(products[0]?.price.lowCurrent).toBe(91)
  }, 1000)
})

test('a picture has formats and widths under an immutable URL, and any other is refused [CMS-19]', async ({ api }) => {
  const product = await details(guest, testProducts.court)
  const url = product.images['01']?.[0]?.url ?? ''
  const avif = await fetch(`${api.url}${url}-240.avif`)
  expect([avif.status, avif.headers.get('content-type'), avif.headers.get('cache-control')]).toEqual([
    200,
    'image/avif',
    'public, max-age=31536000, immutable',
  ])
  const webp = await fetch(`${api.url}${url}-240.webp`)
  expect(webp.headers.get('content-type')).toBe('image/webp')
  for (const wrong of [`${url}-241.avif`, `${url}-240.gif`, `${url.replace(/\/i\/[^/]+/, '/i/0000000000')}-240.avif`])
    expect((await fetch(`${api.url}${wrong}`)).status).toBe(404)
})

test('a made-to-order product lists its parts and colours, and shows a recipe [RT-07]', async ({ api }) => {
  const params = { productId: testProducts.madeToOrder }
  const painting = await guest.call('products.painting', { params })
  expect(painting.parts.slice(0, 2)).toMatchObject([
    { key: 'upper', label: 'Upper', material: 'leather', materialLabel: 'Leather' },
    { key: 'eyestay', label: 'Lace stay' },
  ])
  const known = new Set(painting.colours.map(({ code }) => code))
  for (const { colours } of painting.parts) expect([...colours].every((code) => known.has(code))).toBe(true)
  const start = painting.precreated[painting.starts['01'] ?? ''] ?? ''
  const shown = await guest.call('products.painting', { params, query: { recipe: start } })
  const product = await details(guest, testProducts.madeToOrder)
  expect(shown.design?.images.map(({ url }) => url)).toEqual(product.images['01']?.map(({ url }) => url))
  const view = painting.views[0]
  for (const address of [view?.id, view?.light])
    expect((await fetch(`${api.url}${address}-480.webp`)).headers.get('content-type')).toBe('image/webp')
  for (const wrong of [`${view?.id}-480.avif`, `${view?.id}-240.webp`])
    expect((await fetch(`${api.url}${wrong}`)).status).toBe(404)
})

test('a recipe for other parts is ATTR100, an unknown colour ATTR200, and an ordinary product has no recipe [RT-07]', async () => {
  const params = { productId: testProducts.madeToOrder }
  const { stamp } = await guest.call('products.painting', { params })
  for (const [recipe, reason] of [
    ['R-1042', 'ATTR100'],
    [`${stamp}-${'0'.repeat(16)}`, 'ATTR200'],
  ] as const)
    expect(await guest.tryCall('products.painting', { params, query: { recipe } })).toMatchObject({
      status: 404,
      body: { errorDetails: [{ errorId: reason }] },
    })
  const plain = { params: { productId: testProducts.court } }
  expect(await guest.tryCall('products.painting', plain)).toMatchObject({
    status: 404,
    body: { errorDetails: [{ errorId: 'ATTR100' }] },
  })
})

test('what counts as in stock is available in any quantity, and a withdrawn variant is unknown [CAT-02]', async ({
  api,
}) => {
  const ask = (productId: string, variantId: string, quantity: number) =>
    guest.tryCall('products.availability', { params: { productId }, body: { items: [{ variantId, quantity }] } })
  const [card, size] = [variantOf('giftCard'), variantOf('limited', '10')]
  expect((await ask(testProducts.giftCard, card, 99)).body).toEqual({
    items: [{ variantId: card, quantity: 99, available: true, missing: 0 }],
  })
  expect((await ask(testProducts.limited, size, 1000)).body).toMatchObject({ items: [{ available: true, missing: 0 }] })
  expect((await ask(testProducts.limited, size, 1001)).body).toMatchObject({
    items: [{ available: false, missing: 1 }],
  })
  await api.database.db.pool.query("update variants set status = 'withdrawn' where id = $1", [size])
  await vi.waitFor(async () => expect(await ask(testProducts.limited, size, 1)).toBeRefused(409, 'INV701'), 2000)
})

test('a variant without a stock record among others has none in stock, and digital goods need no record [CAT-02]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const eight = variantOf('uncounted', '8')
  await pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'receive', 5), ($3, $2, 'receive', 6)`,
    [eight, api.deps.defaultSite.warehouse, variantOf('uncounted', '9')],
  )
  const { variants } = await guest.call('products.inventory', { params: { productId: testProducts.uncounted } })
  expect(variants.map(({ id, quantity, stockStatus, preOrder }) => [id, quantity, stockStatus, preOrder])).toEqual([
    [eight, 5, 'lowStock', null],
    [variantOf('uncounted', '9'), 6, 'inStock', null],
    [variantOf('uncounted', '10'), 0, 'outOfStock', null],
  ])
  const digital = await guest.call('products.inventory', { params: { productId: testProducts.giftCard } })
  expect(digital.variants.map(({ quantity }) => quantity)).toEqual([0, 0, 0])
  // Other sites have other warehouses.
  const german = api.client.withToken(null, 'de-de')
  const params = { productId: testProducts.uncounted }
  expect(await german.tryCall('products.inventory', { params })).toBeRefused(409, 'INV701')
})
