import { addressOf, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test, toRefusal } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
})

const gift = { to: 'Grace', email: 'grace@example.com', message: 'For the long way home.' }
const idOf = (cart: { items: readonly { id: string }[] }, place = 0): string => cart.items[place]?.id ?? ''
const tryUpdate = (cart: { id: string }, body: unknown, shopper = guest) =>
  shopper.tryCall('cart.updateItem', { params: { basketId: cart.id }, body })
const setState = (api: TestApi, cartId: string, state: string) =>
  api.database.db.pool.query('update carts set state = $2 where id = $1', [cartId, state])

test('a gift option is added, changed, stored with the order, and removed [CART-13]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  expect(cart.items[0]).toMatchObject({ isGiftable: true })
  const params = { basketId: cart.id }
  const itemId = idOf(cart)
  const added = await guest.call('cart.updateItem', { params, body: { itemId, giftOption: gift } })
  expect(added.items[0]).toMatchObject({ qty: 1, giftOption: gift })
  const changed = { ...gift, message: 'Happy birthday!' }
  await guest.call('cart.updateItem', { params, body: { itemId, giftOption: changed } })
  await makeReady(guest, cart.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order.items[0]).toMatchObject({ giftOption: changed })
  const other = await guest.call('cart.createWithItem', { body: { productId: variantOf('court'), giftOption: gift } })
  const bare = await guest.call('cart.updateItem', {
    params: { basketId: other.id },
    body: { itemId: idOf(other), giftOption: null },
  })
  expect(bare.items[0]?.giftOption).toBeUndefined()
})

test('a gift option is GFO404 for an item without one, GFO405 for one that may not be a gift, and AUT453 for a malformed email [ERR-01] [CART-13]', async () => {
  for (const [product, refused] of [
    ['madeToOrder', [404, 'GFO404']],
    ['notGiftable', [409, 'GFO405']],
  ] as const) {
    const cart = await createCartWith(guest, variantOf(product))
    expect(cart.items[0]).toMatchObject({ isGiftable: false })
    expect(toRefusal(await tryUpdate(cart, { itemId: idOf(cart), giftOption: gift }))).toEqual(refused)
    const body = { productId: variantOf(product), giftOption: gift }
    expect(toRefusal(await guest.tryCall('cart.createWithItem', { body }))).toEqual(refused)
  }
  const cart = await createCartWith(guest, variantOf('court'))
  const body = { itemId: idOf(cart), giftOption: { ...gift, email: 'grace@example' } }
  expect(await tryUpdate(cart, body)).toBeRefused(400, 'AUT453')
})

test.each([
  ['no name', { ...gift, to: ' ' }],
  ['a name that is too long', { ...gift, to: 'x'.repeat(61) }],
  ['a message that is too long', { ...gift, message: 'x'.repeat(251) }],
])('a gift option with %s is refused before the cart is read [CART-13]', async (_, giftOption) => {
  const cart = await createCartWith(guest, variantOf('court'))
  expect(await tryUpdate(cart, { itemId: idOf(cart), giftOption })).toBeRefused(400, 'API400')
})

test('a gift option for a cart that is being ordered is GFS800 [ERR-01] [CART-13]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('court'))
  await setState(api, cart.id, 'ordering')
  expect(await tryUpdate(cart, { itemId: idOf(cart), giftOption: gift })).toBeRefused(409, 'GFS800')
  expect(await tryUpdate(cart, { itemId: idOf(cart), qty: 2 })).toBeRefused(409, 'INV409')
})

const chosen = (size: string, more: { type: string; value: string }[] = []) => [
  { type: 'color', value: '01' },
  { type: 'size', value: size },
  ...more,
]

test('another size of an item is selected by its attributes, with its own price and stock [CART-27]', async () => {
  const cart = await createCartWith(guest, variantOf('court'), 2)
  const changed = await guest.call('cart.updateItem', {
    params: { basketId: cart.id },
    body: { itemId: idOf(cart), productId: variantOf('court', '10'), variants: chosen('10') },
  })
  expect(changed.items).toMatchObject([{ id: idOf(cart), productId: variantOf('court', '10'), qty: 2 }])
  const scarce = await createCartWith(guest, variantOf('scarce'), 1)
  const body = { itemId: idOf(scarce), productId: variantOf('scarce', '10'), variants: chosen('10'), qty: 3 }
  expect(await tryUpdate(scarce, body)).toBeRefused(409, 'INV408')
})

test('an unknown attribute, value or combination is ATTR100, ATTR200, ATTR300 [ERR-01] [CART-27]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const change = { itemId: idOf(cart), productId: variantOf('court', '10') }
  const width = [{ type: 'width', value: 'wide' }]
  expect(await tryUpdate(cart, { ...change, variants: chosen('10', width) })).toBeRefused(404, 'ATTR100')
  expect(await tryUpdate(cart, { ...change, variants: chosen('17') })).toBeRefused(404, 'ATTR200')
  expect(await tryUpdate(cart, { ...change, variants: chosen('8') })).toBeRefused(404, 'ATTR300')
})

test('a size that was withdrawn while the dialog was open is ATTR200 [CART-27]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('limited'))
  await api.database.db.pool.query(`update variants set status = 'withdrawn' where id = $1`, [
    variantOf('limited', '10'),
  ])
  const change = { itemId: idOf(cart), productId: variantOf('limited', '10'), variants: chosen('10') }
  await expect.poll(async () => toRefusal(await tryUpdate(cart, change))).toEqual([404, 'ATTR200'])
})

test('a removed item is restored to its place with all its properties [CART-07]', async () => {
  const first = await guest.call('cart.createWithItem', {
    body: { productId: variantOf('giftCard'), customAmount: 75, giftOption: gift, qty: 2, maxQty: 4 },
  })
  const cart = await guest.call('cart.addItem', { body: { cartId: first.id, productId: variantOf('court') } })
  const before = cart.items[0]
  const without = await guest.call('cart.removeItem', { body: { cartId: cart.id, itemId: idOf(cart) } })
  expect(without.items).toHaveLength(1)
  const body = { cartId: cart.id, itemId: idOf(cart), productId: variantOf('giftCard') }
  const back = await guest.call('cart.addItem', { body })
  expect(back.items[0]).toEqual(before)
  expect(back.items[0]).toMatchObject({ customAmount: 75, giftOption: gift, qty: 2, maxQty: 4 })
  expect(back.totals).toEqual(cart.totals)
})

test('a cart of digital items needs no shipping address, method or stock, and is billed and sent by email [CART-28]', async () => {
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('giftCard'), customAmount: 60 } })
  expect(cart.items[0]).toMatchObject({
    isDigitalProduct: true,
    shipmentGroupId: 'digital',
    shippingOptions: { selected: 'digital', available: ['digital'] },
    availability: { inStock: true },
  })
  expect(cart).toMatchObject({ shippingMethods: [], totals: { shipping: 0, total: 60 } })
  const params = { basketId: cart.id }
  const { email, ...unmailed } = addressOf('en-us')
  const bill = { ...unmailed, countryCode: 'US' }
  await guest.call('cart.setBillingAddress', { params, body: { sameAsShipping: false, address: bill } })
  await guest.call('cart.addPaymentInstrument', {
    params,
    body: { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
  })
  const refused = await guest.tryCall('checkout.prepareOrder', { body: { basketId: cart.id } })
  expect(refused).toBeRefused(400, 'ORD400')
  const body = { sameAsShipping: false, address: { ...bill, email } }
  await guest.call('cart.setBillingAddress', { params, body })
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order).toMatchObject({ type: 'digital', email, totals: { total: 60, shipping: 0 } })
  expect(order.shippingAddress).toBeUndefined()
  expect(order.items[0]).toMatchObject({ isDigitalProduct: true, shippingOptions: { selected: 'digital' } })
})

test.each([0, -5, 0.001])(
  'a gift card of %s is PRC400, and so is a shoe with a custom amount [CART-28]',
  async (customAmount) => {
    for (const product of ['giftCard', 'court'] as const) {
      const refused = await guest.tryCall('cart.createWithItem', {
        body: { productId: variantOf(product), customAmount },
      })
      expect(refused).toBeRefused(409, 'PRC400')
    }
  },
)

test('a notification stays at its item until it is acknowledged [CART-17]', async ({ api }) => {
  const shopper = await api.client.createGuest('en-us')
  const cart = await createCartWith(shopper, variantOf('tee'), 2)
  await api.database.db.pool.query(
    `insert into price_entries (price_list, product_id, currency, kind, amount_minor, starts_at)
     select price_list, product_id, currency, kind, 2900, '2026-11-10' from price_entries
     where product_id = $1 and price_list = 'us-usd'`,
    [variantOf('tee').slice(0, 10)],
  )
  const params = { basketId: cart.id }
  await expect.poll(async () => (await shopper.call('cart.get', { params })).items[0]?.price.current).toBe(29)
  const changed = await shopper.call('cart.get', { params })
  const message = 'The price of Plain Tee is now $29.00.'
  expect(changed.items[0]?.customerNotifications).toEqual([{ code: 'PRC400', level: 'warning', message }])
  const acknowledged = await shopper.call('cart.get', { params, query: { patch: true } })
  expect(acknowledged.items[0]?.customerNotifications).toEqual([])
  expect(acknowledged.version).toBe(changed.version + 1)
  const again = await shopper.call('cart.get', { params, query: { patch: true } })
  expect(again).toEqual(acknowledged)
})

test('a recreated cart notifies of lowered quantities and removed items [CART-17] [CART-21]', async () => {
  const items = [
    { productId: variantOf('scarce'), qty: 5 },
    { productId: variantOf('withdrawn') },
    { productId: variantOf('court') },
  ]
  const cart = await guest.call('cart.create', { body: { items } })
  expect(cart.items.map(({ qty }) => qty)).toEqual([2, 1])
  expect(cart.items[0]?.customerNotifications).toMatchObject([{ code: 'INV408', level: 'warning' }])
  expect(cart.customerNotifications.map(({ code, message }) => [code, message.includes('Old Slip')])).toEqual([
    ['ORD404', true],
  ])
  const acknowledged = await guest.call('cart.get', { params: { basketId: cart.id }, query: { patch: true } })
  expect([
    ...acknowledged.customerNotifications,
    ...acknowledged.items.flatMap((item) => item.customerNotifications),
  ]).toEqual([])
})

test('the device fingerprint is stored with the cart and reaches the payment provider with the charge [CART-20]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const deviceFingerprint = 'a1b2c3d4e5f6a7b8c9d0'
  const body = { cartId: cart.id, deviceFingerprint }
  expect(await guest.call('cart.deviceFingerPrint', { body })).toEqual({ accepted: true })
  const stranger = await api.client.createGuest('en-us')
  expect(await stranger.tryCall('cart.deviceFingerPrint', { body })).toBeRefused(404, 'BSK404')
  await makeReady(guest, cart.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  const response = await fetch(`${api.sandbox.url}/v1/payments?reference=${order.orderNumber}`, {
    headers: { authorization: `Bearer ${api.deps.config.paymentSecrets.apiKey}` },
  })
  const { data } = (await response.json()) as { data: { risk?: unknown }[] }
  expect(data.map(({ risk }) => risk)).toEqual([{ deviceFingerprint }])
})
