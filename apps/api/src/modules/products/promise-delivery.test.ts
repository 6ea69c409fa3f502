import { testProducts } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
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
