import {
  addConsumer,
  addCoupon,
  addressOf,
  createCartWith,
  makeReady,
  signInAs,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

test.beforeAll(({ api }) => {
  for (const { features } of api.deps.sites) Object.assign(features.captcha, { signIn: false })
})

/** Makes a cart with a code and the address of a mailbox; returns the order of it, or the ids of the code's refusal. */
const prepareWith = async (shopper: TestShopper, code: string, email: string) => {
  const { id: basketId } = await createCartWith(shopper, variantOf('court'))
  const applied = await shopper.tryCall('coupons.apply', { body: { cartId: basketId, code } })
  if (applied.status >= 400) return applied.body.errorDetails.map(({ errorId }) => errorId)
  await makeReady(shopper, basketId)
  const body = { address: { ...addressOf('en-us'), email } }
  const addressed = await shopper.call('cart.setShippingAddress', { params: { basketId }, body })
  return { cartId: basketId, expectedTotal: addressed.totals.total }
}

/** Places an order; returns the discount, or the ids of the refusal. */
const placeOrder = async (shopper: TestShopper, body: { cartId: string; expectedTotal: number }) => {
  const placed = await shopper.tryCall('checkout.placeOrder', { body })
  if (placed.status >= 400) return placed.body.errorDetails.map(({ errorId }) => errorId)
  return placed.body.totals.totalDiscount
}

/** Orders with a code for a mailbox; returns the discount, or the ids of the refusal. */
const orderWith = async (shopper: TestShopper, code: string, email: string) => {
  const prepared = await prepareWith(shopper, code, email)
  return 'cartId' in prepared ? placeOrder(shopper, prepared) : prepared
}

const once = { coupon: { useLimitPerOwner: 1 } }
/** The code lapses with the address, so that the shopper sees and pays the full price. */
const used = 0

test('a code for one use by each shopper works once for a mailbox, in whatever spelling [CART-09]', async ({ api }) => {
  await addCoupon(api, 'ONEEACH', once)
  const results = []
  for (const email of ['ida.berg@gmail.com', 'IdaBerg+2@gmail.com', 'i.da.berg@googlemail.com', 'ida.berg@example.com'])
    results.push(await orderWith(await api.client.createGuest(), 'ONEEACH', email))
  expect(results).toEqual([10, used, used, 10])
})

test('a code that a guest has used is used for the account of the same mailbox, and the other way round [CART-09]', async ({
  api,
}) => {
  await addCoupon(api, 'FORBOTH', once)
  const first = await addConsumer(api.database.db, { email: 'tom+shop@example.com' })
  expect(await orderWith(await api.client.createGuest(), 'FORBOTH', 'Tom@example.com')).toBe(10)
  const account = await signInAs(api.client, { email: first.email })
  expect(await orderWith(account, 'FORBOTH', 'elsewhere@example.com')).toEqual(['PRM150'])
  const second = await addConsumer(api.database.db, { email: 'uma@example.com' })
  expect(await orderWith(await signInAs(api.client, { email: second.email }), 'FORBOTH', 'uma@example.com')).toBe(10)
  expect(await orderWith(await api.client.createGuest(), 'FORBOTH', 'uma+2@example.com')).toBe(used)
})

test('of two simultaneous orders of a guest and an account of one mailbox one has the discount [CART-09] [T11]', async ({
  api,
}) => {
  await addCoupon(api, 'ATONCE', once)
  const { email } = await addConsumer(api.database.db, { email: 'vic@example.com' })
  const orders = [
    { shopper: await signInAs(api.client, { email }), spelling: 'vic@example.com' },
    { shopper: await api.client.createGuest(), spelling: 'Vic+1@example.com' },
  ]
  // Both carts have the discount before one of them uses the code.
  const prepared = await Promise.all(
    orders.map(async ({ shopper, spelling }) => ({ shopper, cart: await prepareWith(shopper, 'ATONCE', spelling) })),
  )
  const results = await Promise.all(
    prepared.map(({ shopper, cart }) => ('cartId' in cart ? placeOrder(shopper, cart) : cart)),
  )
  expect(results.filter((result) => result === 10)).toHaveLength(1)
  expect(results.filter((result) => Array.isArray(result) && result.at(-1) === 'PRM150')).toHaveLength(1)
})

test('uses from before mailboxes were compared count on [CART-09]', async ({ api }) => {
  await addCoupon(api, 'EARLIER', once)
  const { email, consumerNo } = await addConsumer(api.database.db)
  const shopper = await signInAs(api.client, { email })
  expect(await orderWith(shopper, 'EARLIER', email)).toBe(10)
  await api.database.db.pool.query(
    "update promotion_counters set owner_key = $1 where coupon_code = 'EARLIER' and owner_key <> ''",
    [`consumer:${consumerNo}`],
  )
  expect(await orderWith(shopper, 'EARLIER', email)).toEqual(['PRM150'])
})

test('a first order of a mailbox is its only first order, in whatever spelling [CART-10]', async ({ api }) => {
  await addCoupon(api, 'FIRSTONE', {
    rule: { conditions: [{ type: 'firstOrder' }], effect: { type: 'percent', percent: 1000 } },
  })
  expect(await orderWith(await api.client.createGuest(), 'FIRSTONE', 'wil.ma@gmail.com')).toBe(10)
  expect(await orderWith(await api.client.createGuest(), 'FIRSTONE', 'Wilma+new@gmail.com')).toBe(used)
})

test.for([
  ['Bo.Ek@Example.com', 'bo.ek@example.com'],
  ['bo+shop@example.com', 'bo@example.com'],
  [' B.o.Ek+x+y@GoogleMail.com', 'boek@gmail.com'],
  ['bo.ek@gmail.com.example', 'bo.ek@gmail.com.example'],
])('%s has the key %s [CART-09]', async ([email, key], { api }) => {
  const { rows } = await api.database.db.pool.query('select mailbox_key($1) as key', [email])
  expect(rows).toEqual([{ key }])
})
