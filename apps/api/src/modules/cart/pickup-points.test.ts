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

let shopper: TestShopper
test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.beforeEach(async ({ api }) => {
  shopper = await api.client.createGuest('de-de')
})

const court = variantOf('court')
const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com', countryCode: 'DE', phone: '03055501234' }

type Notified = { readonly customerNotifications: readonly { readonly code: string }[] }
const codesOf = ({ customerNotifications }: Notified) =>
  customerNotifications.map(({ code }) => code).filter((code) => code.startsWith('ORD5'))

const toPickupPoint = (basketId: string) =>
  shopper.call('cart.setShippingAddress', {
    params: { basketId },
    query: { context: 'COLLECTION' },
    body: { address: contact, collectionPointId: 'de-tp1' },
  })

const toHome = (basketId: string) =>
  shopper.call('cart.setShippingAddress', { params: { basketId }, body: { address: addressOf('de-de') } })

const setStatus = async (api: TestApi, status: 'open' | 'closed') => {
  await api.database.db.pool.query(`update pickup_points set status = $1 where id = 'de-tp1'`, [status])
  api.deps.stores.drop()
}

test('a parcel that becomes too heavy loses its pickup point and address at once [CHK-15] [CART-15]', async () => {
  const { id, items } = await createCartWith(shopper, court)
  await toPickupPoint(id)
  const params = { basketId: id }
  const cart = await shopper.call('cart.updateItem', { params, body: { itemId: items[0]?.id ?? '', qty: 6 } })
  expect(cart).not.toHaveProperty('collection')
  expect(cart).not.toHaveProperty('shippingAddress')
  expect(codesOf(cart)).toEqual(['ORD516'])
})

test('a closed pickup point is noticed before the order and reported once, and the order needs an address [CHK-15] [CART-15]', async ({
  api,
}) => {
  const { id } = await createCartWith(shopper, court)
  await toPickupPoint(id)
  await setStatus(api, 'closed')
  const prepare = async () =>
    (await shopper.tryCall('checkout.prepareOrder', { body: { basketId: id } })).body.errorDetails?.[0]?.errorId
  expect([await prepare(), await prepare()]).toEqual(['ORD516', 'CHK320'])
  await setStatus(api, 'open')
  const cart = await shopper.call('cart.get', { params: { basketId: id } })
  expect(cart).not.toHaveProperty('collection')
  expect(codesOf(cart)).toEqual(['ORD516'])
})

test('a change from home to a pickup point and back is reported each time [CART-15]', async () => {
  const { id } = await createCartWith(shopper, court)
  expect(codesOf(await toPickupPoint(id))).toEqual([])
  expect(codesOf(await toHome(id))).toEqual(['ORD516'])
  expect(codesOf(await toPickupPoint(id))).toEqual(['ORD517'])
})

test('when all items of a parcel move to a store, the pickup point is removed and a contact is required [CHK-14] [CHK-15]', async () => {
  const { id, items } = await createCartWith(shopper, court)
  await toPickupPoint(id)
  const body = { itemId: items[0]?.id ?? '', action: 'pickup', storeId: testStores.mitte } as const
  const cart = await shopper.call('cart.updateItem', { params: { basketId: id }, body })
  expect(cart).not.toHaveProperty('collection')
  expect(cart).not.toHaveProperty('shippingAddress')
  const home = await shopper.call('cart.updateItem', { params: { basketId: id }, body: { ...body, action: 'home' } })
  expect(home).not.toHaveProperty('collection')
})

test('the contact for pickup is removed when all items are delivered home [CHK-14]', async () => {
  const { id, items } = await shopper.call('cart.createWithItem', {
    body: { productId: court, storeId: testStores.mitte },
  })
  const params = { basketId: id }
  const query = { context: 'COLLECTION' } as const
  const collected = await shopper.call('cart.setShippingAddress', { params, query, body: { address: contact } })
  expect(collected.pickup?.kind).toBe('store')
  const body = { itemId: items[0]?.id ?? '', action: 'home' } as const
  expect(await shopper.call('cart.updateItem', { params, body })).not.toHaveProperty('collection')
})
