import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForTest, shopOrigin, startForTest, startReceiver } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
let receiver: Awaited<ReturnType<typeof startReceiver>>
beforeAll(async () => {
  receiver = await startReceiver()
  sandbox = await startForTest({ webhookUrl: receiver.url })
})
afterAll(async () => {
  await sandbox.close()
  await receiver.close()
})

type Reply = {
  session_id: string
  client_token: string
  payment_method_categories: object[]
  order_id: string
  fraud_status: string
  orders: { order_id: string }[]
}

const authorization = `Basic ${Buffer.from('shop:key_test').toString('base64')}`
const ask = async (path: string, body?: object, key: string = randomUUID()) => {
  const response = await fetch(`${sandbox.url}/klarna${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, 'klarna-idempotency-key': key, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json().catch(() => null)) as Reply }
}

const basket = {
  purchase_country: 'DE',
  purchase_currency: 'EUR',
  locale: 'de-DE',
  order_amount: 12_000,
  order_lines: [{ name: 'Halden Court', quantity: 1, unit_price: 12_000, total_amount: 12_000 }],
}

const agreeTo = async (clientToken: string, email = 'ada@example.com') => {
  const response = await fetch(`${sandbox.url}/klarna/widget/authorizations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: sandbox.url, 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ clientToken, category: 'pay_later', email }),
  })
  return (await response.json()) as { approved: boolean; authorization_token: string }
}

const agree = async (email?: string) => {
  const { body: session } = await ask('/payments/v1/sessions', basket)
  return agreeTo(session.client_token, email)
}

const order = (token: string, key?: string, merchant_reference1 = `LH-${randomUUID()}`) =>
  ask(`/payments/v1/authorizations/${token}/order`, { ...basket, merchant_reference1 }, key)

test('a session names its token and its kinds of payment; a basket whose lines are not its amount is refused [PAY-06] [PAY-12]', async () => {
  const { body } = await ask('/payments/v1/sessions', basket)
  expect(body.client_token).toMatch(/^kls_/)
  expect(body.payment_method_categories).toEqual([
    { identifier: 'pay_over_time', name: 'In Raten zahlen' },
    { identifier: 'pay_later', name: 'Später zahlen' },
  ])
  const wrong = await ask('/payments/v1/sessions', { ...basket, order_amount: 11_999 })
  expect(wrong).toMatchObject({ status: 400, body: { error_code: 'BAD_VALUE' } })
  expect((await fetch(`${sandbox.url}/klarna/payments/v1/sessions`, { method: 'POST' })).status).toBe(401)
})

test('a session names the shop’s reference, and the token once it is agreed to [PAY-06] [PAY-12]', async () => {
  const { body: session } = await ask('/payments/v1/sessions', { ...basket, merchant_reference2: 'cart-1' })
  const path = `/payments/v1/sessions/${session.session_id}`
  const before = (await ask(path)).body
  expect(before).toMatchObject({ merchant_reference2: 'cart-1', order_amount: 12_000, purchase_currency: 'EUR' })
  expect(before).not.toHaveProperty('authorization_token')
  const { authorization_token } = await agreeTo(session.client_token)
  expect((await ask(path)).body).toMatchObject({ authorization_token })
  expect((await ask('/payments/v1/sessions/kls_none')).status).toBe(404)
})

test('an agreement becomes one order, captured, refunded and released within its amount [PAY-06] [PAY-12]', async () => {
  const { authorization_token: token } = await agree()
  const key = randomUUID()
  const placed = await order(token, key, 'LH-once')
  expect(placed).toMatchObject({ status: 200, body: { fraud_status: 'ACCEPTED' } })
  expect((await order(token, key, 'LH-once')).body).toEqual(placed.body)
  expect(await order(token)).toMatchObject({ status: 409, body: { error_code: 'ALREADY_USED' } })
  const path = `/ordermanagement/v1/orders/${placed.body.order_id}`
  expect((await ask(`${path}/captures`, { captured_amount: 12_001 })).status).toBe(403)
  expect((await ask(`${path}/captures`, { captured_amount: 7000 })).status).toBe(201)
  expect((await ask(`${path}/refunds`, { refunded_amount: 2000 })).status).toBe(201)
  expect((await ask(`${path}/release-remaining-authorization`, {})).status).toBe(204)
  expect((await ask(path)).body).toMatchObject({
    captured_amount: 7000,
    refunded_amount: 2000,
    remaining_authorized_amount: 0,
  })
  const found = await ask('/ordermanagement/v1/orders?merchant_reference1=LH-once')
  expect(found.body.orders.map(({ order_id }) => order_id)).toEqual([placed.body.order_id])
})

test.each([
  ['+refused', 'REJECTED'],
  ['+fraud', 'REJECTED'],
  ['+pend-accept', 'PENDING'],
])('a shopper with %s in the address gets an order that is %s [PAY-06] [PAY-12]', async (part, status) => {
  const { authorization_token: token } = await agree(`ada${part}@example.com`)
  expect((await order(token)).body.fraud_status).toBe(status)
})

test('a denied shopper gets no token, and a pending order is announced by webhook [PAY-06] [PAY-12]', async () => {
  expect(await agree('ada+denied@example.com')).toEqual({ approved: false, show_form: false })
  const { authorization_token: token } = await agree('ada+pend-reject@example.com')
  const { body } = await order(token)
  await expect
    .poll(async () => (await ask(`/ordermanagement/v1/orders/${body.order_id}`)).body.fraud_status)
    .toBe('REJECTED')
  await expect.poll(() => receiver.types()).toContain('payment.failed')
})

test('the widget is shown only to a known shop, and its call answers no other page [PAY-06] [PAY-12]', async () => {
  const { body } = await ask('/payments/v1/sessions', basket)
  const query = (origin: string) =>
    new URLSearchParams({ client_token: body.client_token, category: 'pay_over_time', origin })
  const shown = await fetch(`${sandbox.url}/klarna/widget?${query(shopOrigin)}`)
  expect(shown.headers.get('content-security-policy')).toContain(`frame-ancestors ${shopOrigin}`)
  expect(await shown.text()).toContain('40,00')
  expect((await fetch(`${sandbox.url}/klarna/widget?${query('https://evil.test')}`)).status).toBe(404)
  const foreign = await fetch(`${sandbox.url}/klarna/widget/authorizations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.test' },
    body: JSON.stringify({ clientToken: body.client_token, category: 'pay_later', email: '' }),
  })
  expect(foreign.status).toBe(422)
})
