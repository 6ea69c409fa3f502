import { limitPolicies } from '@lacehouse/contracts'
import { createSandboxControl, type TestApi, testNow, variantOf } from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import {
  arrive,
  askToShip,
  day,
  fill,
  inTx,
  itemOf,
  offer,
  place,
  placeOf,
  read,
  stateOf,
} from '@lacehouse/test-kit/api/sell-ahead'
import { listDisagreements } from '@lacehouse/test-kit/proof/list-disagreements'
import { expect } from 'vitest'
import { chargeMandate } from '../fulfilment/charge-mandate.ts'
import { createFulfilment } from '../fulfilment/fulfilment.ts'
import { moveOrderMoney } from '../fulfilment/move-order-money.ts'
import { endUnpaidPreOrders } from './end-unpaid-pre-orders.ts'
import { setPreOrderIn } from './set-pre-order.ts'

const controlOf = ({ sandbox, deps }: TestApi) => createSandboxControl(sandbox.url, deps.config.paymentSecrets.apiKey)

test.afterEach(async ({ api }) => {
  await read(api, `delete from pgboss.job where name in ('move-order-money', 'charge-mandate')`)
  expect(await listDisagreements(api.database.db.pool, controlOf(api))).toEqual([])
})

test('a pre-order charges nothing at its placement, and its card once when its parcel leaves [PAY-12] [PAY-13]', async ({
  api,
}) => {
  await offer(api, 3)
  const { shopper, id } = await fill(api, 2)
  const cart = await shopper.call('cart.get', { params: { basketId: id } })
  expect(cart.preOrder).toMatchObject({
    from: day,
    note: expect.stringContaining('March 12, 2027'),
    methods: 'PayPal, Apple Pay, and Klarna can’t be charged later, so they aren’t offered.',
  })
  expect(cart.items[0]?.preOrder).toBe('Pre-order – ships from March 12, 2027')
  const order = await place(shopper, id)
  const { orderNumber } = order
  expect(order).toMatchObject({
    state: 'finalised',
    preOrder: { from: day, note: expect.stringContaining('Nothing has been charged') },
  })
  expect(await controlOf(api).listPayments(orderNumber)).toMatchObject([{ status: 'verified', authorisedAmount: 0 }])
  expect(await itemOf(api)).toMatchObject({ incoming: 3, promised: 2 })
  const { advance } = createFulfilment(api.deps)
  expect(await advance({ orderNumber, to: 'shipped' })).toEqual({ ok: false, reason: 'not_arrived' })
  await arrive(api, 3)
  expect(await itemOf(api)).toMatchObject({ incoming: 0, promised: 0 })
  const total = Math.round(order.totals.total * 100)
  const asked = await Promise.all([advance({ orderNumber, to: 'shipped' }), advance({ orderNumber, to: 'shipped' })])
  expect(asked).toMatchObject([
    { charging: total, moved: [] },
    { charging: total, moved: [] },
  ])
  await Promise.all([chargeMandate(api.deps)({ orderNumber }), chargeMandate(api.deps)({ orderNumber })])
  await moveOrderMoney(api.deps)({ orderNumber })
  const payments = await controlOf(api).listPayments(orderNumber)
  expect(payments.filter(({ status }) => status !== 'verified')).toMatchObject([
    { status: 'captured', capturedAmount: total },
  ])
  const sent = await shopper.call('checkout.getOrder', { params: { orderNumber } })
  expect(sent).toMatchObject({
    shipments: [{ state: 'shipped' }],
    preOrder: { note: 'Your card was charged when your order shipped.' },
  })
  // The parcel left earlier than its days of delivery count from.
  expect(order.shipments[0]?.shippingMethod?.deliveryWindow?.from).toMatch(/^2027-03-1/)
  expect(sent.shipments[0]?.shippingMethod).not.toHaveProperty('deliveryWindow')
  expect([order.items[0]?.preOrder, sent.items[0]?.preOrder]).toEqual([
    'Pre-order – ships from March 12, 2027',
    undefined,
  ])
})

test('the last unit that may be ordered ahead is given to one of two shoppers [CHK-06]', async ({ api }) => {
  await offer(api, 1)
  const [a, b] = [await fill(api), await fill(api)]
  const outcomes = await Promise.allSettled([place(a.shopper, a.id), place(b.shopper, b.id)])
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(await itemOf(api)).toMatchObject({ incoming: 1, promised: 1 })
})

test('what arrives goes to the waiting orders in the order of their placement, and only the rest is for sale [CAT-08]', async ({
  api,
}) => {
  await offer(api, 10)
  const [first, second] = [await fill(api, 2), await fill(api, 2)]
  const one = await place(first.shopper, first.id)
  const two = await place(second.shopper, second.id)
  const before = await itemOf(api)
  await arrive(api, 3)
  const { advance } = createFulfilment(api.deps)
  const waiting = (before?.promised ?? 0) - 4
  // Orders of other tests may wait before them.
  if (waiting > 0) await arrive(api, waiting)
  expect(await advance({ orderNumber: one.orderNumber, to: 'picking' })).toMatchObject({ ok: true })
  expect(await advance({ orderNumber: two.orderNumber, to: 'picking' })).toEqual({ ok: false, reason: 'not_arrived' })
  await arrive(api, 4)
  expect(await advance({ orderNumber: two.orderNumber, to: 'picking' })).toMatchObject({ ok: true })
  const item = await itemOf(api)
  expect([item?.promised, (item?.on_hand ?? 0) - (item?.reserved ?? 0)]).toEqual([0, 3])
})

test('a cart whose shopper was shown no day, or another one, is not ordered [CHK-10]', async ({ api }) => {
  await offer(api, 5)
  const { shopper, id } = await fill(api)
  for (const expectedPreOrder of [undefined, '2027-01-01']) {
    const refused = await shopper.tryCall('checkout.placeOrder', {
      body: { cartId: id, ...(expectedPreOrder && { expectedPreOrder }) },
    })
    expect([refused.status, refused.body]).toMatchObject([409, { errorDetails: [{ errorId: 'INV409' }] }])
  }
})

test('pre-ordered goods are ordered on their own, and by no method that is paid at once [CHK-04] [CHK-10]', async ({
  api,
}) => {
  await offer(api, 5)
  const { shopper, id } = await fill(api)
  const offered = await shopper.call('cart.listPaymentMethods', { params: { basketId: id } })
  const codes = offered.paymentMethods.map(({ code }) => code)
  expect(codes).toContain('CREDIT_CARD')
  expect([...codes, ...offered.expressMethods].filter((code) => /KLARNA|PAYPAL|APPLE|IDEAL/.test(code))).toEqual([])
  const mixed = await shopper.call('cart.addItem', { body: { cartId: id, productId: variantOf('tee'), qty: 1 } })
  expect(mixed.preOrder?.problem).toContain('ordered on their own')
  const refused = await shopper.tryCall('checkout.placeOrder', { body: { cartId: id, expectedPreOrder: day } })
  expect([refused.status, refused.body]).toMatchObject([409, { errorDetails: [{ errorId: 'INV409' }] }])
})

test('a declined charge holds the parcel and mails the shopper, who pays by another card once [PAY-14]', async ({
  api,
}) => {
  const { shopper, orderNumber, total } = await askToShip(api, 'tok_later_declined')
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'declined', captured: 0 })
  expect(
    await read(
      api,
      `select 1 from pgboss.job where name = 'charge-declined-mail' and data ->> 'orderNumber' = $1`,
      orderNumber,
    ),
  ).toHaveLength(1)
  const held = await shopper.call('checkout.getOrder', { params: { orderNumber } })
  expect(held).toMatchObject({ shipments: [{ state: 'allocated' }], preOrder: { card: 'Pay by another card' } })
  const pay = (card: string) =>
    shopper.tryCall('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { card } } })
  expect((await pay('')).body.cardSession?.provider).toBe('lacepay')
  expect((await pay('tok_declined')).status).toBe(402)
  const paid = await pay('tok_mastercard')
  expect(paid.body).toMatchObject({ preOrder: { note: expect.stringContaining('being charged'), isCharging: true } })
  await chargeMandate(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
  // Another card is neither asked nor charged any more.
  expect(await pay('tok_success')).toMatchObject({
    status: 200,
    body: { shipments: [{ state: 'shipped' }] },
  })
  const after = await shopper.call('checkout.getOrder', { params: { orderNumber } })
  expect(after).toMatchObject({
    shipments: [{ state: 'shipped' }],
    paymentMethod: [{ additionalData: { brand: 'mastercard' } }],
  })
})

test('declined cards for a held parcel count like other declined charges [PAY-14]', async ({ api }) => {
  const { shopper, orderNumber } = await askToShip(api, 'tok_later_declined')
  await chargeMandate(api.deps)({ orderNumber })
  const pay = (card: string) =>
    shopper.tryCall('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { card } } })
  const { free } = limitPolicies.declines
  const declined = ['tok_declined', 'tok_insufficient_funds', 'tok_fraud'].slice(0, free.session)
  expect(declined).toHaveLength(free.session)
  for (const card of declined) expect((await pay(card)).status).toBe(402)
  const limited = await pay('tok_mastercard')
  expect([limited.status, JSON.stringify(limited.body)]).toEqual([403, expect.stringContaining('AUT403')])
})

test('without another card in time the order is cancelled, and its unit is given back [ACC-07]', async ({ api }) => {
  const { orderNumber } = await askToShip(api, 'tok_later_declined')
  await chargeMandate(api.deps)({ orderNumber })
  await endUnpaidPreOrders(api.deps)
  expect(await stateOf(api, orderNumber)).toMatchObject({ state: 'finalised' })
  const later = { ...api.deps, now: () => api.deps.now() + 8 * 86_400_000 }
  await Promise.all([endUnpaidPreOrders(later), endUnpaidPreOrders(later)])
  await moveOrderMoney(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'cancelled', mandate: 'ended', captured: 0 })
  const payments = await controlOf(api).listPayments(orderNumber)
  expect(payments.map(({ status }) => status).toSorted()).toEqual(['declined', 'voided'])
})

test('of a cancellation and a charge at once either the order is charged or it is cancelled, never both [ACC-07] [PAY-13]', async ({
  api,
}) => {
  const { shopper, orderNumber, total } = await askToShip(api)
  const cancel = () => shopper.tryCall('orders.cancel', { body: { orderNumber, cancellationId: crypto.randomUUID() } })
  const [refused] = await Promise.all([cancel(), chargeMandate(api.deps)({ orderNumber })])
  expect(refused.status).toBe(409)
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'finalised', mandate: 'charged', captured: total })
})

test('a cancellation before shipping is free, gives the units back and ends the mandate [ACC-07]', async ({ api }) => {
  await offer(api, 4)
  const { shopper, id } = await fill(api, 2)
  const { orderNumber, items } = await place(shopper, id)
  const promised = (await itemOf(api))?.promised ?? 0
  const cancel = (qty?: number) =>
    shopper.call('orders.cancel', {
      body: {
        orderNumber,
        cancellationId: crypto.randomUUID(),
        ...(qty && { items: [{ itemId: items[0]?.id ?? '', qty }] }),
      },
    })
  await cancel(1)
  expect((await itemOf(api))?.promised).toBe(promised - 1)
  await cancel()
  await moveOrderMoney(api.deps)({ orderNumber })
  expect(await stateOf(api, orderNumber)).toEqual({ state: 'cancelled', mandate: 'ended', captured: 0 })
  expect(await controlOf(api).listPayments(orderNumber)).toMatchObject([{ status: 'voided', capturedAmount: 0 }])
})

test('a new day reaches the orders that wait, each with a mail [CHK-12]', async ({ api }) => {
  await offer(api, 2)
  const { shopper, id } = await fill(api)
  const { orderNumber } = await place(shopper, id)
  const { incoming = 0 } = (await itemOf(api)) ?? {}
  const move = () =>
    inTx(api, (client) => setPreOrderIn(client, { ...placeOf(api), units: incoming, day: '2027-04-01', now: testNow }))
  expect(await move()).toMatchObject({ ok: true })
  await move()
  const moved = await shopper.call('checkout.getOrder', { params: { orderNumber } })
  expect(moved.items[0]?.preOrder).toBe('Pre-order – ships from April 1, 2027')
  expect(moved.shipments[0]?.shippingMethod).not.toHaveProperty('deliveryWindow')
  expect(
    await read(
      api,
      `select 1 from pgboss.job where name = 'pre-order-mail' and data ->> 'orderNumber' = $1`,
      orderNumber,
    ),
  ).toHaveLength(1)
  const less = await inTx(api, (client) =>
    setPreOrderIn(client, { ...placeOf(api), units: 0, day: null, now: testNow }),
  )
  expect(less).toEqual({ ok: false, reason: 'promised' })
})
