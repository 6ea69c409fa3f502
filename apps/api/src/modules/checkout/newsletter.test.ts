import {
  addressOf,
  addTestStores,
  createCartWith,
  type TestApi,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
  guest = await api.client.createGuest('en-us')
})

const { email, ...unmailed } = addressOf('en-us')
const placed = { firstName: 'Ada', lastName: 'Marsh' }
const card = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const

const order = async (basketId: string): Promise<string> => {
  await guest.call('cart.addPaymentInstrument', { params: { basketId }, body: card })
  await guest.call('checkout.prepareOrder', { body: { basketId } })
  return (await guest.call('checkout.placeOrder', { body: { cartId: basketId } })).orderNumber
}

const listConsents = async (api: TestApi, orderNumber: string): Promise<unknown[]> => {
  const { rows } = await api.database.db.pool.query(
    'select site_id, locale, email, source, agreed_at from newsletter_consents where order_number = $1',
    [orderNumber],
  )
  return rows
}

const ship = async (newsletterConsent: boolean): Promise<string> => {
  const { id: basketId } = await createCartWith(guest, variantOf('court'))
  const address = { ...addressOf('en-us'), email: 'Ada@Example.com', subscriptions: { newsletterConsent } }
  await guest.call('cart.setShippingAddress', { params: { basketId }, body: { address } })
  await guest.call('cart.setBillingAddress', { params: { basketId }, body: { sameAsShipping: true } })
  return order(basketId)
}

test('a consent at the shipping address is stored with site, source and time, and a refusal is not [CHK-18]', async ({
  api,
}) => {
  expect(await listConsents(api, await ship(false))).toEqual([])
  expect(await listConsents(api, await ship(true))).toEqual([
    {
      site_id: 'LH-US',
      locale: 'en-us',
      email: 'ada@example.com',
      source: 'checkout',
      agreed_at: new Date(api.deps.now()),
    },
  ])
})

test('a buyer of digital items consents at the billing address [CHK-18] [CART-28]', async ({ api }) => {
  const body = { productId: variantOf('giftCard'), customAmount: 60 }
  const { id: basketId } = await guest.call('cart.createWithItem', { body })
  const address = { ...unmailed, ...placed, countryCode: 'US', email, subscriptions: { newsletterConsent: true } }
  await guest.call('cart.setBillingAddress', { params: { basketId }, body: { address, sameAsShipping: false } })
  expect(await listConsents(api, await order(basketId))).toMatchObject([{ email, source: 'checkout' }])
})

test('a shopper with a pickup consents at the contact [CHK-18] [CHK-14]', async ({ api }) => {
  const body = { productId: variantOf('court'), storeId: testStores.soho }
  const { id: basketId } = await guest.call('cart.createWithItem', { body })
  const params = { basketId }
  const subscriptions = { newsletterConsent: true }
  const contact = { ...placed, email: 'collects@example.com', countryCode: 'US', subscriptions }
  const query = { context: 'COLLECTION' as const }
  await guest.call('cart.setShippingAddress', { params, query, body: { address: contact } })
  const bill = { ...unmailed, countryCode: 'US' }
  await guest.call('cart.setBillingAddress', { params, body: { address: bill, sameAsShipping: false } })
  expect(await listConsents(api, await order(basketId))).toMatchObject([{ email: 'collects@example.com' }])
})
