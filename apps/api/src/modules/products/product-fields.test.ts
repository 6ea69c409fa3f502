import { testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, vi } from 'vitest'

const { court } = testProducts

test('a product has every field that its catalogue gives, in the shopper’s language [CAT-01] [CAT-10]', async ({
  api,
}) => {
  await api.database.db.pool.query(
    `update products set
      attributes = attributes || '{"modelMeasurements": {"en-us": "Our model is 5′10″ tall", "de-de": "Unser Model ist 178 cm groß"},
        "subscriptionType": "laces", "customsExternalUrl": "https://studio.example/court", "gender": "women"}',
      details = '{"en-us": [{"title": "Material", "items": ["Leather"]}], "de-de": [{"title": "Material", "items": ["Leder"]}]}',
      badge = '{"code": "new", "en-us": "New", "de-de": "Neu"}',
      eyebrow = '{"code": "limited", "en-us": "Limited", "de-de": "Limitiert"}'
    where id = $1`,
    [court],
  )
  const read = (locale: string) =>
    api.client.withToken(null, locale).call('products.details', { params: { productId: court } })
  await vi.waitFor(async () => expect((await read('en-us')).badge?.code).toBe('new'), { timeout: 10_000 })
  expect(await read('en-us')).toMatchObject({
    id: court,
    masterId: court,
    productType: expect.any(String),
    badge: { code: 'new', label: 'New' },
    eyebrow: { code: 'limited', label: 'Limited' },
    audience: 'women',
    details: [{ title: 'Material', items: ['Leather'] }],
    modelMeasurements: 'Our model is 5′10″ tall',
    subscriptionType: 'laces',
    customsExternalUrl: 'https://studio.example/court',
  })
  expect(await read('de-de')).toMatchObject({
    badge: { label: 'Neu' },
    eyebrow: { label: 'Limitiert' },
    details: [{ items: ['Leder'] }],
    modelMeasurements: 'Unser Model ist 178 cm groß',
  })
})

test('a variant has its number, its UPC and whether one may ask for its return [CAT-01]', async ({ api }) => {
  const { variants } = await api.client
    .withToken(null, 'en-us')
    .call('products.details', { params: { productId: testProducts.court } })
  const variant = variants.find(({ id }) => id === variantOf('court', '9'))
  expect(variant).toMatchObject({ notifyMe: true, attributes: { color: '01', size: '9' }, quantity: 20 })
  expect(variant?.upc).toMatch(/^\d{12,13}$/)
})

test('a price has the lowest sale price before the reduction [CAT-01]', async ({ api }) => {
  const shopper = api.client.withToken(null, 'en-us')
  const read = async () =>
    (await shopper.call('products.details', { params: { productId: testProducts.sale }, query: {} })).price
  const price = await read()
  expect(price).toMatchObject({ originalOfLowest: 100, percentagePriceDiscount: 30 })
  const began = Date.parse(price.salesPriceActiveDate ?? '')
  expect(price.previousBestSalesPrice).toBeUndefined()
  const day = 86_400_000
  await api.database.db.pool.query(
    `insert into price_entries (product_id, price_list, kind, amount_minor, currency, starts_at, ends_at)
     values ($1, 'us-usd', 'sale', 8500, 'USD', $2, $3)`,
    [testProducts.sale, new Date(began - 20 * day), new Date(began - 10 * day)],
  )
  await vi.waitFor(async () => expect((await read()).previousBestSalesPrice).toBe(85), { timeout: 10_000 })
  expect(Object.keys(price)).toEqual(expect.arrayContaining(['historicBestPrice', 'showLowestPrice']))
})

test('where the law asks for it, a reduction refers to the lowest price of the 30 days before on page and in the cart [CAT-09]', async ({
  api,
}) => {
  const german = await api.client.createGuest('de-de')
  const read = () => german.call('products.details', { params: { productId: testProducts.sale } })
  const first = await read()
  const { lowCurrent, salesPriceActiveDate } = first.price
  expect(first.price.percentagePriceDiscount).toBeGreaterThan(0)
  const began = Date.parse(salesPriceActiveDate ?? '')
  const day = 86_400_000
  await api.database.db.pool.query(
    `insert into price_entries (product_id, price_list, kind, amount_minor, currency, starts_at, ends_at)
     values ($1, 'de-eur', 'sale', $2, 'EUR', $3, $4)`,
    [testProducts.sale, Math.round(lowCurrent * 100), new Date(began - 20 * day), new Date(began - 10 * day)],
  )
  await vi.waitFor(async () => expect((await read()).price.percentagePriceDiscount).toBe(0), { timeout: 10_000 })
  const { price, variants } = await read()
  expect(price).toMatchObject({ originalOfLowest: lowCurrent, lowCurrent, historicBestPrice: lowCurrent })
  expect(price.showLowestPrice).toBe(false)
  const cheapest = variants.find((variant) => variant.price.current === lowCurrent)
  expect(cheapest?.price.original).toBe(lowCurrent)
  const cart = await german.call('cart.createWithItem', { body: { productId: cheapest?.id ?? '' } })
  expect(cart.items[0]?.price).toMatchObject({ original: lowCurrent, current: lowCurrent })
})
