import { addressOf, createCartWith, makeReady, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const card = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const

test.for([
  ['AE', 'APO', '09014', 0],
  ['GU', 'Hagåtña', '96910', 0],
  ['PR', 'San Juan', '00901', 10.5],
] as const)(
  'an order to %s can be placed, with a shipping method that delivers there and its tax [CHK-19]',
  async ([province, city, postalCode, tax], { api }) => {
    const shopper = await api.client.createGuest('en-us')
    const { id: basketId } = await createCartWith(shopper, variantOf('court'))
    const params = { basketId }
    const address = { ...addressOf('en-us'), province, city, postalCode }
    const cart = await shopper.call('cart.setShippingAddress', { params, body: { address } })
    expect(cart.shippingMethods[0]?.applicableShippingMethods.map(({ code }) => code)).toEqual(['standard'])
    expect(cart.totals).toMatchObject({ tax, taxKnown: true })
    await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
    await shopper.call('cart.addPaymentInstrument', { params, body: card })
    const prepared = await shopper.tryCall('checkout.prepareOrder', { body: params })
    expect(prepared.status).toBe(200)
  },
)

test('a site in a tax region without rates sells nothing, and the summary says so [CHK-19]', async ({ api }) => {
  const shopper = await api.client.createGuest('de-de')
  const { id: cartId } = await createCartWith(shopper, variantOf('court'))
  await makeReady(shopper, cartId)
  const site = api.deps.sites.find(({ siteId }) => siteId === 'LH-DE') ?? {}
  Object.assign(site, { taxRegion: 'ZZ' })
  const prepared = await shopper.tryCall('checkout.prepareOrder', { body: { basketId: cartId } })
  const placed = await shopper.tryCall('checkout.placeOrder', { body: { cartId } })
  const cart = await shopper.call('cart.get', { params: { basketId: cartId } })
  Object.assign(site, { taxRegion: 'DE' })
  for (const { status, body } of [prepared, placed])
    expect([status, body.errorDetails[0]?.errorId]).toEqual([503, 'TAX309'])
  expect(cart.totals).toMatchObject({ tax: 0, taxKnown: false })
  await shopper.call('checkout.prepareOrder', { body: { basketId: cartId } })
  expect((await shopper.tryCall('checkout.placeOrder', { body: { cartId } })).status).toBe(200)
})

test('digital items are taxed at the billing address, which must be a place with known taxes [CHK-19] [CART-28]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('en-us')
  const body = { productId: variantOf('giftCard'), customAmount: 60 }
  const { id: basketId } = await shopper.call('cart.createWithItem', { body })
  const params = { basketId }
  await shopper.call('cart.addPaymentInstrument', { params, body: card })
  for (const [locale, status] of [
    ['de-de', 409],
    ['en-us', 200],
  ] as const) {
    const address = addressOf(locale)
    await shopper.call('cart.setBillingAddress', { params, body: { address, sameAsShipping: false } })
    const prepared = await shopper.tryCall('checkout.prepareOrder', { body: params })
    expect(prepared.status).toBe(status)
    if (status === 409) expect(prepared.body.errorDetails[0]?.errorId).toBe('TAX310')
  }
})
