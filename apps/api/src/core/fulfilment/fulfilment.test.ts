import {
  createCartWith,
  createSandboxControl,
  createTestPeers,
  makeReady,
  type TestApi,
  type TestPeers,
  type TestShopper,
  variantOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'
import { createFulfilment, type Fulfilment } from './fulfilment.ts'
import { moveOrderMoney } from './move-order-money.ts'

let peers: TestPeers
let fulfilment: Fulfilment
test.beforeAll(async ({ api }) => {
  peers = createTestPeers(api.sandbox.url)
  fulfilment = createFulfilment(api.deps)
})

const read = async (api: TestApi, text: string, ...values: unknown[]) =>
  (await api.database.db.pool.query(text, values)).rows
const moveMoney = (api: TestApi, orderNumber: string) => moveOrderMoney(api.deps)({ orderNumber })

/** Places an order of two pairs and a shirt, paid by card; `pay` adds other payment instruments. */
const buy = async (shopper: TestShopper, pay: (basketId: string) => Promise<unknown> = async () => undefined) => {
  const { id } = await createCartWith(shopper, variantOf('court'), 2)
  await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  await makeReady(shopper, id)
  await pay(id)
  const order = await shopper.call('checkout.placeOrder', { body: { cartId: id } })
  const [shoes, tee] = order.items.map((item) => item.id)
  return { orderNumber: order.orderNumber, shoes: shoes ?? '', tee: tee ?? '', order }
}
const cents = (amount: number): number => Math.round(amount * 100)

const moneyOf = async (api: TestApi, orderNumber: string) => {
  const text = `select captured_minor::int as captured, refunded_minor::int as refunded, voided_minor::int as voided
    from payments where order_number = $1`
  return (await read(api, text, orderNumber))[0]
}
const stateOf = async (api: TestApi, orderNumber: string) =>
  (
    await read(
      api,
      'select o.state, array_agg(s.state) as shipments from orders o join shipments s on s.order_number = o.number where number = $1 group by o.number',
      orderNumber,
    )
  )[0]
const refund = (orderNumber: string, key: string, items: [string, number][] | null = null) =>
  fulfilment.refund({
    orderNumber,
    key,
    reason: null,
    items: items?.map(([lineId, qty]) => ({ lineId, qty })) ?? null,
  })
const jobsOf = async (api: TestApi, orderNumber: string): Promise<string[]> =>
  (await read(api, `select name from pgboss.job where data ->> 'orderNumber' = $1`, orderNumber))
    .map(({ name }) => name)
    .sort()

test('an order moves on step by step; its payment is captured once when it ships, and the shopper gets a mail [PAY-12]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const { orderNumber, order } = await buy(guest)
  const onHand = async () =>
    (
      await read(
        api,
        `select on_hand::int as "onHand", reserved::int from stock_items where variant_id = $1 and location_id = 'us-east'`,
        variantOf('court'),
      )
    )[0]
  const before = await onHand()
  expect(await fulfilment.advance({ orderNumber })).toMatchObject({
    ok: true,
    moved: [{ state: 'picking' }],
    money: null,
  })
  const sent = await Promise.all([1, 2, 3].map(() => fulfilment.advance({ orderNumber, to: 'shipped' })))
  const captured = cents(order.totals.total)
  expect(sent.filter((one) => one.ok && one.money !== null)).toMatchObject([
    { moved: [{ state: 'shipped' }], money: { kind: 'capture', amount: captured } },
  ])
  expect(await moneyOf(api, orderNumber)).toMatchObject({ captured: 0 })
  await Promise.all([moveMoney(api, orderNumber), moveMoney(api, orderNumber)])
  expect(await moneyOf(api, orderNumber)).toEqual({ captured, refunded: 0, voided: 0 })
  expect(await onHand()).toEqual({ onHand: before.onHand - 2, reserved: before.reserved - 2 })
  expect(await jobsOf(api, orderNumber)).toEqual(['move-order-money', 'order-mail', 'purchase-event', 'shipment-mail'])
  expect(await guest.call('checkout.getOrder', { params: { orderNumber } })).toMatchObject({
    shipments: [{ state: 'shipped' }],
  })
  await fulfilment.advance({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', shipments: ['delivered'] })
  expect(await fulfilment.advance({ orderNumber })).toEqual({ ok: false, reason: 'no_way' })
  expect(await fulfilment.advance({ orderNumber, to: 'collected' })).toEqual({ ok: false, reason: 'no_way' })
  expect(await fulfilment.advance({ orderNumber: 'LHNONE' })).toEqual({ ok: false, reason: 'unknown' })
})

test('a return refunds the price of its goods once for its key under concurrent requests, and restocks them [PAY-12] [ACC-07]', async ({
  api,
}) => {
  const { orderNumber, shoes, order } = await buy(await api.client.createGuest('en-us'))
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const all = await Promise.all([1, 2, 3].map(() => refund(orderNumber, 'one-pair', [[shoes, 1]])))
  expect(all.map((one) => one.ok && one.isRepeat).sort()).toEqual([false, true, true])
  await moveMoney(api, orderNumber)
  await moveMoney(api, orderNumber)
  const [first] = all
  const back = first?.ok ? first.action.amount : 0
  expect(back).toBeGreaterThan(10_000)
  expect(await moneyOf(api, orderNumber)).toMatchObject({ captured: cents(order.totals.total), refunded: back })
  const returns = `select quantity from stock_entries where order_number = $1 and reason = 'return'`
  expect(await read(api, returns, orderNumber)).toEqual([{ quantity: 1 }])
  expect(await refund(orderNumber, 'too-many', [[shoes, 2]])).toEqual({ ok: false, reason: 'too_many' })
  await refund(orderNumber, 'rest')
  await moveMoney(api, orderNumber)
  expect(await moneyOf(api, orderNumber)).toMatchObject({ refunded: cents(order.totals.total) })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', shipments: ['returned'] })
  expect(await refund(orderNumber, 'nothing-left')).toEqual({ ok: false, reason: 'nothing' })
})

test('the shop never captures a cancelled item; a full cancellation voids the payment and releases the stock [PAY-12] [ACC-07]', async ({
  api,
}) => {
  const guest = await api.client.createGuest('en-us')
  const part = await buy(guest)
  const cancelled = await refund(part.orderNumber, 'no-tee', [[part.tee, 1]])
  expect(cancelled).toMatchObject({ ok: true, money: null })
  await fulfilment.advance({ orderNumber: part.orderNumber, to: 'shipped' })
  await moveMoney(api, part.orderNumber)
  const taken = cents(part.order.totals.total) - (cancelled.ok ? cancelled.action.amount : 0)
  const rest = cents(part.order.totals.total) - taken
  expect(rest).toBeGreaterThan(0)
  expect(await moneyOf(api, part.orderNumber)).toEqual({ captured: taken, refunded: 0, voided: rest })
  const whole = await buy(guest)
  expect(await refund(whole.orderNumber, 'all')).toMatchObject({ money: { kind: 'void' } })
  await moveMoney(api, whole.orderNumber)
  expect(await moneyOf(api, whole.orderNumber)).toEqual({
    captured: 0,
    refunded: 0,
    voided: cents(whole.order.totals.total),
  })
  expect(await stateOf(api, whole.orderNumber)).toEqual({ state: 'cancelled', shipments: ['cancelled'] })
  const held = 'select sum(quantity)::int as held from stock_entries where order_number = $1'
  expect(await read(api, held, whole.orderNumber)).toEqual([{ held: 0 }])
  expect(await fulfilment.advance({ orderNumber: whole.orderNumber })).toEqual({ ok: false, reason: 'not_final' })
})

test('another process finishes a money movement after a crash, and a movement with a lost answer is repeated once [PAY-13] [T15]', async ({
  api,
}) => {
  const { orderNumber, shoes, order } = await buy(await api.client.createGuest('en-us'))
  await fulfilment.advance({ orderNumber, to: 'delivered' })
  const returned = await refund(orderNumber, 'pair', [[shoes, 1]])
  // The process stops here, before it asks the provider.
  expect(await moneyOf(api, orderNumber)).toEqual({ captured: 0, refunded: 0, voided: 0 })
  await peers.makeTrouble({ mode: 'drop', phase: 'after', times: 1 })
  await expect(moveMoney(api, orderNumber)).rejects.toThrow(/capture .* unknown/)
  await moveMoney(api, orderNumber)
  await refund(orderNumber, 'pair-2', [[shoes, 1]])
  await peers.makeTrouble({ mode: 'drop', phase: 'after', times: 1 })
  await expect(moveMoney(api, orderNumber)).rejects.toThrow(/refund .* unknown/)
  await moveMoney(api, orderNumber)
  const payments = await createSandboxControl(api.sandbox.url, api.deps.config.paymentSecrets.apiKey).listPayments(
    orderNumber,
  )
  const refunded = (await moneyOf(api, orderNumber)).refunded
  expect(payments).toMatchObject([{ capturedAmount: cents(order.totals.total), refundedAmount: refunded }])
  expect(refunded).toBeGreaterThan(2 * (returned.ok ? returned.action.amount : 0) - 2)
  expect((await jobsOf(api, orderNumber)).filter((name) => name === 'move-order-money').length).toBeGreaterThan(1)
})
