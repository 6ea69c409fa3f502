import { readdir, readFile } from 'node:fs/promises'
import {
  addressOf,
  createCartWith,
  createTestPeers,
  makeReady,
  type TestApi,
  type TestShopper,
  testNow,
  variantOf,
  walletCallsOf,
} from '@lacehouse/test-kit'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect, onTestFinished, vi } from 'vitest'
import { sendOrderMail } from '../order-mails/send-order-mail.ts'

let guest: TestShopper
// Declined cards of one guest would count together.
test.beforeEach(async ({ api }) => {
  guest = await api.client.createGuest('en-us')
})

const place = (shopper: TestShopper, cartId: string) => shopper.tryCall('checkout.placeOrder', { body: { cartId } })

const readyCart = async (shopper: TestShopper, token?: string) => {
  const cart = await createCartWith(shopper, variantOf('court'))
  return makeReady(shopper, cart.id, token)
}

test('a guest pays by card and gets the order with all its fields [CHK-04] [CHK-06] [CHK-08] [CHK-12]', async ({
  api,
}) => {
  const cart = await readyCart(guest)
  const { status, body: order } = await place(guest, cart.id)
  expect(status).toBe(200)
  expect(order).toMatchObject({
    state: 'finalised',
    email: 'ada@example.com',
    currency: 'USD',
    totals: { total: cart.totals.total, remainingToPay: 0 },
    items: [{ productId: variantOf('court'), qty: 1, cost: 100 }],
    shipments: [{ state: 'allocated', shippingMethod: { code: 'standard' } }],
    paymentMethod: [{ code: 'CREDIT_CARD', amount: cart.totals.total }],
    shippingAddress: { city: 'San Francisco' },
    billingAddress: { city: 'San Francisco' },
    type: 'regular',
    flash: [],
  })
  const read = await guest.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  const steps = [{ state: 'allocated', at: order.placedAt }]
  expect(read).toEqual({ ...order, shipments: order.shipments.map((shipment) => ({ ...shipment, steps })) })
  const stranger = await api.client.createGuest('en-us')
  const foreign = await stranger.tryCall('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  expect(foreign.body.errorDetails[0]?.errorId).toBe('ORD409')
})

test('the newsletter consent is given or refused at the address, and the order stores it [CHK-18]', async ({ api }) => {
  const shopper = await api.client.createGuest('en-us')
  const { id: basketId } = await readyCart(shopper)
  for (const newsletterConsent of [false, true]) {
    const address = { ...addressOf('en-us'), subscriptions: { newsletterConsent } }
    const cart = await shopper.call('cart.setShippingAddress', { params: { basketId }, body: { address } })
    expect(cart.shippingAddress?.subscriptions).toEqual({ newsletterConsent })
  }
  const { body: order } = await place(shopper, basketId)
  expect(order.shippingAddress?.subscriptions).toEqual({ newsletterConsent: true })
})

test('the order’s mail has its number, items, totals and address, in the locale of the order [CHK-13]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('de-de')
  const cart = await readyCart(shopper)
  const { body: order } = await place(shopper, cart.id)
  await sendOrderMail(api.deps)({ orderNumber: order.orderNumber })
  const [file = ''] = (await readdir(api.deps.mailFolder)).filter((name) => name.endsWith('.html'))
  const html = await readFile(`${api.deps.mailFolder}/${file}`, 'utf8')
  const number = order.orderNumber.replace(/(.{3})(.{3})/, '$1-$2-')
  expect(html).toContain(number)
  expect(html).toContain('Halden Court')
  expect(html).toContain('119,00')
  expect(html).toContain('Invalidenstraße 43')
  expect(html).toContain('lang="de-DE"')
})

test('the order has the first digits of its card, and of no other payment method [CHK-12] [PAY-01]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('en-us')
  const { id: basketId } = await readyCart(shopper)
  const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' } as const
  await shopper.call('cart.addPaymentInstrument', { params: { basketId }, body })
  const { body: order } = await place(shopper, basketId)
  expect(order.bin).toBe('424242')
  const shown = await shopper.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  expect(shown.bin).toBe('424242')
  const wallet = walletCallsOf(shopper)
  const { id } = await wallet.addressed(variantOf('court'))
  const { body: session } = await wallet.openSession(id, 'PAYPAL')
  const token = session.meta.merchantSession
  await createTestPeers(api.sandbox.url).answerAtPaypal(token, 'ada')
  await wallet.add(id, { payment_method_id: 'PAYPAL', token })
  const without = await place(shopper, id)
  expect(without.status).toBe(200)
  expect(without.body).not.toHaveProperty('bin')
})

test('fifty placements of one cart give one order and one charge, and every call gets the order [CHK-07]', async ({
  api,
}) => {
  const cart = await readyCart(guest)
  const answers = await Promise.all(Array.from({ length: 50 }, () => place(guest, cart.id)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  const numbers = new Set(answers.map(({ body }) => body.orderNumber))
  expect(numbers.size).toBe(1)
  const later = await place(guest, cart.id)
  expect(numbers).toContain(later.body.orderNumber)
  expect(await listCharges(api, [...numbers][0] ?? '')).toEqual(['authorised'])
  const { rows } = await api.database.db.pool.query('select count(*)::int as count from orders where cart_id = $1', [
    cart.id,
  ])
  expect(rows[0].count).toBe(1)
})

const listCharges = async (api: TestApi, orderNumber: string): Promise<string[]> => {
  const response = await fetch(`${api.sandbox.url}/v1/payments?reference=${orderNumber}`, {
    headers: { authorization: `Bearer ${api.deps.config.paymentSecrets.apiKey}` },
  })
  const { data } = (await response.json()) as { data: { status: string }[] }
  return data.map(({ status }) => status)
}

const stockOf = async (api: TestApi, variantId: string) => {
  const { rows } = await api.database.db.pool.query(
    `select on_hand as "onHand", reserved from stock_items where variant_id = $1 and location_id = $2`,
    [variantId, api.deps.defaultSite.warehouse],
  )
  return rows[0]
}

test('thirty buyers of two pairs get two orders; the others are refused before any charge, and stock stays at zero or above [CHK-11]', async ({
  api,
}) => {
  const buyers = await Promise.all(Array.from({ length: 30 }, () => api.client.createGuest('en-us')))
  const carts = await Promise.all(buyers.map((buyer) => createCartWith(buyer, variantOf('scarce'))))
  await Promise.all(carts.map((cart, i) => makeReady(buyers[i] as TestShopper, cart.id)))
  const answers = await Promise.all(carts.map((cart, i) => place(buyers[i] as TestShopper, cart.id)))
  const sold = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status !== 200)
  expect([sold.length, refused.length]).toEqual([2, 28])
  expect(new Set(refused.map(({ body }) => body.errorDetails[0]?.errorId))).toEqual(new Set(['ORD404']))
  expect(await stockOf(api, variantOf('scarce'))).toEqual({ onHand: 2, reserved: 2 })
})

test('of two lines of one variant a refusal names the line without stock, before and during placement [CART-16] [CHK-10]', async ({
  api,
}) => {
  const shopper = await api.client.createGuest('en-us')
  const productId = variantOf('scarce', '8')
  const cart = await createCartWith(shopper, productId)
  const giftOption = { to: 'Grace', email: 'grace@example.com', message: '' }
  const { items } = await shopper.call('cart.addItem', { body: { cartId: cart.id, productId, giftOption } })
  await makeReady(shopper, cart.id)
  await api.database.db.pool.query(
    `insert into stock_entries (variant_id, location_id, reason, quantity)
    select variant_id, location_id, 'count', 1 + reserved - on_hand from stock_items where variant_id = $1`,
    [productId],
  )
  const itemOf = ({ body }: { body: { errorDetails: { errorId: string; itemId?: string }[] } }) => body.errorDetails[0]
  const expected = { errorId: 'ORD404', itemId: items[1]?.id }
  expect(itemOf(await shopper.tryCall('checkout.prepareOrder', { body: { basketId: cart.id } }))).toMatchObject(
    expected,
  )
  expect(itemOf(await place(shopper, cart.id))).toMatchObject(expected)
})

test('two lines of one stock item that exceed its stock are refused together', async ({ api }) => {
  const buyer = await api.client.createGuest('en-us')
  const variantId = variantOf('scarce', '10')
  const cart = await createCartWith(buyer, variantId)
  await buyer.call('cart.addItem', { body: { cartId: cart.id, productId: variantId, recipeId: 'other' } })
  await makeReady(buyer, cart.id)
  const rival = await api.client.createGuest('en-us')
  const other = await createCartWith(rival, variantId)
  await makeReady(rival, other.id)
  expect((await place(rival, other.id)).status).toBe(200)
  const refused = await place(buyer, cart.id)
  expect(refused.body.errorDetails[0]?.errorId).toBe('ORD404')
  expect(await stockOf(api, variantId)).toEqual({ onHand: 2, reserved: 1 })
})

test.for([
  ['tok_declined', 'PYT406', 402],
  ['tok_fraud', 'PYT402', 402],
  ['tok_expired', 'FE309', 400],
] as const)(
  'a card that is %s is %s; the stock is free again and another card can pay the cart [PAY-14]',
  async ([token, errorId, status], { api }) => {
    const before = await stockOf(api, variantOf('court'))
    const cart = await readyCart(guest, token)
    const refused = await place(guest, cart.id)
    expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([status, errorId])
    expect(await stockOf(api, variantOf('court'))).toEqual(before)
    const body = { payment_method_id: 'CREDIT_CARD' as const, token: 'tok_success' }
    await guest.call('cart.addPaymentInstrument', { params: { basketId: cart.id }, body })
    expect((await place(guest, cart.id)).status).toBe(200)
  },
)

test('a passed 3-D Secure challenge places the order; a failed one leaves a new cart with the same items [CHK-09]', async ({
  api,
}) => {
  const cart = await readyCart(guest, 'tok_3ds')
  const { body: pending } = await place(guest, cart.id)
  expect(pending).toMatchObject({
    state: 'payment_pending',
    flash: [{ code: 'PaymentNotAuthorized', details: { action: { type: 'challenge' } } }],
  })
  const again = await place(guest, cart.id)
  expect(again.body.orderNumber).toBe(pending.orderNumber)
  const challenge = pending.flash[0]?.details.action
  const forged = await patch(pending.orderNumber, 'authenticated')
  expect(forged.state).toBe('payment_pending')
  await answerChallenge(api, challenge?.id ?? '', '1234')
  expect(await patch(pending.orderNumber, 'authenticated')).toMatchObject({ state: 'finalised', flash: [] })
  expect(await patch(pending.orderNumber, 'failed')).toMatchObject({ state: 'finalised' })

  const other = await readyCart(guest, 'tok_3ds')
  const { body: refused } = await place(guest, other.id)
  await answerChallenge(api, refused.flash[0]?.details.action?.id ?? '', null)
  const failed = await patch(refused.orderNumber, 'failed')
  expect(failed.state).toBe('failed')
  expect(failed).not.toHaveProperty('failure')
  expect(failed.newBasketId).not.toBe(other.id)
  const renewed = await guest.call('cart.get', { params: { basketId: failed.newBasketId ?? '' } })
  expect(renewed).toMatchObject({
    payment_instruments: [],
    items: [{ productId: variantOf('court') }],
    shippingAddress: { city: 'San Francisco' },
  })
})

test('a pending payment that fails has a reason; one that the 3-D Secure challenge ended has none [PAY-14]', async () => {
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id, 'tok_pending_declined')
  const { body: pending } = await place(guest, cart.id)
  expect(pending).toMatchObject({ state: 'payment_pending', flash: [] })
  expect(pending).not.toHaveProperty('failure')
  const { orderNumber } = pending
  const poll = () => guest.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: {} } })
  const failure = { errorId: 'PYT406', message: expect.stringContaining('declined') }
  await vi.waitFor(async () => expect(await poll()).toMatchObject({ state: 'failed', failure }))
})

const patch = (orderNumber: string, result: 'authenticated' | 'failed') =>
  guest.call('checkout.patchOrder', { params: { orderNumber }, body: { additionalData: { result } } })

const answerChallenge = (api: TestApi, id: string, code: string | null) =>
  fetch(`${api.sandbox.url}/challenge/${id}/answers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: api.sandbox.url },
    body: JSON.stringify({ code }),
  })

test.for(['tok_lost', 'tok_500'])(
  'a reply that is lost after success (%s) is queried again: one order, one charge [PAY-13]',
  async (token, { api }) => {
    const cart = await readyCart(guest, token)
    const { body: order } = await place(guest, cart.id)
    expect(order.state).toBe('finalised')
    expect(await listCharges(api, order.orderNumber)).toEqual(['authorised'])
  },
)

test('a payment that the provider completes later finishes the order by webhook [PAY-12] [PAY-13]', async () => {
  const cart = await readyCart(guest, 'tok_pending')
  const { body: order } = await place(guest, cart.id)
  expect(order.state).toBe('payment_pending')
  await vi.waitFor(
    async () => expect(await patch(order.orderNumber, 'authenticated')).toMatchObject({ state: 'finalised' }),
    5000,
  )
})

test('an incomplete cart is not ordered, and each refusal names the missing part [CHK-16] [PAY-14]', async ({
  api,
}) => {
  const cart = await createCartWith(guest, variantOf('court'))
  const params = { basketId: cart.id }
  const refusal = async (): Promise<string | undefined> =>
    (await guest.tryCall('checkout.prepareOrder', { body: { basketId: cart.id } })).body.errorDetails?.[0]?.errorId
  expect(await refusal()).toBe('CHK320')
  await guest.call('cart.setShippingAddress', { params, body: { address: addressOf('en-us') } })
  const unpaid = await place(guest, cart.id)
  expect(unpaid.body.errorDetails[0]?.errorId).toBe('PYT400')
  const german = await api.client.createGuest('de-de')
  const other = await german.tryCall('cart.addPaymentInstrument', {
    params: { basketId: (await createCartWith(german, variantOf('court'))).id },
    body: { payment_method_id: 'ATHLETES_PAYMENT' },
  })
  expect(other.body.errorDetails[0]?.errorId).toBe('PYT405')
  const none = await guest.tryCall('cart.removePaymentInstrument', {
    params,
    body: { payment_instrument_id: 'nothing' },
  })
  expect(none.body.errorDetails[0]?.errorId).toBe('PYT404')
})

test('a card that the provider says has expired is FE309 [CHK-04]', async ({ api }) => {
  onTestFinished(() => api.setNow(testNow))
  const add = async () => {
    const shopper = await api.client.createGuest('en-us')
    const { id } = await createCartWith(shopper, variantOf('court'))
    const body = { payment_method_id: 'CREDIT_CARD', token: 'tok_success' }
    return shopper.tryCall('cart.addPaymentInstrument', { params: { basketId: id }, body })
  }
  // The test cards are valid to the end of 2034.
  api.setNow(Date.parse('2034-12-31T23:59:59Z'))
  expect((await add()).status).toBe(200)
  api.setNow(Date.parse('2035-01-01T00:00:00Z'))
  expect((await add()).body.errorDetails[0]?.errorId).toBe('FE309')
})

test('a total that differs from the shown one is ORD415, and no order is placed', async () => {
  const cart = await readyCart(guest)
  const refused = await guest.tryCall('checkout.placeOrder', {
    body: { cartId: cart.id, expectedTotal: cart.totals.total - 1 },
  })
  expect([refused.status, refused.body.errorDetails[0]?.errorId]).toEqual([409, 'ORD415'])
  expect((await guest.call('cart.get', { params: { basketId: cart.id } })).state).toBe('open')
})
