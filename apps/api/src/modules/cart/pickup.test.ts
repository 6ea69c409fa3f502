import { readFile } from 'node:fs/promises'
import { formatOrderNumber } from '@lacehouse/domain/order/order-number'
import {
  addConsumer,
  addressOf,
  addTestStores,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})

const { soho, boston, chicago, mitte } = testStores
const court = variantOf('court')
const contact = { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com', countryCode: 'US' }

const createPickup = (shopper: TestShopper, storeId: string = soho, productId = court) =>
  shopper.call('cart.createWithItem', { body: { productId, storeId } })

type Collecting = { readonly address: object; readonly point?: string }

const setPickup = (shopper: TestShopper, basketId: string, { address, point }: Collecting) =>
  shopper.tryCall('cart.setShippingAddress', {
    params: { basketId },
    query: { context: 'COLLECTION' },
    body: { address, ...(point && { collectionPointId: point }) },
  })

const takeStock = (api: TestApi, storeId: string, variantId: string, quantity: number) =>
  api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
    [variantId, storeId, -quantity],
  )

test('an item for pickup at a store has its own shipment, and can be delivered home again [CART-06] [STO-03]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const cart = await createCartWith(shopper, court)
  const [item] = cart.items
  expect(item?.shippingOptions).toMatchObject({ selected: 'home', available: ['home', 'pickup'] })
  const params = { basketId: cart.id }
  const itemId = item?.id ?? ''
  const picked = await shopper.call('cart.updateItem', { params, body: { itemId, action: 'pickup', favStoreId: soho } })
  expect(picked.items[0]?.shippingOptions).toMatchObject({
    selected: 'pickup',
    storeInfo: { id: soho, name: 'Lacehouse SoHo', storeInventory: 10 },
  })
  expect(picked.shipments).toMatchObject([
    { shipmentId: `store:${soho}`, shipmentGroupId: 'pickup', itemIds: [itemId], store: { name: 'Lacehouse SoHo' } },
  ])
  expect(picked.shippingMethods).toEqual([])
  expect(picked.totals.shipping).toBe(0)
  const both = await shopper.call('cart.addItem', { body: { cartId: cart.id, productId: court } })
  expect(both.shipments.map(({ shipmentGroupId }) => shipmentGroupId)).toEqual(['pickup', 'me'])
  const home = await shopper.call('cart.updateItem', { params, body: { itemId, action: 'home' } })
  expect(home.items).toHaveLength(1)
  expect(home.items[0]).toMatchObject({ qty: 2, shippingOptions: { selected: 'home' } })
})

const listNotifications = (cart: { customerNotifications: unknown[]; items: { customerNotifications: unknown[] }[] }) =>
  [...cart.customerNotifications, ...cart.items.flatMap((item) => item.customerNotifications)] as { code: string }[]

test('a change between home delivery and pickup is a cart notification [CART-15]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const cart = await createCartWith(shopper, court)
  const params = { basketId: cart.id }
  const itemId = cart.items[0]?.id ?? ''
  const picked = await shopper.call('cart.updateItem', { params, body: { itemId, action: 'pickup', favStoreId: soho } })
  expect(listNotifications(picked).map(({ code }) => code)).toEqual(['ORD517'])
  const home = await shopper.call('cart.updateItem', { params, body: { itemId, action: 'home' } })
  expect(listNotifications(home).map(({ code }) => code)).toEqual(['ORD516'])
})

test('items with home delivery show the stock of the favourite store [STO-03] [STO-04]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const { id } = await createCartWith(shopper, court)
  const cart = await shopper.call('cart.get', { params: { basketId: id }, query: { favStoreId: boston } })
  expect(cart.items[0]?.shippingOptions.storeInfo).toEqual({
    id: boston,
    name: 'Lacehouse Back Bay',
    timeZone: 'America/New_York',
    storeInventory: 1,
  })
})

test.for([
  ['that does not exist', 'us-999', 'STR404'],
  ['of another site', mitte, 'STR404'],
  ['without pickup', chicago, 'STR404'],
] as const)('a pickup at a store %s is %s [STO-04] [ERR-01]', async ([_, storeId, code], { api }) => {
  const shopper = await api.client.createGuest()
  const body = { productId: court, storeId }
  expect((await shopper.tryCall('cart.createWithItem', { body })).body.errorDetails[0]?.errorId).toBe(code)
  const { id, items } = await createCartWith(shopper, court)
  const added = await shopper.tryCall('cart.addItem', { body: { cartId: id, ...body } })
  expect(added.body.errorDetails[0]?.errorId).toBe(code)
  const moved = await shopper.tryCall('cart.updateItem', {
    params: { basketId: id },
    body: { itemId: items[0]?.id, action: 'pickup', favStoreId: storeId },
  })
  expect(moved.body.errorDetails[0]?.errorId).toBe(code)
})

test('a pickup without a store is STR404, and a recreated cart leaves out items for a store without pickup, with a notification [STO-04] [CART-21]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const { id, items } = await createCartWith(shopper, court)
  const itemId = items[0]?.id ?? ''
  const moved = await shopper.tryCall('cart.updateItem', {
    params: { basketId: id },
    body: { itemId, action: 'pickup' },
  })
  expect([moved.status, moved.body.errorDetails[0]?.errorId]).toEqual([404, 'STR404'])
  const lost = [chicago, mitte, 'us-999'].map((storeId) => ({ productId: court, storeId }))
  const cart = await shopper.call('cart.create', { body: { items: lost } })
  expect([cart.items, listNotifications(cart).map(({ code }) => code)]).toEqual([[], ['ORD404', 'ORD404', 'ORD404']])
})

test('a made-to-order item for pickup is STR404 when it is added and when it is changed [CART-29] [STO-04]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const body = { productId: variantOf('madeToOrder') }
  const added = await shopper.tryCall('cart.createWithItem', { body: { ...body, storeId: soho } })
  expect(added.body.errorDetails[0]?.errorId).toBe('STR404')
  const { id, items } = await shopper.call('cart.createWithItem', { body })
  const moved = await shopper.tryCall('cart.updateItem', {
    params: { basketId: id },
    body: { itemId: items[0]?.id ?? '', action: 'pickup', storeId: soho },
  })
  expect(moved.body.errorDetails[0]?.errorId).toBe('STR404')
})

test.for(['us-999', mitte, chicago])(
  'an item for the store %s cannot be saved for later: STR404 [CART-26] [STO-04]',
  async (storeId, { api }) => {
    const shopper = await api.client.createGuest()
    const refused = await shopper.tryCall('cart.putSavedItem', { body: { productId: court, storeId } })
    expect(refused.body.errorDetails[0]?.errorId).toBe('STR404')
  },
)

test('a pickup at a store without enough stock is refused [STO-04]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const ask = async (body: object) => (await shopper.tryCall('cart.createWithItem', { body })).body.errorDetails[0]
  expect((await ask({ productId: variantOf('tee'), storeId: soho }))?.errorId).toBe('INV701')
  expect(await ask({ productId: court, storeId: boston, qty: 2 })).toMatchObject({ errorId: 'INV408', maximum: 1 })
})

test('a cart with only pickup items needs a contact and no shipping address [CHK-14]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const { id } = await createPickup(shopper)
  const missing = await setPickup(shopper, id, { address: { countryCode: 'US', firstName: 'Bo' } })
  expect(missing.body.errorDetails.map(({ errorId, field }) => [errorId, field])).toEqual([
    ['CHK320', 'lastName'],
    ['ORD400', 'email'],
  ])
  const { body: cart } = await setPickup(shopper, id, { address: contact })
  expect(cart.pickup).toEqual({
    kind: 'store',
    contact: { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' },
  })
  expect(cart).not.toHaveProperty('shippingAddress')
  expect(cart.billingSameAsShipping).toBe(false)
})

test('a cart with only pickup items is taxed at the location of its store', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const cart = await createPickup(shopper)
  expect(cart.totals).toMatchObject({ taxKnown: true })
  expect(cart.totals.tax).toBeGreaterThan(0)
})

const pay = async (shopper: TestShopper, basketId: string): Promise<void> => {
  const params = { basketId }
  const address = addressOf(shopper.locale)
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: false, address } })
  await shopper.call('cart.addPaymentInstrument', {
    params,
    body: { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
  })
}

test('an order for pickup names its store with its hours, and so does its mail [CHK-13]', async ({ api }) => {
  const shopper = await api.client.createGuest()
  const { id } = await createPickup(shopper)
  const early = await shopper.tryCall('checkout.prepareOrder', { body: { basketId: id } })
  expect(early.body.errorDetails[0]?.errorId).toBe('CHK320')
  await setPickup(shopper, id, { address: contact })
  const same = await shopper.tryCall('cart.setBillingAddress', {
    params: { basketId: id },
    body: { sameAsShipping: true },
  })
  expect(same.body.errorDetails[0]?.errorId).toBe('BIL400')
  await pay(shopper, id)
  await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  expect(order).toMatchObject({ type: 'pickup', email: 'bo@example.com', pickup: { kind: 'store' } })
  expect(order.shipments).toMatchObject([{ storeId: soho, store: { name: 'Lacehouse SoHo' } }])
  expect(order.shipments[0]?.store?.hours.weekdays).toHaveLength(7)
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const mail = await readFile(`${api.deps.mailFolder}/order-${formatOrderNumber(order.orderNumber)}.html`, 'utf8')
  for (const words of ['Lacehouse SoHo', '10:00', 'Bo Ek can pick it up', 'as soon as you can pick it up'])
    expect(mail).toContain(words)
  expect(mail).not.toContain('when it ships')
})

test('a parcel to a pickup point needs the contact fields of the locale and a billing address [CHK-14] [CHK-15]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('de-de')
  const { id } = await createCartWith(shopper, court)
  const nameless = await setPickup(shopper, id, { address: { countryCode: 'DE' }, point: 'de-tp1' })
  expect(nameless.body.errorDetails.map(({ errorId, field }) => [errorId, field])).toEqual([
    ['CHK320', 'firstName'],
    ['CHK320', 'lastName'],
    ['SHP410', 'phone'],
    ['ORD400', 'email'],
  ])
  const reachable = { ...contact, countryCode: 'DE', phone: '03055501234' }
  const { body: cart } = await setPickup(shopper, id, { address: reachable, point: 'de-tp1' })
  expect(cart.pickup).toMatchObject({ kind: 'point', point: { id: 'de-tp1', name: 'PaketPunkt 1' } })
  expect(cart.shippingAddress).toMatchObject({ firstName: 'Bo', addressLine2: 'PaketPunkt 1', city: 'Berlin' })
  await pay(shopper, id)
  await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  expect(order.pickup?.point?.name).toBe('PaketPunkt 1')
})

test('an unknown pickup point is STR404, and one that does not take the weight is SHP404 [CHK-15] [ERR-01]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('de-de')
  const { id } = await shopper.call('cart.createWithItem', { body: { productId: court, qty: 6 } })
  const reachable = { ...contact, countryCode: 'DE', phone: '03055501234' }
  const ask = async (point: string) =>
    (await setPickup(shopper, id, { address: reachable, point })).body.errorDetails[0]?.errorId
  expect(await ask('de-none')).toBe('STR404')
  expect(await ask('de-tp2')).toBe('SHP404')
})

test('an item that its store no longer has is delivered home, with ORD516 before the order [CART-15] [ERR-01]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const { id } = await createPickup(shopper, boston)
  await makeReady(shopper, id)
  await takeStock(api, boston, court, 1)
  const refused = await shopper.tryCall('checkout.placeOrder', { body: { cartId: id } })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([409, 'ORD516'])
  const cart = await shopper.call('cart.get', { params: { basketId: id } })
  expect(cart.items[0]?.shippingOptions.selected).toBe('home')
  expect(listNotifications(cart).map(({ code }) => code)).toContain('ORD516')
  const prepared = await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  const body = { cartId: id, expectedTotal: prepared.totals.total }
  const covered = await shopper.tryCall('checkout.placeOrder', { body })
  expect(covered.status).toBe(200)
})

test('an item that the warehouse no longer has moves to the pickup store of the other items, with ORD517 [CART-15] [ERR-01]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const { id } = await createPickup(shopper)
  const variantId = variantOf('court', '10')
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantId } })
  await makeReady(shopper, id)
  await takeStock(api, api.deps.defaultSite.warehouse, variantId, 1000)
  const refused = await shopper.tryCall('checkout.prepareOrder', { body: { basketId: id } })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([409, 'ORD517'])
  const cart = await shopper.call('checkout.prepareOrder', { body: { basketId: id } })
  expect(cart.items.map(({ shippingOptions }) => shippingOptions.selected)).toEqual(['pickup', 'pickup'])
})

test('an inapplicable shipping method is replaced, with ORD518 before the order [CART-15] [ERR-01]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest()
  const { id } = await createCartWith(shopper, court)
  await makeReady(shopper, id)
  await shopper.call('cart.chooseShippingMethod', { body: { cartId: id, code: 'express', shippingId: 'me' } })
  // The cart is in the state that a withdrawn shipping method leaves.
  await api.database.db.pool.query(
    `update carts set doc = jsonb_set(doc, '{shippingMethods,me,code}', '"drone"') where id = $1`,
    [id],
  )
  const refused = await shopper.tryCall('checkout.placeOrder', { body: { cartId: id } })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([409, 'ORD518'])
  expect((await shopper.call('cart.get', { params: { basketId: id } })).shippingMethods[0]?.code).toBe('standard')
})

test('the amount missing to free shipping is shown where the site shows it [CART-30]', async ({ api }) => {
  const [american, german] = await Promise.all([api.client.createGuest(), api.client.createGuest('de-de')])
  const tee = await createCartWith(american, variantOf('tee'))
  const { from = 0, missing } = tee.freeShippingBenefit ?? {}
  expect(missing).toBe(from - 25)
  expect((await createCartWith(american, court)).freeShippingBenefit).toMatchObject({ reached: true, missing: 0 })
  expect(await createCartWith(german, variantOf('tee'))).not.toHaveProperty('freeShippingBenefit')
})

test('the store that a consumer chooses is stored in their profile; staff have none [STO-03]', async ({ api }) => {
  const open = async (consumerNo: string, consumerType: 'CONSUMER' | 'STORE_EMPLOYEE') => {
    await addConsumer(api.database.db, { consumerNo, consumerType })
    const { accessToken } = api.deps.tokens.issue({ kind: 'consumer', id: consumerNo, consumerType, siteId: 'LH-US' })
    return api.client.withToken(accessToken, 'en-us')
  }
  const collectAt = async (shopper: TestShopper, favStoreId: string) => {
    const { id, items } = await createCartWith(shopper, court)
    const body = { itemId: items[0]?.id ?? '', action: 'pickup' as const, favStoreId }
    return shopper.tryCall('cart.updateItem', { params: { basketId: id }, body })
  }
  const readStore = async (shopper: TestShopper) =>
    (await shopper.call('consumer.get', {})).consumerProfile.favoriteStore
  const consumer = await open('C-STORE', 'CONSUMER')
  expect(await readStore(consumer)).toBeUndefined()
  await collectAt(consumer, soho)
  expect(await readStore(consumer)).toEqual({ id: soho, name: 'Lacehouse SoHo' })
  expect((await collectAt(consumer, chicago)).body).toMatchObject({ errorDetails: [{ errorId: 'STR404' }] })
  expect((await readStore(consumer))?.id).toBe(soho)
  await collectAt(consumer, boston)
  expect((await readStore(consumer))?.id).toBe(boston)
  await consumer.call('cart.createWithItem', { body: { productId: court, storeId: soho } })
  expect((await readStore(consumer))?.id).toBe(soho)
  const staff = await open('S-STORE', 'STORE_EMPLOYEE')
  await collectAt(staff, soho)
  expect(await readStore(staff)).toBeUndefined()
})
