import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { day, read } from '@lacehouse/test-kit/api/sell-ahead'
import { expect } from 'vitest'

test('a product promises the days of each shipping method that reaches a postal code, with price and cut-off [CAT-05]', async ({
  api,
}) => {
  const guest = api.client.withToken(null, 'en-us')
  const ask = (postalCode: string) =>
    guest.call('products.deliveryPromise', { params: { productId: testProducts.court }, query: { postalCode } })
  const mainland = await ask('94103 1234')
  expect(mainland).toMatchObject({ postalCode: '94103-1234', currency: 'USD' })
  const { delivery } = await guest.call('products.details', { params: { productId: testProducts.court } })
  expect(mainland.methods[0]).toMatchObject({
    ...{ price: delivery?.price, freeFrom: delivery?.freeFrom },
    ...{ earliest: delivery?.earliest, latest: delivery?.latest },
  })
  for (const { orderBefore } of mainland.methods) expect(Date.parse(orderBefore)).toBeGreaterThan(api.deps.now())
  expect(mainland.methods.map(({ code }) => code).length).toBeGreaterThan((await ask('96813')).methods.length)
})

test.for([
  ['of another form', '9410', 'CHK320', 400],
  ['that the country does not use', '00001', 'CHK380', 400],
] as const)('a postal code %s is refused at its field [CAT-05]', async ([, postalCode, errorId, status], { api }) => {
  const params = { productId: testProducts.court }
  const answer = await api.client
    .withToken(null, 'en-us')
    .tryCall('products.deliveryPromise', { params, query: { postalCode } })
  expect(answer).toMatchObject({ status, body: { errorDetails: [{ errorId, field: 'postalCode' }] } })
})

test('a digital product promises no delivery, and an unknown one is not found [CAT-05]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  const ask = (productId: string) =>
    guest.tryCall('products.deliveryPromise', { params: { productId }, query: { postalCode: '94103' } })
  expect(await ask(testProducts.giftCard)).toMatchObject({
    status: 409,
    body: { errorDetails: [{ errorId: 'SHP404' }] },
  })
  expect(await ask('LHNOTHERE1')).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'ORD404' }] } })
})

test('made-to-order goods are promised by their own method alone [CAT-05]', async ({ api }) => {
  const guest = api.client.withToken(null, 'en-us')
  const params = { productId: testProducts.madeToOrder }
  const { methods } = await guest.call('products.deliveryPromise', { params, query: { postalCode: '94103' } })
  expect(methods.map(({ code, price, freeFrom }) => [code, price, freeFrom])).toEqual([['made-to-order', 9.95, null]])
  const { delivery } = await guest.call('products.details', { params })
  expect(delivery).toMatchObject({ price: 9.95, freeFrom: null, earliest: methods[0]?.earliest })
})

test('goods that are too heavy for a method are promised by the others, and by none where only stores sell them [CAT-05]', async ({
  api,
}) => {
  const { pool } = api.database.db
  const guest = api.client.withToken(null, 'en-us')
  const ask = () =>
    guest.tryCall('products.deliveryPromise', {
      ...{ params: { productId: testProducts.limited }, query: { postalCode: '94103' } },
    })
  const listCodes = async () => (await ask()).body.methods?.map(({ code }) => code)
  const weigh = (grams: number) =>
    pool.query('update products set weight_g = $2 where id = $1', [testProducts.limited, grams])
  await weigh(10_000)
  await expect.poll(listCodes).toEqual(['standard', 'express', 'next-day'])
  await weigh(10_001)
  await expect.poll(listCodes).toEqual(['standard', 'express'])
  await pool.query('update products set is_reserve_in_store_only = true where id = $1', [testProducts.limited])
  await expect.poll(async () => (await ask()).status).toBe(409)
  expect(await ask()).toBeRefused(409, 'SHP404')
})

test('a product of which only units are sold that are on their way arrives after their day [CAT-05] [CAT-08]', async ({
  api,
}) => {
  const { warehouse } = api.deps.defaultSite
  const variants = 'select id from variants where product_id = $1'
  await read(
    api,
    `insert into stock_entries (variant_id, location_id, reason, quantity)
     select variant_id, location_id, 'count', reserved - on_hand from stock_items
     where variant_id in (${variants}) and location_id = $2 and on_hand > reserved`,
    ...[testProducts.court, warehouse],
  )
  const place = `where variant_id in (${variants}) and location_id = $2`
  await read(api, `update stock_items set expected_on = '${day}' ${place}`, testProducts.court, warehouse)
  await read(
    api,
    `insert into stock_entries (variant_id, location_id, reason, quantity)
     select variant_id, location_id, 'expect', 5 from stock_items ${place}`,
    ...[testProducts.court, warehouse],
  )
  const params = { productId: testProducts.court }
  const guest = api.client.withToken(null, 'en-us')
  await expect
    .poll(async () => (await guest.call('products.details', { params })).delivery?.earliest)
    .toMatch(/^2027-03-1[5-9]$/)
  const { methods } = await guest.call('products.deliveryPromise', { params, query: { postalCode: '94103' } })
  expect(methods.length).toBeGreaterThan(0)
  for (const { earliest } of methods) expect(earliest > day).toBe(true)
})
