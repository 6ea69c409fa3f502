import {
  addCoupon,
  addressOf,
  createCartWith,
  createSandboxControl,
  listDisagreements,
  makeReady,
  type SandboxControl,
  type TestApi,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

let sandbox: SandboxControl
test.beforeAll(async ({ api }) => {
  sandbox = createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey)
})

const longTest = 90_000
const crowd = Number(process.env.PROOF_CROWD ?? 30)

const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })

/** Opens a cart with a code, ready for an order, for a new shopper. */
const readyWith = async (api: TestApi, code: string, token = 'tok_success') => {
  const shopper = await api.client.createGuest('en-us')
  const cart = await createCartWith(shopper, variantOf('court'))
  await shopper.call('coupons.apply', { body: { cartId: cart.id, code } })
  const ready = await makeReady(shopper, cart.id, token)
  expect(ready.totals.totalDiscount).toBe(10)
  return { shopper, cartId: cart.id }
}

/** Opens a cart with a code, ready for an order, with the given email. */
const readyAs = async (api: TestApi, email: string, code: string, token = 'tok_success') => {
  const shopper = await api.client.createGuest('en-us')
  const cart = await createCartWith(shopper, variantOf('court'))
  const params = { basketId: cart.id }
  await shopper.call('coupons.apply', { body: { cartId: cart.id, code } })
  await shopper.call('cart.setShippingAddress', { params, body: { address: { ...addressOf('en-us'), email } } })
  await shopper.call('cart.setBillingAddress', { params, body: { sameAsShipping: true } })
  const body = { payment_method_id: 'CREDIT_CARD', token } as const
  await shopper.call('cart.addPaymentInstrument', { params, body })
  const ready = await shopper.call('checkout.prepareOrder', { body: { basketId: cart.id } })
  expect(ready.totals.totalDiscount).toBe(10)
  return { shopper, cartId: cart.id }
}

const usesOf = async (api: TestApi, code: string): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    `select uses from promotion_counters where coupon_code = $1 and owner_key = ''`,
    [code],
  )
  return rows[0]?.uses ?? 0
}

test(
  `T11: of ${crowd} concurrent orders with a coupon for ten, ten get the discount and the others are refused before a charge [CART-09]`,
  async ({ api }) => {
    await addCoupon(api, 'TENTIMES', { coupon: { useLimit: 10 } })
    const ready = await Promise.all(Array.from({ length: crowd }, () => readyWith(api, 'TENTIMES')))
    const answers = await Promise.all(ready.map(({ shopper, cartId }) => place(shopper, cartId)))
    const sold = answers.filter(({ status }) => status === 200)
    expect(sold.map(({ body }) => body.totals.totalDiscount)).toEqual(Array.from({ length: 10 }, () => 10))
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(crowd - 10)
    for (const { status, body } of refused)
      expect([status, ...body.errorDetails.map(({ errorId }) => errorId)]).toEqual([409, 'ORD415', 'PRM140'])
    expect(await usesOf(api, 'TENTIMES')).toBe(10)
    const charges = await Promise.all(sold.map(({ body }) => sandbox.listPayments(body.orderNumber)))
    expect(charges.flat().map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 'authorised'))
    const late = ready[answers.findIndex(({ status }) => status !== 200)]
    if (!late) throw new Error('No order was refused.')
    const confirmed = await late.shopper.call('checkout.prepareOrder', { body: { basketId: late.cartId } })
    expect(confirmed.totals.totalDiscount).toBe(0)
    const order = await place(late.shopper, late.cartId)
    expect([order.status, order.body.totals.total]).toEqual([200, confirmed.totals.total])
    expect(await listDisagreements(api.database.db.pool, sandbox)).toEqual([])
  },
  longTest,
)

test('T11: an order with a declined card restores its coupon use, and the next order gets it [CART-09]', async ({
  api,
}) => {
  await addCoupon(api, 'LASTONE', { coupon: { useLimit: 1, useLimitPerOwner: 1 } })
  const { shopper, cartId } = await readyWith(api, 'LASTONE', 'tok_declined')
  expect((await place(shopper, cartId)).status).toBeGreaterThanOrEqual(400)
  expect(await usesOf(api, 'LASTONE')).toBe(0)
  const cart = await shopper.call('cart.get', { params: { basketId: cartId } })
  expect(cart.couponItems).toMatchObject([{ code: 'LASTONE', applied: true }])
  const other = await readyWith(api, 'LASTONE')
  expect((await place(other.shopper, other.cartId)).status).toBe(200)
  expect(await usesOf(api, 'LASTONE')).toBe(1)
})

test('T11: a use by the cart’s own order does not count against the cart [CART-09]', async ({ api }) => {
  await addCoupon(api, 'MINE', { coupon: { useLimit: 1, useLimitPerOwner: 1 } })
  const { shopper, cartId } = await readyWith(api, 'MINE', 'tok_3ds')
  const { body: order } = await place(shopper, cartId)
  expect(order.state).toBe('payment_pending')
  const waiting = await shopper.call('cart.get', { params: { basketId: cartId } })
  expect(waiting.couponItems).toMatchObject([{ code: 'MINE', applied: true, discount: 10 }])
  expect(waiting.totals.total).toBe(order.totals.total)
  const params = { orderNumber: order.orderNumber }
  await shopper.call('checkout.patchOrder', { params, body: { additionalData: { result: 'cancelled' } } })
  expect(await usesOf(api, 'MINE')).toBe(0)
})

test('T11: of two concurrent first orders with one email one gets the discount, and the other is refused before a charge [CART-09] [CART-10]', async ({
  api,
}) => {
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addCoupon(api, 'HELLO', { rule })
  const both = await Promise.all([
    readyAs(api, 'hello@example.com', 'HELLO'),
    readyAs(api, 'Hello@example.com', 'HELLO'),
  ])
  const answers = await Promise.all(both.map(({ shopper, cartId }) => place(shopper, cartId)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both[answers.findIndex(({ status }) => status !== 200)]
  if (!late) throw new Error('No order was refused.')
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.body.errorDetails.map(({ errorId }) => errorId)).toEqual(['ORD415', 'PRM150'])
  const confirmed = await late.shopper.call('checkout.prepareOrder', { body: { basketId: late.cartId } })
  expect(confirmed.totals.totalDiscount).toBe(0)
  expect((await place(late.shopper, late.cartId)).status).toBe(200)
})

test('T11: a failed order does not count as the first order [CART-10]', async ({ api }) => {
  const rule = { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } }
  await addCoupon(api, 'WELCOMED', { rule })
  const failed = await readyAs(api, 'retry@example.com', 'WELCOMED', 'tok_declined')
  expect((await place(failed.shopper, failed.cartId)).status).toBeGreaterThanOrEqual(400)
  const next = await readyAs(api, 'retry@example.com', 'WELCOMED')
  const order = await place(next.shopper, next.cartId)
  expect([order.status, order.body.totals.totalDiscount]).toEqual([200, 10])
})
