import { guessesAMinute } from '@lacehouse/contracts'
import {
  addCoupon,
  addressOf,
  callAsPage,
  createCartWith,
  makeReady,
  type TestApi,
  type TestClient,
  type TestShopper,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

const code = 'NEWCOMER'

test.beforeAll(async ({ api }) => {
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addCoupon(api, code, { rule })
})
test.beforeEach(({ api }) => api.setNow(testNow))

/** Orders with an email address, so that it has one order. */
const orderWith = async (api: TestApi, email: string): Promise<void> => {
  const buyer = await api.client.createGuest()
  const { id } = await createCartWith(buyer, variantOf('court'))
  await makeReady(buyer, id)
  await setAddress(buyer, id, email)
  await buyer.call('checkout.placeOrder', { body: { cartId: id } })
}

const bodyOf = (email: string) => ({ address: { ...addressOf('en-us'), email } })

const setAddress = (shopper: TestShopper, basketId: string, email: string) =>
  shopper.call('cart.setShippingAddress', { params: { basketId }, body: bodyOf(email) })

const openCartWithCode = async (client: TestClient): Promise<{ shopper: TestShopper; basketId: string }> => {
  const shopper = await client.createGuest()
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  await shopper.call('coupons.apply', { body: { cartId: basketId, code } })
  return { shopper, basketId }
}

test('the reply to an address has the price of its own email, not of the one before [CART-09] [CART-10]', async ({
  api,
}) => {
  await orderWith(api, 'buyer@example.com')
  const { shopper, basketId } = await openCartWithCode(api.client)
  const first = await setAddress(shopper, basketId, 'newcomer@example.com')
  expect(first.totals.totalDiscount).toBe(10)
  const known = await setAddress(shopper, basketId, 'Buyer@example.com')
  expect([known.totals.totalDiscount, known.couponItems[0]?.applied]).toEqual([0, false])
  const read = await shopper.call('cart.get', { params: { basketId } })
  expect(read.totals.total).toBe(known.totals.total)
  const back = await setAddress(shopper, basketId, 'newcomer@example.com')
  expect(back.totals.total).toBe(first.totals.total)
})

test('the reply to a billing address has the price of its email where that gets the order [CART-10]', async ({
  api,
}) => {
  await orderWith(api, 'payer@example.com')
  const { shopper, basketId } = await openCartWithCode(api.client)
  const params = { basketId }
  const address = { ...addressOf('en-us'), email: 'payer@example.com' }
  const billed = await shopper.call('cart.setBillingAddress', { params, body: { address, sameAsShipping: false } })
  expect(billed.totals.totalDiscount).toBe(0)
  const without = await shopper.call('cart.removeBillingAddress', { params })
  expect(without.totals.totalDiscount).toBe(10)
})

test('whether email addresses have ordered can be asked ten times a minute, by a network and by a session [CART-10] [T33]', async ({
  api,
}) => {
  await orderWith(api, 'target@example.com')
  const network = api.client.at('10.70.0.1')
  const { shopper, basketId } = await openCartWithCode(network)
  const ask = (email: string, as = shopper, id = basketId) =>
    as.tryCall('cart.setShippingAddress', { params: { basketId: id }, body: bodyOf(email) })
  for (let nth = 0; nth < guessesAMinute; nth += 1) expect((await ask(`guess${nth}@example.com`)).status).toBe(200)
  const known = await ask('target@example.com')
  const unknown = await ask('unknown@example.com')
  expect([known.status, known.body.appId]).toEqual([403, 'lacehouse-proof-of-work'])
  expect({ ...known.body, correlationId: '' }).toEqual({ ...unknown.body, correlationId: '' })
  const other = await openCartWithCode(network)
  expect(await ask('target@example.com', other.shopper, other.basketId)).toBeRefused(403, 'AUT403')
  const elsewhere = api.client.at('10.70.0.2').withToken(shopper.token)
  expect(await ask('target@example.com', elsewhere)).toBeRefused(403, 'AUT403')
})

test('the same email does not count again, and a solved proof of work lets another one pass under the same idempotency key [CART-10]', async ({
  api,
}) => {
  const { shopper, basketId } = await openCartWithCode(api.client.at('10.71.0.1'))
  for (let nth = 0; nth < 2 * guessesAMinute; nth += 1) await setAddress(shopper, basketId, 'same@example.com')
  for (let nth = 1; nth < guessesAMinute; nth += 1) await setAddress(shopper, basketId, `other${nth}@example.com`)
  const headers = { 'idempotency-key': 'one-key-for-both-calls' }
  const call = { params: { basketId }, body: bodyOf('one-more@example.com'), headers }
  expect(await shopper.tryCall('cart.setShippingAddress', call)).toBeRefused(403, 'AUT403')
  expect((await callAsPage(shopper, 'cart.setShippingAddress', call)).status).toBe(200)
})

test('a cart whose price depends on no earlier orders takes any number of email addresses', async ({ api }) => {
  const shopper = await api.client.at('10.72.0.1').createGuest()
  const { id } = await createCartWith(shopper, variantOf('court'))
  for (let nth = 0; nth < 2 * guessesAMinute; nth += 1) await setAddress(shopper, id, `any${nth}@example.com`)
  const { shippingAddress } = await shopper.call('cart.get', { params: { basketId: id } })
  expect(shippingAddress?.email).toBe('any19@example.com')
})
