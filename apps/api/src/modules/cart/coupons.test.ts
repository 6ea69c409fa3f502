import { days, minutes } from '@lacehouse/domain/time/durations'
import {
  addCoupon,
  addPromotion,
  addressOf,
  addTestStores,
  createCartWith,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  testStores,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let guest: TestShopper
test.beforeAll(async ({ api }) => {
  await addTestStores(api.database.db)
  api.deps.stores.drop()
})
test.beforeEach(async ({ api }) => {
  await api.database.db.pool.query(`update promotions set status = 'draft'`)
  api.deps.promotions.drop()
  api.setNow(testNow)
  guest = await api.client.createGuest('en-us')
})

const at = (offset: number): Date => new Date(testNow + offset)
const enter = (cartId: string, code: string, shopper = guest) =>
  shopper.tryCall('coupons.apply', { body: { cartId, code } })
const refusalOf = async (cartId: string, code: string, shopper = guest) => {
  const { status, body } = await enter(cartId, code, shopper)
  return [status, body.errorDetails?.[0]?.errorId, body.errorDetails?.[0]?.message]
}

test('a code reduces the cart, shows its discount, and is removed again [CART-09]', async ({ api }) => {
  await addCoupon(api, 'TEN')
  const cart = await createCartWith(guest, variantOf('court'))
  const { body: reduced } = await enter(cart.id, ' ten ')
  expect(reduced.couponItems).toEqual([{ code: 'TEN', applied: true, discount: 10, promotionName: 'for-ten' }])
  expect(reduced.totals).toMatchObject({ itemTotal: 100, totalDiscount: 10, itemSubTotal: 90 })
  expect(reduced.promoSummary).toMatchObject([
    { couponCode: 'TEN', level: 'ORDER', promotionClass: 'order', thresholdStatus: 'Threshold Reached' },
  ])
  expect(reduced.orderPromotions).toMatchObject([{ promotionName: 'for-ten', couponCode: 'TEN', discount: 10 }])
  const without = await guest.call('coupons.remove', { body: { cartId: cart.id, code: 'ten' } })
  expect(without).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 } })
  const again = await guest.tryCall('coupons.remove', { body: { cartId: cart.id, code: 'TEN' } })
  expect(again.body.errorDetails[0]?.errorId).toBe('PRM130')
})

test.for([
  ['PRM130', 404, 'We don’t know this code. Please check the spelling.', null],
  ['PRM135', 409, 'This code can’t be used yet.', { coupon: { startsAt: at(days(1)) } }],
  ['PRM135', 409, 'This code can’t be used yet.', { startsAt: at(days(1)) }],
  ['PRM155', 409, 'This code has expired.', { coupon: { endsAt: at(-1) } }],
  ['PRM155', 409, 'This code has expired.', { coupon: { status: 'ended' as const } }],
  ['PRM155', 409, 'This code has expired.', { status: 'ended' as const }],
  ['PRM130', 404, 'We don’t know this code. Please check the spelling.', { status: 'draft' as const }],
  ['PRM130', 404, 'We don’t know this code. Please check the spelling.', { siteId: 'LH-DE' }],
  [
    'PRM160',
    409,
    'This code works once your items come to another $800.00.',
    {
      rule: {
        conditions: [{ type: 'spend', atLeast: { USD: 90_000 } }],
        effect: { type: 'percent', percent: 1000 },
      },
    },
  ],
] as const)(
  '%s has status %i and its own message: %s (case %#) [CART-09] [ERR-01]',
  async ([id, status, words, offer], { api }) => {
    const code = `CASE${Math.random().toString(36).slice(2, 8)}`.toUpperCase()
    if (offer) await addCoupon(api, code, structuredClone(offer) as object)
    const cart = await createCartWith(guest, variantOf('court'))
    expect(await refusalOf(cart.id, code)).toEqual([status, id, words])
  },
)

test('a code that is on the cart already is PRM416, and one that does not combine PRM175 [CART-09] [ERR-01]', async ({
  api,
}) => {
  await addCoupon(api, 'FIRST')
  await addCoupon(api, 'SECOND')
  const cart = await createCartWith(guest, variantOf('court'))
  await enter(cart.id, 'FIRST')
  expect((await refusalOf(cart.id, 'first')).slice(0, 2)).toEqual([409, 'PRM416'])
  expect((await refusalOf(cart.id, 'SECOND')).slice(0, 2)).toEqual([409, 'PRM175'])
})

test('a cart has at most five codes, and the sixth is PRM140 with the maximum [CART-09] [ERR-01]', async ({ api }) => {
  const cart = await createCartWith(guest, variantOf('court'))
  for (const nth of [1, 2, 3, 4, 5, 6]) {
    const rule = { conditions: [], effect: { type: 'percent', percent: 100 } }
    await addCoupon(api, `MANY${nth}`, { combinable: true, rule })
    const answer = await refusalOf(cart.id, `MANY${nth}`)
    if (nth < 6) expect(answer[0]).toBe(200)
    else expect(answer).toEqual([409, 'PRM140', 'You can use at most 5 codes on one order.'])
  }
})

const order = async (shopper: TestShopper, code: string) => {
  const cart = await createCartWith(shopper, variantOf('court'))
  expect((await enter(cart.id, code, shopper)).status).toBe(200)
  await makeReady(shopper, cart.id)
  return shopper.tryCall('checkout.placeOrder', { body: { cartId: cart.id } })
}

test('a code that the shopper has used is PRM150, also in another session with the same email [CART-09] [ERR-01]', async ({
  api,
}) => {
  await addCoupon(api, 'ONCE', { coupon: { useLimitPerOwner: 1 } })
  expect((await order(guest, 'ONCE')).status).toBe(200)
  const next = await createCartWith(guest, variantOf('court'))
  expect(await refusalOf(next.id, 'ONCE')).toEqual([409, 'PRM150', 'You’ve already used this code.'])
  const other = await api.client.createGuest('en-us')
  const cart = await createCartWith(other, variantOf('court'))
  expect((await enter(cart.id, 'ONCE', other)).status).toBe(200)
  const params = { basketId: cart.id }
  const { shippingAddress } = await makeReady(other, cart.id)
  expect(shippingAddress?.email).toBe('ada@example.com')
  const known = await other.call('cart.get', { params })
  expect(known.couponItems).toMatchObject([{ code: 'ONCE', applied: false, discount: 0 }])
  expect(known.customerNotifications).toMatchObject([
    { code: 'PRM150', message: 'Code ONCE takes nothing off at the moment. You’ve already used this code.' },
  ])
})

/** A pickup cart whose card has another email than its contact. */
const readyToCollect = async (shopper: TestShopper, email: string, code?: string) => {
  const { id } = await shopper.call('cart.createWithItem', {
    body: { productId: variantOf('court'), storeId: testStores.soho },
  })
  const params = { basketId: id }
  if (code) expect((await enter(id, code, shopper)).status).toBe(200)
  const address = { firstName: 'Bo', lastName: 'Ek', email, countryCode: 'US' }
  await shopper.call('cart.setShippingAddress', { params, query: { context: 'COLLECTION' }, body: { address } })
  const billing = { ...addressOf('en-us'), email: 'payer@example.com' }
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: false, address: billing } })
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params, body })
  return shopper.call('checkout.prepareOrder', { body: { basketId: id } })
}

const placeOf = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })

test('the use of a code for a pickup order counts for the email of its contact, in any session [CART-09] [ERR-01]', async ({
  api,
}) => {
  await addCoupon(api, 'COLLECTED', { coupon: { useLimitPerOwner: 1 } })
  const first = await readyToCollect(guest, 'Bo@example.com', 'COLLECTED')
  expect(first.totals.totalDiscount).toBe(10)
  expect((await placeOf(guest, first.id)).status).toBe(200)
  const back = await api.client.createGuest('en-us')
  const second = await readyToCollect(back, 'bo@example.com', 'COLLECTED')
  expect(second.couponItems).toMatchObject([{ code: 'COLLECTED', applied: false, discount: 0 }])
  expect(second.customerNotifications).toMatchObject([{ code: 'PRM150' }])
  const order = await placeOf(back, second.id)
  expect([order.status, order.body.totals.totalDiscount]).toEqual([200, 0])
  const payer = await readyToCollect(await api.client.createGuest('en-us'), 'payer@example.com', 'COLLECTED')
  expect(payer.totals.totalDiscount).toBe(10)
})

test('a new shopper with a pickup has one first order, in any session [CART-09] [CART-10]', async ({ api }) => {
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addPromotion(api, { id: 'newcomers', rule })
  const first = await readyToCollect(guest, 'new@example.com')
  expect(first.totals.totalDiscount).toBe(10)
  expect((await placeOf(guest, first.id)).status).toBe(200)
  const again = await readyToCollect(await api.client.createGuest('en-us'), 'new@example.com')
  expect(again.totals.totalDiscount).toBe(0)
})

test('a code that is used up is PRM140, and a code for a first order works once for each shopper [CART-09] [ERR-01]', async ({
  api,
}) => {
  await addCoupon(api, 'ALLGONE', { coupon: { useLimit: 1 } })
  expect((await order(guest, 'ALLGONE')).status).toBe(200)
  const cart = await createCartWith(guest, variantOf('court'))
  expect((await refusalOf(cart.id, 'ALLGONE')).slice(0, 2)).toEqual([409, 'PRM140'])
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addCoupon(api, 'WELCOME', { rule })
  expect((await refusalOf(cart.id, 'WELCOME')).slice(0, 2)).toEqual([409, 'PRM160'])
  const newcomer = await api.client.createGuest('en-us')
  const first = await createCartWith(newcomer, variantOf('court'))
  expect((await enter(first.id, 'WELCOME', newcomer)).status).toBe(200)
})

test('a code that expires on the cart is reported when the cart is read, and the total never changes silently [CART-09]', async ({
  api,
}) => {
  await addCoupon(api, 'SOON', { coupon: { endsAt: at(minutes(10)) } })
  const cart = await createCartWith(guest, variantOf('court'))
  await enter(cart.id, 'SOON')
  const ready = await makeReady(guest, cart.id)
  api.setNow(testNow + minutes(11))
  const refused = await guest.tryCall('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(refused.body.errorDetails.map(({ errorId, field }) => [errorId, field])).toEqual([
    ['ORD415', undefined],
    ['PRM155', 'coupon'],
  ])
  const expired = await guest.call('cart.get', { params: { basketId: cart.id } })
  expect(expired.customerNotifications).toMatchObject([{ code: 'PRM155', level: 'warning' }])
  expect(expired.totals.total).toBeGreaterThan(ready.totals.total)
  await guest.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  const confirmed = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  expect(confirmed.totals.total).toBe(expired.totals.total)
})

test('a cart and its order name the promotions that reduced an item and its shipping [CART-10] [CHK-06]', async ({
  api,
}) => {
  await addCoupon(api, 'SHOES', { level: 'PRODUCT', combinable: true })
  const rule = { conditions: [], effect: { type: 'freeShipping' } }
  await addCoupon(api, 'POST', { level: 'SHIPPING', combinable: true, rule })
  const cart = await createCartWith(guest, variantOf('tee'))
  for (const code of ['SHOES', 'POST']) expect((await enter(cart.id, code)).status).toBe(200)
  const ready = await makeReady(guest, cart.id)
  // All deliveries are free, so that the fastest one is chosen.
  expect(ready.items[0]?.shippingOptions.shippingMethod?.price).toMatchObject({ amount: 0, original: 24.95 })
  expect(ready.freeShippingBenefit).toMatchObject({ missing: 0, reached: true })
  const { body: order } = await placeOf(guest, cart.id)
  for (const [item] of [ready.items, order.items]) {
    expect(item?.itemPromotions).toMatchObject([
      { promotionName: 'for-shoes', promotionClass: 'product', level: 'PRODUCT', couponCode: 'SHOES' },
    ])
    expect(item?.shippingPromotions).toMatchObject([{ promotionName: 'for-post', couponCode: 'POST', price: 0 }])
  }
  expect(order.promoSummary).toEqual(ready.promoSummary)
  expect(order.totals.adjustmentTotal).toBe(0)
})

test('a code that costs the free delivery is named with the total without it, and a conflicting one with its total instead [CART-09]', async ({
  api,
}) => {
  const amountOff = (USD: number, isCombinable = true) => ({
    rule: { conditions: [], effect: { type: 'amount', amount: { USD } } },
    combinable: isCombinable,
  })
  await addCoupon(api, 'BIGGER', amountOff(2000))
  await addCoupon(api, 'SMALL', amountOff(600))
  await addCoupon(api, 'ALONE', amountOff(4000, false))
  const cart = await createCartWith(guest, variantOf('court'))
  const { body: cheap } = await enter(cart.id, 'BIGGER')
  expect(cheap.betterCoupons).toBeUndefined()
  const { body: dear } = await enter(cart.id, 'SMALL')
  const saving = Math.round((dear.totals.total - cheap.totals.total) * 100) / 100
  expect(dear.betterCoupons).toEqual({ remove: ['SMALL'], total: cheap.totals.total, saving })
  const { body: refused } = await enter(cart.id, 'ALONE')
  const { message, coupon } = refused.errorDetails[0] ?? {}
  expect(message).toBe('This code can’t be combined with BIGGER and SMALL.')
  expect(coupon).toMatchObject({ currency: 'USD', conflicts: ['BIGGER', 'SMALL'] })
  const body = { cartId: cart.id, code: 'ALONE', replaces: ['BIGGER', 'SMALL'] }
  const replaced = await guest.call('coupons.apply', { body })
  expect(replaced.couponItems.map(({ code }) => code)).toEqual(['ALONE'])
  expect([replaced.version, replaced.totals.total]).toEqual([dear.version + 1, coupon?.totalInstead])
})

test('removing items that a code requires makes the code lapse, with a notification [CART-09]', async ({ api }) => {
  const rule = {
    conditions: [{ type: 'spend', atLeast: { USD: 15_000 } }],
    effect: { type: 'amount', amount: { USD: 2000 } },
  }
  await addCoupon(api, 'BIG', { rule })
  const cart = await createCartWith(guest, variantOf('court'), 2)
  expect((await enter(cart.id, 'BIG')).body.totals.totalDiscount).toBe(20)
  const body = { itemId: cart.items[0]?.id ?? '', qty: 1 }
  const fewer = await guest.call('cart.updateItem', { params: { basketId: cart.id }, body })
  expect(fewer.couponItems).toMatchObject([
    { code: 'BIG', applied: false, statusMessage: 'This code works once your items come to another $50.00.' },
  ])
  expect(fewer.customerNotifications).toMatchObject([{ code: 'PRM160' }])
})

test('a lost cart is recreated with the codes that still work [CART-21]', async ({ api }) => {
  await addCoupon(api, 'KEPT')
  const renewed = await guest.call('cart.create', {
    body: { items: [{ productId: variantOf('court') }], couponCodes: ['KEPT', 'NEVER'] },
  })
  expect(renewed.couponItems.map(({ code }) => code)).toEqual(['KEPT'])
})

test('a cart without codes is read in one statement, and one more reads all its codes', async ({ api }) => {
  const codes = ['LEAN1', 'LEAN2', 'LEAN3']
  for (const code of codes)
    await addCoupon(api, code, { combinable: true, coupon: { useLimit: 5, useLimitPerOwner: 2 } })
  const cart = await createCartWith(guest, variantOf('court'))
  const read = () => guest.call('cart.get', { params: { basketId: cart.id } })
  expect(await countStatements(api, read)).toBe(1)
  for (const code of codes) {
    expect(await countStatements(api, () => enter(cart.id, code))).toBe(3)
    expect(await countStatements(api, read)).toBe(2)
  }
})

test('a new cart is priced by the promotions that its shopper has used, in as many statements as any other [CART-04] [CART-10]', async ({
  api,
}) => {
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addPromotion(api, { id: 'first-of-all', rule })
  const shopper = await api.client.createGuest('en-us')
  const fresh = await readyToCollect(shopper, 'fresh@example.com')
  expect(fresh.totals.totalDiscount).toBe(10)
  expect((await placeOf(shopper, fresh.id)).status).toBe(200)
  let next = fresh
  const create = async () => {
    next = await createCartWith(shopper, variantOf('court'))
  }
  expect(await countStatements(api, create)).toBe(2)
  const read = await shopper.call('cart.get', { params: { basketId: next.id } })
  expect([next.totals.totalDiscount, read.totals.totalDiscount]).toEqual([0, 0])
})

const countStatements = async (api: TestApi, work: () => Promise<unknown>): Promise<number> => {
  let count = 0
  const off = api.database.db.onStatement(({ name }) => {
    // The change event of the promotions that were just written may arrive meanwhile.
    if (name !== 'promotions-live') count += 1
  })
  await work()
  off()
  return count
}

test('an invalid promotion rule is ignored, and the shop works', async ({ api }) => {
  await addPromotion(api, {
    id: 'broken',
    rule: { conditions: [{ type: 'moon' }], effect: { type: 'percent', percent: -5 } },
  })
  await addPromotion(api, {
    id: 'misplaced',
    level: 'SHIPPING',
    rule: { conditions: [], effect: { type: 'percent', percent: 10 } },
  })
  await addPromotion(api, { id: 'fine' })
  const cart = await createCartWith(guest, variantOf('court'))
  expect(cart.promoSummary.map(({ promotionId }) => promotionId)).toEqual(['fine'])
})
