import { days } from '@lacehouse/domain/time/durations'
import { addPromotion, createCartWith, makeReady, type TestApi, type TestShopper, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query(`update promotions set status = 'ended'`)
  guest = await api.client.createGuest('en-us')
})

/** Two pairs earn a gift. */
const offerGift = (api: TestApi, id: string, variantId = variantOf('gift')) =>
  addPromotion(api, {
    id,
    rule: {
      conditions: [{ type: 'quantity', atLeast: 2, of: { excludedMasterIds: ['LHTEST0011'] } }],
      effect: { type: 'gift', variantId, qty: 1 },
    },
  })

const setQuantity = (cartId: string, itemId: string, qty: number) =>
  guest.call('cart.updateItem', { params: { basketId: cartId }, body: { itemId, qty } })

const receive = (api: TestApi, variantId: string, quantity: number) =>
  api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity) values ($1, $2, 'count', $3)`,
    [variantId, api.deps.defaultSite.warehouse, quantity],
  )

test('a gift is added and removed with its condition, costs nothing and is part of the order [CART-12]', async ({
  api,
}) => {
  await offerGift(api, 'bag')
  const one = await createCartWith(guest, variantOf('court'))
  expect(one.items.map(({ bonus }) => bonus)).toEqual([false])
  const itemId = one.items[0]?.id ?? ''
  const two = await setQuantity(one.id, itemId, 2)
  expect(two.items.map(({ name, bonus, qty, cost }) => [name, bonus, qty, cost])).toEqual([
    ['Halden Court', false, 2, 200],
    ['Lace Bag', true, 1, 0],
  ])
  expect(two.items.map(({ itemPromotions }) => itemPromotions.map(({ promotionName }) => promotionName))).toEqual([
    [],
    ['bag'],
  ])
  expect(two.totals.itemTotal).toBe(200)
  expect((await setQuantity(one.id, itemId, 1)).items).toHaveLength(1)
  await setQuantity(one.id, itemId, 2)
  await makeReady(guest, one.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: one.id } })
  expect(order.items.map(({ bonus, cost, itemPromotions }) => [bonus, cost, itemPromotions.length])).toEqual([
    [false, 200, 0],
    [true, 0, 1],
  ])
})

test('a lost cart with a gift card for a malformed email is AUT453 [CART-13] [CART-21]', async () => {
  const giftOption = { to: 'Grace', email: 'grace@example', message: '' }
  const item = { productId: variantOf('giftCard'), customAmount: 50, giftOption }
  const refused = await guest.tryCall('cart.create', { body: { items: [item] } })
  expect(refused.body.errorDetails[0]).toMatchObject({ errorId: 'AUT453', field: 'giftOption.email' })
})

test('a gift card says who gets it, and when; a pair of shoes asks for no mailbox [CART-13] [CART-28]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const dayIn = (count: number) => new Date(api.deps.now() + days(count)).toISOString().slice(0, 10)
  const add = (productId: string, giftOption: object, more = {}) =>
    guest.tryCall('cart.createWithItem', { body: { productId, giftOption, ...more } as never })
  const card = (giftOption: object) => add(variantOf('giftCard'), giftOption, { customAmount: 50 })
  const gift = { to: 'Grace', email: 'grace@example.com', message: 'Run!', sendOn: dayIn(30) }
  const { body: cart } = await card(gift)
  expect(cart.items[0]?.giftOption).toEqual(gift)
  const { email: _, ...withoutEmail } = gift
  for (const [giftOption, errorId] of [
    [withoutEmail, 'AUT453'],
    [{ ...gift, sendOn: dayIn(-3) }, 'API400'],
    [{ ...gift, sendOn: dayIn(366) }, 'API400'],
    [{ ...gift, sendOn: 'soon' }, 'API400'],
  ] as const) {
    expect((await card(giftOption)).body.errorDetails[0]?.errorId).toBe(errorId)
  }
  const { body: shoes } = await add(variantOf('court'), { to: 'Grace', message: 'Run!' })
  expect(shoes.items[0]?.giftOption).toEqual({ to: 'Grace', message: 'Run!' })
})

test('a gift cannot be changed, removed or added by hand: GWP403 with its own message [CART-12] [ERR-01]', async ({
  api,
}) => {
  await offerGift(api, 'only')
  const cart = await createCartWith(guest, variantOf('court'), 2)
  const gift = cart.items[1]?.id ?? ''
  const params = { basketId: cart.id }
  const refusalOf = async (
    answer: Promise<{ status: number; body: { errorDetails: { errorId: string; message: string }[] } }>,
  ) => {
    const { status, body } = await answer
    return [status, body.errorDetails[0]?.errorId, body.errorDetails[0]?.message]
  }
  const atMost = [409, 'GWP403', 'You can have at most 1 of this gift.']
  const byHand = [409, 'GWP403', 'This gift can’t be added or removed by hand. It comes and goes with its offer.']
  expect(await refusalOf(guest.tryCall('cart.updateItem', { params, body: { itemId: gift, qty: 2 } }))).toEqual(atMost)
  expect(await refusalOf(guest.tryCall('cart.removeItem', { body: { cartId: cart.id, itemId: gift } }))).toEqual(byHand)
  const body = { cartId: cart.id, productId: variantOf('gift') }
  expect(await refusalOf(guest.tryCall('cart.addItem', { body }))).toEqual(atMost)
  const alone = guest.tryCall('cart.createWithItem', { body: { productId: variantOf('gift') } })
  expect(await refusalOf(alone)).toEqual(byHand)
  expect((await guest.call('cart.get', { params })).items).toHaveLength(2)
})

test('purchases use stock before gifts of the same variant, two gifts share the rest, and the order is placed [CART-12]', async ({
  api,
}) => {
  await offerGift(api, 'high', variantOf('scarce'))
  await offerGift(api, 'higher', variantOf('scarce'))
  const cart = await createCartWith(guest, variantOf('court'), 2)
  expect(cart.items.map(({ bonus }) => bonus)).toEqual([false, true, true])
  await receive(api, variantOf('scarce'), -1)
  const params = { basketId: cart.id }
  const read = await guest.call('cart.get', { params })
  expect([read.items.map(({ bonus }) => bonus), read.flash]).toEqual([[false, true], []])
  expect(read.customerNotifications).toMatchObject([{ code: 'GWP403' }])
  await makeReady(guest, cart.id)
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order.items.map(({ bonus }) => bonus)).toEqual([false, true])
  await receive(api, variantOf('scarce'), 2)
  const bought = await createCartWith(guest, variantOf('scarce'), 2)
  const { items } = await guest.call('cart.addItem', { body: { cartId: bought.id, productId: variantOf('court') } })
  expect(items.map(({ bonus, qty }) => [bonus, qty])).toEqual([
    [false, 2],
    [false, 1],
  ])
  await makeReady(guest, bought.id)
  await guest.call('checkout.placeOrder', { body: { cartId: bought.id } })
  await receive(api, variantOf('scarce'), 2)
})

test('a gift without stock leaves the cart with a notification, and the confirmed order is placed without it [CART-12]', async ({
  api,
}) => {
  await offerGift(api, 'scarce', variantOf('scarce'))
  const cart = await createCartWith(guest, variantOf('court'), 2)
  expect(cart.items).toHaveLength(2)
  await makeReady(guest, cart.id)
  await receive(api, variantOf('scarce'), -2)
  const refused = await guest.tryCall('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(refused.body.errorDetails[0]?.errorId).toBe('ORD415')
  const read = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(read.items.map(({ bonus }) => bonus)).toEqual([false])
  expect(read.customerNotifications).toMatchObject([
    { code: 'GWP403', message: 'Ferris High was to be your gift, but it has run out.', level: 'info' },
  ])
  await guest.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(order.items).toHaveLength(1)
})

test('a promotion that ends between summary and order is reported before any charge [T16]', async ({ api }) => {
  await addPromotion(api, { id: 'tenth' })
  const cart = await createCartWith(guest, variantOf('court'))
  const ready = await makeReady(guest, cart.id)
  expect(ready.totals.totalDiscount).toBe(10)
  await api.database.db.pool.query(`update promotions set status = 'ended' where id = 'tenth'`)
  api.deps.promotions.drop()
  for (const body of [{ cartId: cart.id }, { cartId: cart.id, expectedTotal: ready.totals.total }]) {
    const refused = await guest.tryCall('checkout.placeOrder', { body })
    expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([409, 'ORD415'])
  }
  const again = await guest.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  expect(again.totals.totalDiscount).toBe(0)
  const order = await guest.call('checkout.placeOrder', {
    body: { cartId: cart.id, expectedTotal: again.totals.total },
  })
  expect(order.totals.total).toBe(again.totals.total)
})

test('the distance to a promotion is in pieces or in money, as its condition is [CART-10] [CART-11]', async ({
  api,
}) => {
  const callouts = { 'en-us': 'Add {distance} more|Three for a gift|It is yours' }
  await addPromotion(api, {
    id: 'three',
    callouts,
    rule: {
      conditions: [{ type: 'quantity', atLeast: 3 }],
      effect: { type: 'percent', percent: 500 },
      approachingDisplayLevel: 2,
    },
  })
  await addPromotion(api, {
    id: 'free-express',
    level: 'SHIPPING',
    callouts: { 'en-us': 'only two|parts' },
    rule: {
      conditions: [{ type: 'spend', atLeast: { USD: 15_050 } }],
      effect: { type: 'freeShipping' },
    },
  })
  const cart = await createCartWith(guest, variantOf('court'))
  expect(cart.promoSummary).toMatchObject(
    [
      {
        level: 'SHIPPING',
        thresholdStatus: 'Above Threshold',
        distanceFromConditionThreshold: 50.5,
        distanceUnit: 'money',
      },
      {
        level: 'ORDER',
        thresholdStatus: 'Above Threshold',
        distanceFromConditionThreshold: 2,
        distanceUnit: 'pieces',
        approachingDisplayLevel: 2,
        calloutMessage: callouts['en-us'],
      },
    ].toSorted((a) => (a.level === 'ORDER' ? -1 : 1)),
  )
  expect(cart.promoSummary.find(({ level }) => level === 'SHIPPING')).not.toHaveProperty('calloutMessage')
  const more = await setQuantity(cart.id, cart.items[0]?.id ?? '', 3)
  expect(more.promoSummary.map(({ level, thresholdStatus }) => [level, thresholdStatus])).toEqual([
    ['ORDER', 'Threshold Reached'],
    ['SHIPPING', 'Threshold Reached'],
  ])
  expect(more.orderPromotions).toEqual([
    {
      promotionId: 'three',
      promotionName: 'three',
      promotionClass: 'order',
      level: 'ORDER',
      calloutMessage: callouts['en-us'],
      discount: 15,
    },
  ])
})

test('gift wrap is charged a parcel at the price of the site, and stands with the receipt in the order', async () => {
  const plain = await createCartWith(guest, variantOf('court'))
  expect(plain.giftWrapping).toEqual({ price: 5.95, parcels: 1, wrap: false, receipt: false })
  expect(plain.totals.giftWrap).toBeUndefined()
  const params = { basketId: plain.id }
  const cart = await guest.call('cart.setGiftWrapping', { params, body: { wrap: true, receipt: true } })
  expect(cart.giftWrapping).toEqual({ price: 5.95, parcels: 1, wrap: true, receipt: true })
  expect(cart.totals.giftWrap).toBe(5.95)
  expect(cart.totals.totalWithoutTax - plain.totals.totalWithoutTax).toBeCloseTo(5.95)
  await makeReady(guest, plain.id)
  const ready = await guest.call('cart.get', { params })
  const order = await guest.call('checkout.placeOrder', { body: { cartId: plain.id } })
  expect(order.giftWrapping).toEqual({ wrap: true, receipt: true })
  expect([order.totals.giftWrap, order.totals.total]).toEqual([5.95, ready.totals.total])
})

test('a lost cart is recreated with its gift wrap, its gift receipt and who each item is for [CART-13] [CART-21]', async () => {
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: 'For your walks' }
  const body = {
    items: [{ productId: variantOf('court'), giftOption }],
    giftWrapping: { wrap: true, receipt: true },
  }
  const renewed = await guest.call('cart.create', { body })
  expect(renewed.giftWrapping).toEqual({ price: 5.95, parcels: 1, wrap: true, receipt: true })
  expect(renewed.totals.giftWrap).toBe(5.95)
  expect(renewed.items.map((item) => item.giftOption)).toEqual([expect.objectContaining(giftOption)])
  const plain = await guest.call('cart.create', { body: { ...body, giftWrapping: { wrap: false, receipt: false } } })
  expect(plain.giftWrapping).toEqual({ price: 5.95, parcels: 1, wrap: false, receipt: false })
})

test('a lost cart of a site that has no gift wrap is recreated without it [CART-21]', async ({ api }) => {
  const british = await api.client.createGuest('en-gb')
  const items = [{ productId: variantOf('court') }]
  const renewed = await british.call('cart.create', { body: { items, giftWrapping: { wrap: true, receipt: false } } })
  expect(renewed.giftWrapping).toBeUndefined()
  expect(renewed.totals.giftWrap).toBeUndefined()
})

test('a site without gift wrap shows none and refuses it with API404', async ({ api }) => {
  const british = await api.client.createGuest('en-gb')
  const { id, giftWrapping } = await createCartWith(british, variantOf('court'))
  expect(giftWrapping).toBeUndefined()
  const asked = british.call('cart.setGiftWrapping', { params: { basketId: id }, body: { wrap: true, receipt: true } })
  await expect(asked).rejects.toThrow(/answered 404: .*API404/)
})
