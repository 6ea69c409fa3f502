import { calls, type callTable } from '@lacehouse/contracts'
import { addressOf, createCartWith, type TestApi, type TestShopper, testProducts, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
})

const unknownCart = '11111111-1111-4111-8111-111111111111'

test('a guest creates a cart with an item and reads it [CART-04] [AUTH-01]', async ({ api }) => {
  const german = await api.client.createGuest('de-de')
  const cart = await createCartWith(german, variantOf('court'), 2)
  expect(cart).toMatchObject({ currency: 'EUR', siteId: 'LH-DE', state: 'open', totalItems: 2 })
  expect(cart.totals).toMatchObject({ itemTotal: 238, total: 238, taxKnown: true })
  const read = await german.call('cart.get', {
    params: { basketId: cart.id },
    query: { checkInventory: true, patch: true },
  })
  expect(read).toEqual(cart)
})

test('an empty cart has every field of the cart, and a filled one every field of its items [CART-01] [CART-02]', async () => {
  const empty = await guest.call('cart.create', { body: {} })
  expect(empty).toMatchObject({
    totalItems: 0,
    items: [],
    payment_instruments: [],
    couponItems: [],
    orderPromotions: [],
    promoSummary: [],
    flash: [],
    customerNotifications: [],
  })
  const cart = await createCartWith(guest, variantOf('sale'))
  const [item] = cart.items
  expect(item).toMatchObject({
    productId: variantOf('sale'),
    masterId: testProducts.sale,
    qty: 1,
    maxQty: 10,
    price: {
      original: 100,
      current: 70,
      rowTotal: 70,
      priceAfterItemDiscount: 70,
      priceAfterOrderDiscount: 70,
      proratedPrice: 70,
    },
    bonus: false,
    isCustoms: false,
    isDigitalProduct: false,
    shipmentGroupId: 'me',
    slug: 'halden-runner',
    cost: 70,
    shippingOptions: { selected: 'home', available: ['home'], shippingMethod: { code: 'standard' } },
  })
  expect(item?.upc).toMatch(/^\d{12}$/)
  expect(item?.pdpUrl).toBe(`/en-us/p/halden-runner-${testProducts.sale}?color=01&size=9`)
  expect(item?.variants.map(({ type, valueLabel }) => [type, valueLabel])).toEqual([
    ['color', 'Chalk'],
    ['size', '9'],
  ])
  expect(cart.shippingMethods[0]?.applicableShippingMethods.length).toBeGreaterThan(1)
})

test('an item takes every field of its body, and a later price or maximum of the caller’s counts for its line only [CART-05]', async () => {
  const cart = await guest.call('cart.create', { body: {} })
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'Run!' }
  const card = await guest.call('cart.addItem', {
    body: {
      cartId: cart.id,
      productId: variantOf('giftCard'),
      upc: '000000000000',
      qty: 2,
      maxQty: 2,
      customAmount: 40,
      giftOption,
      pdpUrl: '/en-us/p/elsewhere-LH0001',
      productImageURL: '/i/elsewhere.avif',
    },
  })
  const [item] = card.items
  expect(item).toMatchObject({ qty: 2, maxQty: 2, customAmount: 40, giftOption })
  // The shop's own facts about the variant win over what a page says of them.
  expect(item?.upc).not.toBe('000000000000')
  expect(item?.pdpUrl).not.toContain('elsewhere')
  const refused = await guest.tryCall('cart.updateItem', {
    params: { basketId: cart.id },
    body: { itemId: item?.id ?? '', qty: 3 },
  })
  expect(refused.body.errorDetails[0]).toMatchObject({ errorId: 'INV408', maximum: 2 })
})

test('the same variant increases its line, and another variant gets a line [CART-05]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const body = { cartId: cart.id, productId: variantOf('court'), qty: 2 }
  const joined = await guest.call('cart.addItem', { body })
  expect(joined.items.map(({ qty }) => qty)).toEqual([3])
  const apart = await guest.call('cart.addItem', { body: { ...body, productId: variantOf('court', '10') } })
  expect(apart.items.map(({ qty }) => qty)).toEqual([3, 2])
  expect(apart.totals.itemTotal).toBe(500)
})

test('quantity defaults to 1, and a refusal above the maximum names the maximum [CART-08]', async () => {
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('limited') } })
  expect(cart.items[0]).toMatchObject({ qty: 1, maxQty: 3 })
  const refused = await guest.tryCall('cart.addItem', {
    body: { cartId: cart.id, productId: variantOf('limited'), qty: 5 },
  })
  expect(refused.status).toBe(409)
  expect(refused.body.errorDetails[0]).toMatchObject({
    errorId: 'INV408',
    maximum: 3,
    message: 'You can order at most 3 of these.',
  })
  const after = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(after.items[0]?.qty).toBe(1)
})

test('a full cart says how many different items it holds [CART-08]', async ({ api }) => {
  const cart = await guest.call('cart.createWithItem', { body: { productId: variantOf('tee') } })
  await api.database.db.pool.query(
    `update carts set doc = jsonb_set(doc, '{lines}', (select jsonb_agg(doc #> '{lines,0}' || jsonb_build_object('id', n::text))
     from generate_series(1, 100) as n)) where id = $1`,
    [cart.id],
  )
  const refused = await guest.tryCall('cart.addItem', { body: { cartId: cart.id, productId: variantOf('court') } })
  expect(refused.body.errorDetails[0]).toMatchObject({
    errorId: 'INV408',
    maximum: 100,
    field: 'lines',
    message: 'Your cart can hold at most 100 different items.',
  })
})

test('an item changes its quantity and its variant [CART-06]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const itemId = cart.items[0]?.id ?? ''
  const params = { basketId: cart.id }
  const more = await guest.call('cart.updateItem', { params, body: { itemId, qty: 4 } })
  expect(more.totals).toMatchObject({ totalUnits: 4, itemTotal: 400 })
  const other = await guest.call('cart.updateItem', { params, body: { itemId, productId: variantOf('court', '10') } })
  expect(other.items).toMatchObject([{ id: itemId, productId: variantOf('court', '10'), qty: 4 }])
  const gone = await guest.tryCall('cart.updateItem', { params, body: { itemId: 'nothing', qty: 1 } })
  expect(gone.body.errorDetails[0]?.errorId).toBe('ORD404')
})

test('an item is removed from the cart and restored [CART-07]', async () => {
  const cart = await createCartWith(guest, variantOf('court'), 2)
  const itemId = cart.items[0]?.id ?? ''
  const without = await guest.call('cart.removeItem', { body: { cartId: cart.id, itemId } })
  expect(without).toMatchObject({ items: [], totalItems: 0, totals: { total: 0 } })
  const again = await guest.tryCall('cart.removeItem', { body: { cartId: cart.id, itemId } })
  expect(again.body.errorDetails[0]?.errorId).toBe('ORD404')
  const back = await guest.call('cart.addItem', { body: { cartId: cart.id, productId: variantOf('court'), qty: 2 } })
  expect(back.totals.itemTotal).toBe(cart.totals.itemTotal)
})

test.each([
  ['withdrawn', 'INV405', 409],
  ['unpriced', 'INV702', 409],
  ['uncounted', 'INV701', 409],
  ['presale', 'AUT404', 403],
  ['comingSoon', 'ORD404', 404],
] as const)('a product that is %s is refused with %s and creates no cart', async (product, errorId, status) => {
  const refused = await guest.tryCall('cart.createWithItem', { body: { productId: variantOf(product) } })
  expect(refused.status).toBe(status)
  expect(refused.body.errorDetails[0]?.errorId).toBe(errorId)
})

test.each([0, -1, 1.5])('a quantity of %s is refused', async (qty) => {
  const refused = await guest.tryCall('cart.createWithItem', { body: { productId: variantOf('court'), qty } })
  expect(refused.body.errorDetails[0]?.errorId).toBe('INV407')
})

test('a quantity above the stock is refused for a new and a changed item, with the available quantity', async () => {
  const added = await guest.tryCall('cart.createWithItem', { body: { productId: variantOf('scarce'), qty: 3 } })
  expect(added.body.errorDetails[0]).toMatchObject({ errorId: 'INV408', maximum: 2 })
  const cart = await createCartWith(guest, variantOf('scarce'), 2)
  const body = { itemId: cart.items[0]?.id, qty: 3 }
  const changed = await guest.tryCall('cart.updateItem', { params: { basketId: cart.id }, body })
  expect(changed.body.errorDetails[0]).toMatchObject({ errorId: 'INV408', maximum: 2 })
})

test('stock that is lost after adding is reported on request with the missing quantity, and no more can be added [CART-04] [CART-16] [CART-23]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('scarce', '8'), 2)
  const take = (quantity: number): Promise<unknown> =>
    api.database.db.pool.query(
      `insert into stock_entries (variant_id, location_id, reason, quantity) select $1, location_id, 'count', $2 from stock_items where variant_id = $1`,
      [variantOf('scarce', '8'), -quantity],
    )
  await take(1)
  const short = await guest.call('cart.get', { params: { basketId: cart.id }, query: { checkInventory: true } })
  expect(short.flash).toMatchObject([
    { code: 'ProductLineItemInventoryMissing', details: { productId: variantOf('scarce', '8'), missingQty: 1 } },
  ])
  expect(short.flash[0]?.message).toContain('Ferris High')
  const unasked = { params: { basketId: cart.id }, query: { checkInventory: false } }
  expect((await guest.call('cart.get', unasked)).flash).toEqual([])
  await take(1)
  const gone = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(gone.flash).toMatchObject([{ code: 'ProductLineItemFullInventoryMissing', details: { missingQty: 2 } }])
  expect(gone.items[0]?.availability).toEqual({ inStock: false, quantity: 0 })
  const more = { params: { basketId: cart.id }, body: { itemId: gone.items[0]?.id, qty: 1 } }
  expect((await guest.tryCall('cart.updateItem', more)).body.errorDetails[0]?.errorId).toBe('INV406')
})

test('a flag of an added item leaves flash messages out of its reply, and the next one has them [CART-05] [CART-16]', async ({
  api,
}) => {
  const { id: cartId } = await createCartWith(guest, variantOf('scarce', '9'), 2)
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) select $1, location_id, 'count', -1 from stock_items where variant_id = $1`,
    [variantOf('scarce', '9')],
  )
  const added = { cartId, productId: variantOf('court') }
  const codesOf = ({ flash }: { readonly flash: readonly { readonly code: string }[] }) => flash.map(({ code }) => code)
  const quiet = { suppressFlash: true, suppressNotifications: true }
  const silent = await guest.call('cart.addItem', { body: { ...added, ...quiet } })
  expect([silent.flash, silent.customerNotifications, silent.items.length]).toEqual([[], [], 2])
  const next = await guest.call('cart.addItem', { body: added })
  expect(codesOf(next)).toEqual(['ProductLineItemInventoryMissing'])
  const made = await guest.call('cart.createWithItem', { body: { productId: variantOf('court'), ...quiet } })
  expect(made.items).toHaveLength(1)
})

test('shipping methods are listed with price and days, and a chosen one stays [CART-14]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const params = { basketId: cart.id, shippingId: 'me' as const }
  const { applicableShippingMethods: methods } = await guest.call('cart.listShippingMethods', { params })
  const express = methods.find(({ code }) => code === 'express')
  expect(express).toMatchObject({
    price: { amount: 14.95, currency: 'USD' },
    deliveryTime: '2 business days',
    deliveryWindow: { from: '2026-11-24', to: '2026-11-24' },
  })
  const body = { cartId: cart.id, code: 'express', shippingId: 'me' as const, shopperAppliedSM: true }
  const chosen = await guest.call('cart.chooseShippingMethod', { body })
  expect(chosen.totals.shipping).toBe(14.95)
  const address = addressOf('en-us')
  const addressed = await guest.call('cart.setShippingAddress', { params: { basketId: cart.id }, body: { address } })
  expect(addressed.shippingMethods[0]?.code).toBe('express')
  const hawaii = { ...address, city: 'Honolulu', province: 'HI', postalCode: '96815' }
  const moved = await guest.call('cart.setShippingAddress', {
    params: { basketId: cart.id },
    body: { address: hawaii },
  })
  expect(moved.shippingMethods[0]?.code).toBe('standard')
  expect(moved.customerNotifications.map(({ code }) => code)).toContain('ORD518')
  const unknown = await guest.tryCall('cart.chooseShippingMethod', { body: { ...body, code: 'balloon' } })
  expect(unknown.body.errorDetails[0]?.errorId).toBe('SHP404')
  const none = await guest.call('cart.listShippingMethods', { params: { ...params, shippingId: 'customs' } })
  expect(none.applicableShippingMethods).toEqual([])
})

test('a lost cart is BSK404 and is recreated from its available items', async () => {
  const lost = await guest.tryCall('cart.get', { params: { basketId: unknownCart } })
  expect(lost).toMatchObject({ status: 404, body: { errorDetails: [{ errorId: 'BSK404' }] } })
  const items = [
    { productId: variantOf('court'), qty: 2 },
    { productId: variantOf('withdrawn'), qty: 1 },
    { productId: variantOf('limited'), qty: 9 },
  ]
  const renewed = await guest.call('cart.create', { body: { items } })
  expect(renewed.items.map(({ productId, qty }) => [productId, qty])).toEqual([
    [variantOf('court'), 2],
    [variantOf('limited'), 3],
  ])
})

test('two concurrent changes of one cart both succeed', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  const adds = Array.from({ length: 6 }, () =>
    guest.tryCall('cart.addItem', { body: { cartId: cart.id, productId: variantOf('tee'), qty: 1 } }),
  )
  expect((await Promise.all(adds)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  const after = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(after.items.find(({ masterId }) => masterId === testProducts.tee)?.qty).toBe(6)
})

test('an add is two statements and a read is one, for one line and for fifty', async ({ api }) => {
  const small = await createCartWith(guest, variantOf('court'))
  const items = Array.from({ length: 50 }, (_, index) => ({
    productId: variantOf(
      (['court', 'tee', 'sale'] as const)[index % 3] ?? 'court',
      ['8', '9', '10'][Math.floor(index / 3) % 3],
    ),
    qty: 1,
    recipeId: `recipe-${index}`,
  }))
  const large = await guest.call('cart.create', { body: { items } })
  expect(large.items).toHaveLength(50)
  for (const cartId of [small.id, large.id]) {
    expect(
      await countStatements(api, () => guest.call('cart.addItem', { body: { cartId, productId: variantOf('tee') } })),
    ).toBe(2)
    expect(await countStatements(api, () => guest.call('cart.get', { params: { basketId: cartId } }))).toBe(1)
  }
})

const countStatements = async (api: TestApi, work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const off = api.database.db.onStatement(() => {
    count += 1
  })
  await work()
  off()
  return count
}

test('a cart of another owner cannot be read or changed, and its existence is not revealed', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const stranger = await api.client.createGuest('en-us')
  const itemId = cart.items[0]?.id ?? ''
  const params = { basketId: cart.id, shippingId: 'me' }
  const bodies: Record<string, unknown> = {
    'cart.addItem': { cartId: cart.id, productId: variantOf('court') },
    'cart.removeItem': { cartId: cart.id, itemId },
    'cart.updateItem': { itemId, qty: 2 },
    'cart.chooseShippingMethod': { cartId: cart.id, code: 'express', shippingId: 'me' },
    'cart.setShippingAddress': { address: addressOf('en-us') },
    'cart.validateShippingAddress': { address: addressOf('en-us') },
    'cart.setBillingAddress': { sameAsShipping: true },
    'cart.addPaymentInstrument': { payment_method_id: 'CREDIT_CARD', token: 'tok_success' },
    'cart.removePaymentInstrument': { payment_instrument_id: 'x' },
    'cart.saveForLater': { itemId },
    'cart.setGiftWrapping': { wrap: true, receipt: true },
    'cart.deviceFingerPrint': { cartId: cart.id, deviceFingerprint: 'a1b2c3d4e5f6a7b8' },
    'cart.reserveWithItem': {
      cartId: cart.id,
      productId: variantOf('court'),
      storeId: 'us-001',
      contact: { firstName: 'Bo', lastName: 'Ek', email: 'bo@example.com' },
    },
    'checkout.prepareOrder': { basketId: cart.id },
    'checkout.placeOrder': { cartId: cart.id },
  }
  const ids = Object.keys(calls).filter(
    // Saved items have their own owner, calls for staff are refused before a cart is read, and a shared cart is in its link.
    (id) => /^cart\.(?!create|sharedItems|.*SavedItem|.*PriceAdjustment)/.test(id) || id in bodies,
  ) as (keyof typeof callTable)[]
  for (const id of ids) {
    const query = id === 'cart.paymentSession' ? { cartId: cart.id, paymentMethodId: 'CREDIT_CARD' } : {}
    const answered = await stranger.tryCall(id, { params, query, body: bodies[id] })
    const unknown = await stranger.tryCall(
      id,
      JSON.parse(JSON.stringify({ params, query, body: bodies[id] }).replaceAll(cart.id, unknownCart)),
    )
    expect([id, answered.status, answered.body.errorDetails[0]]).toEqual([id, 404, unknown.body.errorDetails[0]])
  }
  expect(await guest.call('cart.get', { params: { basketId: cart.id } })).toEqual(cart)
})
