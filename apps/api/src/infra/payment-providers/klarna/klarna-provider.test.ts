import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest, PaymentProvider, SessionRequest } from '../payment-provider.ts'
import { type ScriptedServer, startScriptedServer } from '../testing/start-scripted-server.ts'
import { createKlarnaProvider } from './klarna-provider.ts'

let server: ScriptedServer
let provider: PaymentProvider
beforeAll(async () => {
  server = await startScriptedServer()
  provider = createKlarnaProvider({
    url: server.url,
    username: 'K1_user',
    password: 'pass',
    scriptUrl: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
    notificationUrl: 'https://shop.test/webhooks/payments/klarna',
    timeout: 500,
  })
})
afterAll(() => server.close())
beforeEach(() => server.reset())

const request: AuthoriseRequest = {
  idempotencyKey: 'LH-1',
  orderNumber: 'LH-1',
  method: 'KLARNA',
  returnUrl: 'https://shop.test/en-us/checkout?placing=LH-1',
  token: 'b4bd3423-24e3',
  amount: 13_250,
  currency: 'USD',
  locale: 'en-us',
  origin: 'https://shop.test',
  country: 'US',
  lines: [
    { kind: 'item', reference: 'V1', name: 'Court', quantity: 2, amount: 12_000 },
    { kind: 'item', reference: 'V2', name: 'Socks', quantity: 3, amount: 1000 },
    { kind: 'tax', reference: 'tax', name: 'Tax', quantity: 1, amount: 750 },
    { kind: 'credit', reference: 'gift', name: 'Gift card', quantity: 1, amount: -500 },
  ],
}
const place = `POST /payments/v1/authorizations/${request.token}/order`
const order = (more: object = {}) => ({
  order_id: 'f3392f8b-6116',
  status: 'AUTHORIZED',
  fraud_status: 'ACCEPTED',
  order_amount: 13_250,
  merchant_reference1: 'LH-1',
  ...more,
})
const orders = '/ordermanagement/v1/orders'
const readBody = (place = 0) => JSON.parse(server.seen[place]?.text ?? '')

test('a session opens with the basket in Klarna’s format [PAY-06] [PAY-11]', async () => {
  const categories = [{ identifier: 'pay_later', name: 'Pay later', asset_urls: {} }]
  const body = { session_id: 's', client_token: 'eyJ', payment_method_categories: categories }
  server.script('POST /payments/v1/sessions', { status: 200, body })
  const { token: _, idempotencyKey, orderNumber, ...basket } = request
  const returnUrls = { approved: 'https://shop.test/yes', cancelled: 'https://shop.test/no' }
  const session: SessionRequest = { ...basket, method: 'KLARNA', reference: 'cart', returnUrls, isExpress: false }
  expect(await provider.openSession(session)).toEqual({
    ok: true,
    merchantSession: 'eyJ',
    sessionId: 's',
    origin: 'https://x.klarnacdn.net',
    script: 'https://x.klarnacdn.net/kp/lib/v1/api.js',
    categories: [{ id: 'pay_later', name: 'Pay later' }],
  })
  expect(server.seen[0]?.headers.authorization).toBe(`Basic ${btoa('K1_user:pass')}`)
  expect(readBody()).toEqual({
    purchase_country: 'US',
    purchase_currency: 'USD',
    locale: 'en-US',
    order_amount: 13_250,
    order_tax_amount: 750,
    order_lines: [
      expect.objectContaining({ type: 'physical', name: 'Court', quantity: 2, unit_price: 6000, total_amount: 12_000 }),
      expect.objectContaining({ name: '3 × Socks', quantity: 1, unit_price: 1000, total_amount: 1000 }),
      expect.objectContaining({ type: 'sales_tax', unit_price: 750, total_amount: 750 }),
      expect.objectContaining({ type: 'gift_card', unit_price: -500, total_amount: -500 }),
    ],
    merchant_urls: {
      confirmation: 'https://shop.test/yes',
      notification: 'https://shop.test/webhooks/payments/klarna',
    },
    merchant_reference2: 'cart',
  })
})

const approvedSession = {
  status: 'incomplete',
  authorization_token: request.token,
  merchant_reference2: 'cart-1',
  purchase_currency: 'EUR',
  order_amount: 4500,
}
const take = (input: object = {}) => {
  const [method] = provider.methods
  return method?.takeInstrument({ cartId: 'cart-1', token: request.token, sessionId: 's 1', ...input })
}

test('an approval’s cart, currency and sum come from its session at Klarna [PAY-06] [T36]', async () => {
  server.script('GET /payments/v1/sessions/s%201', { status: 200, body: approvedSession })
  const facts = { token: request.token, agreedTo: 4500 }
  expect(await take()).toEqual({ ok: true, facts, terms: { cartId: 'cart-1', currency: 'EUR' } })
})

test.each([
  ['of another session', {}, { ...approvedSession, authorization_token: 'other' }, 200, 'missing'],
  ['of a session without an approval', {}, { ...approvedSession, authorization_token: undefined }, 200, 'missing'],
  ['of an unknown session', {}, {}, 404, 'missing'],
  ['without a session', { sessionId: undefined }, approvedSession, 200, 'missing'],
  ['while Klarna is away', {}, {}, 503, 'away'],
  ['with an unreadable answer', {}, { status: 'incomplete' }, 200, 'away'],
])('a token %s is no approval [PAY-06] [PAY-15]', async (_, input, body, status, reason) => {
  server.script('GET /payments/v1/sessions/s%201', { status, body })
  expect(await take(input)).toMatchObject({ ok: false, reason })
})

test('a session without the shop’s reference belongs to no cart [PAY-06] [T36]', async () => {
  const { merchant_reference2: _, ...body } = approvedSession
  server.script('GET /payments/v1/sessions/s%201', { status: 200, body })
  expect(await take()).toMatchObject({ ok: true, terms: { cartId: '' } })
})

test.each([
  ['ACCEPTED', { state: 'authorised', reference: 'f3392f8b-6116', amount: 13_250 }],
  ['PENDING', { state: 'pending', reference: 'f3392f8b-6116' }],
  ['REJECTED', { state: 'declined', reference: 'f3392f8b-6116', reason: 'declined' }],
  ['A_NEW_STATUS', { state: 'pending', reference: 'f3392f8b-6116' }],
])(
  'a placed order with the fraud status %s converts to the shop’s state [PAY-06] [PAY-13]',
  async (fraud_status, expected) => {
    server.script(place, {
      status: 200,
      body: { order_id: 'f3392f8b-6116', fraud_status, redirect_url: 'https://k.test' },
    })
    expect(await provider.authorise(request)).toEqual(expected)
    expect(readBody()).toMatchObject({ merchant_reference1: 'LH-1', auto_capture: false, order_amount: 13_250 })
    const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/
    expect(server.seen[0]?.headers['klarna-idempotency-key']).toMatch(uuid)
  },
)

test.each([
  ['ACCEPTED', 'AUTHORIZED', 'authorised'],
  ['ACCEPTED', 'PART_CAPTURED', 'authorised'],
  ['ACCEPTED', 'CAPTURED', 'authorised'],
  ['ACCEPTED', 'CLOSED', 'authorised'],
  ['ACCEPTED', 'CANCELLED', 'declined'],
  ['ACCEPTED', 'EXPIRED', 'declined'],
  ['REJECTED', 'AUTHORIZED', 'declined'],
  ['PENDING', 'AUTHORIZED', 'pending'],
  ['ACCEPTED', 'A_NEW_STATUS', 'pending'],
  ['A_NEW_STATUS', 'AUTHORIZED', 'pending'],
])('an order that is %s and %s counts as %3$s [PAY-13]', async (fraud_status, status, state) => {
  server.script(`GET ${orders}/f3392f8b-6116`, { status: 200, body: order({ fraud_status, status }) })
  expect(await provider.confirm('f3392f8b-6116')).toMatchObject({ state })
})

test.each([400, 403, 404, 409])('a charge with the answer %i is declined [PAY-14]', async (status) => {
  server.script(place, { status, body: { error_code: 'BAD_VALUE', error_messages: [], correlation_id: 'c' } })
  expect(await provider.authorise(request)).toEqual({ state: 'declined', reference: '', reason: 'declined' })
})

test('after a lost answer the same charge is sent again under the same key [PAY-13]', async () => {
  server.script(place, 'lost', { status: 200, body: { order_id: 'f3392f8b-6116', fraud_status: 'ACCEPTED' } })
  expect(await provider.authorise(request)).toEqual({ state: 'unknown' })
  const question = { orderNumber: 'LH-1', token: request.token, reference: null, sent: request }
  expect(await provider.findByOrder(question)).toMatchObject({ state: 'authorised', reference: 'f3392f8b-6116' })
  const [first, second] = server.seen
  expect(second?.headers['klarna-idempotency-key']).toBe(first?.headers['klarna-idempotency-key'])
  expect(second?.text).toBe(first?.text)
})

test.each([404, 409])('a repeated charge with the answer %i stays unknown [PAY-13]', async (status) => {
  server.script(place, { status, body: { error_code: 'NOT_FOUND' } })
  const question = { orderNumber: 'LH-1', token: request.token, reference: null, sent: request }
  expect(await provider.findByOrder(question)).toEqual({ state: 'unknown' })
})

test('an order with a known id is read without a repeated charge [PAY-13]', async () => {
  const question = { orderNumber: 'LH-1', token: request.token, reference: 'f3392f8b-6116', sent: request }
  server.script(`GET ${orders}/f3392f8b-6116`, { status: 200, body: order() }, { status: 404, body: {} })
  expect(await provider.findByOrder(question)).toMatchObject({ state: 'authorised' })
  expect(await provider.findByOrder(question)).toBeNull()
  expect(server.seen.map(({ call }) => call)).toEqual([`GET ${orders}/f3392f8b-6116`, `GET ${orders}/f3392f8b-6116`])
})

test.each([
  [201, 'done'],
  [403, 'refused'],
  [404, 'refused'],
  [500, 'unknown'],
  [429, 'unknown'],
])('a capture and a refund with the answer %i are %s [PAY-12]', async (status, state) => {
  server.script(`POST ${orders}/f3392f8b-6116/captures`, { status })
  server.script(`POST ${orders}/f3392f8b-6116/refunds`, { status })
  const money = { reference: 'f3392f8b-6116', amount: 500, currency: 'USD', idempotencyKey: 'k' }
  expect(await provider.capture(money)).toEqual({ state })
  expect(await provider.refund(money)).toEqual({ state })
  expect([readBody(0), readBody(1)]).toEqual([{ captured_amount: 500 }, { refunded_amount: 500 }])
})

test('a void cancels an order and reports a refused cancellation [PAY-12]', async () => {
  server.script(`POST ${orders}/f3392f8b-6116/cancel`, { status: 204 }, { status: 403, body: {} })
  expect(await provider.void('f3392f8b-6116', 'k')).toEqual({ ok: true })
  expect(await provider.void('f3392f8b-6116', 'k')).toEqual({ ok: false })
})

test('the rest of an order is released; where nothing is left of it, a refusal is a release too [PAY-12]', async () => {
  const money = { reference: 'f3392f8b-6116', amount: 500, currency: 'USD', idempotencyKey: 'k' }
  const refused = { status: 403, body: {} }
  const path = `POST ${orders}/f3392f8b-6116/release-remaining-authorization`
  server.script(path, { status: 204 }, refused, refused, { status: 500, body: {} })
  const left = (remaining_authorized_amount: number) => ({
    ...{ status: 200, body: { ...order(), remaining_authorized_amount } },
  })
  server.script(`GET ${orders}/f3392f8b-6116`, left(0), left(500))
  const states = []
  for (let nth = 0; nth < 4; nth += 1) states.push((await provider.release(money)).state)
  expect(states).toEqual(['done', 'done', 'refused', 'unknown'])
})

test('a notice counts only when Klarna’s API knows the order [PAY-13]', async () => {
  const body = JSON.stringify({ order_id: 'f3392f8b-6116', event_type: 'FRAUD_RISK_ACCEPTED' })
  expect(await provider.readNotice({}, body)).toBeNull()
  server.script(`GET ${orders}/f3392f8b-6116`, { status: 200, body: order() })
  expect(await provider.readNotice({}, body)).toEqual({
    eventId: 'f3392f8b-6116 FRAUD_RISK_ACCEPTED',
    kind: 'FRAUD_RISK_ACCEPTED',
    sequence: 0,
    reference: 'f3392f8b-6116',
    orderNumber: 'LH-1',
  })
  server.reset()
  for (const other of ['', '{', '[]', '{"order_id":"../x","event_type":"E"}'])
    expect(await provider.readNotice({}, other)).toBeNull()
  expect(server.seen).toEqual([])
})
