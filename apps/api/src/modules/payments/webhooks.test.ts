import {
  createCartWith,
  makeReady,
  signWebhook,
  startTestApi,
  type TestApi,
  testNow,
  variantOf,
} from '@lacehouse/test-kit'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const secret = () => api.deps.config.paymentSecrets
const ask = async (method: string, path: string, body?: unknown) => {
  const response = await fetch(`${api.sandbox.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${secret().apiKey}`, 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return response.json() as Promise<{ data: { id: string }[] }>
}

const placePending = async () => {
  const guest = await api.client.createGuest()
  const cart = await createCartWith(guest, variantOf('court'))
  await makeReady(guest, cart.id, 'tok_pending')
  const order = await guest.call('checkout.placeOrder', { body: { cartId: cart.id } })
  const find = () => guest.call('checkout.getOrder', { params: { orderNumber: order.orderNumber } })
  return { order, find }
}

const countMails = async (orderNumber: string): Promise<number> => {
  const { rows } = await api.database.db.pool.query(
    `select count(*)::int as count from pgboss.job where name = 'order-mail' and data ->> 'orderNumber' = $1`,
    [orderNumber],
  )
  return rows[0].count
}

test('notices ten times and in any order lead to the state of one in order, with one mail [PAY-13]', async () => {
  const { order, find } = await placePending()
  await vi.waitFor(async () => expect(await find()).toMatchObject({ state: 'finalised' }), 8000)
  const { data } = await ask('GET', `/v1/payments?reference=${order.orderNumber}`)
  await ask('POST', `/v1/payments/${data[0]?.id}/webhooks/resend`, { times: 10, order: 'shuffled', seed: 7 })
  await vi.waitFor(async () => {
    const { rows } = await api.database.db.pool.query(
      `select count(*)::int as count, count(processed_at)::int as done from webhook_events where payload #>> '{payment,reference}' = $1`,
      [order.orderNumber],
    )
    expect(rows[0]).toEqual({ count: 2, done: 2 })
  }, 5000)
  expect(await find()).toMatchObject({ state: 'finalised' })
  expect(await countMails(order.orderNumber)).toBe(1)
  const { rows } = await api.database.db.pool.query(
    'select authorised_minor as "authorised", amount_minor as "amount" from payments where order_number = $1',
    [order.orderNumber],
  )
  expect(rows[0].authorised).toBe(rows[0].amount)
})

const send = (body: string, signature: string) =>
  fetch(`${api.url}/webhooks/payments/lacepay`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'lacepay-signature': signature },
  })

test('a bad signature, an old one and a stranger’s notice change nothing', async () => {
  const { order, find } = await placePending()
  const payment = {
    id: 'pay_x',
    status: 'authorised',
    reference: order.orderNumber,
    amount: 1,
    authorisedAmount: 1,
    declineReason: null,
    challenge: null,
    sequence: 1,
  }
  const body = JSON.stringify({ id: 'evt_forged', type: 'payment.authorised', sequence: 1, payment })
  const forged = await send(body, signWebhook(body, 'another secret that is long enough', new Date(testNow)))
  const old = await send(body, signWebhook(body, secret().webhookSecret, new Date(testNow - 600_000)))
  expect([forged.status, old.status]).toEqual([401, 401])
  expect((await send('{', signWebhook('{', secret().webhookSecret, new Date(testNow)))).status).toBe(400)
  const { rows } = await api.database.db.pool.query(`select 1 from webhook_events where event_id = 'evt_forged'`)
  expect(rows).toEqual([])
  expect((await find()).state).not.toBe('failed')
  const elsewhere = await fetch(`${api.url}/webhooks/payments/other`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  expect(elsewhere.status).toBe(404)
})

test('a payment session gives the script and the secret of the card fields; without the provider it is PAY400 [PAY-11]', async () => {
  const guest = await api.client.createGuest('fr-ca')
  const cart = await createCartWith(guest, variantOf('court'))
  const query = {
    cartId: cart.id,
    paymentMethodId: 'CREDIT_CARD' as const,
    referer: 'https://shop.test/checkout',
    paymentMethod: 'card',
  }
  const session = await guest.call('cart.paymentSession', { query })
  expect(session).toMatchObject({
    success: true,
    provider: 'lacepay',
    locale: 'fr-ca',
    meta: { origin: api.sandbox.url, script: `${api.sandbox.url}/hosted-fields.js` },
  })
  expect(session.meta.merchantSession).toContain('_secret_')
  const { paymentMethods } = await guest.call('cart.listPaymentMethods', { params: { basketId: cart.id } })
  expect(paymentMethods.slice(0, 1)).toEqual([
    { code: 'CREDIT_CARD', label: expect.any(String), brands: ['visa', 'mastercard', 'amex'] },
  ])
  await ask('POST', '/v1/test/faults', { mode: 'garbage' })
  const away = await guest.tryCall('cart.paymentSession', { query })
  await ask('POST', '/v1/test/faults', { mode: 'none' })
  expect([away.status, away.body.errorDetails[0]?.errorId]).toEqual([502, 'PAY400'])
})
