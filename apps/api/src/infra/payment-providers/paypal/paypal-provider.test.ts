import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest, PaymentProvider, SessionRequest } from '../payment-provider.ts'
import { type ScriptedServer, startScriptedServer } from '../testing/start-scripted-server.ts'
import { createPaypalProvider } from './paypal-provider.ts'

let server: ScriptedServer
let provider: PaymentProvider
let now = 0
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.reset()
  now = Date.parse('2026-11-20T10:00:00Z')
  const access = { scope: 's', access_token: 'A21', token_type: 'Bearer', app_id: 'APP', expires_in: 31_668 }
  server.script('POST /v1/oauth2/token', { status: 200, body: access })
  const keys = { clientId: 'client', secret: 'secret', webhookId: '5GP028458E2496506' }
  provider = createPaypalProvider({ url: server.url, ...keys, now: () => now, timeout: 500 })
})

const id = '5O190127TN364715T'
const held = '0VF52814937998046'
const request: AuthoriseRequest = {
  idempotencyKey: 'LH-1',
  orderNumber: 'LH-1',
  method: 'PAYPAL',
  returnUrl: 'https://shop.test/de-de/checkout?placing=LH-1',
  token: id,
  amount: 10_095,
  currency: 'EUR',
  locale: 'de-de',
  origin: 'https://shop.test',
  country: 'DE',
  lines: [],
}
const money = (value: string) => ({ currency_code: 'EUR', value })
const order = (payments?: object, more: object = {}) => ({
  id,
  status: 'COMPLETED',
  purchase_units: [{ reference_id: 'default', amount: money('100.95'), invoice_id: 'LH-1', ...more, payments }],
})
const authorised = (status: string) =>
  order({ authorizations: [{ id: held, status, amount: money('100.95'), expiration_time: '2026-12-20T10:00:00Z' }] })

const orderPath = `/v2/checkout/orders/${id}`
const authorize = `POST ${orderPath}/authorize`
const allowPatch = () => server.script(`PATCH ${orderPath}`, { status: 204 })
const findSeen = (call: string) => server.seen.filter((one) => one.call === call)
const readSeen = (call: string) => findSeen(call).map(({ text }) => JSON.parse(text))

test('each session opens an order with its own key, and one login serves both calls [PAY-07] [PAY-11]', async () => {
  const links = [
    { rel: 'self', href: `${server.url}${orderPath}` },
    { rel: 'payer-action', href: `https://www.paypal.com/checkoutnow?token=${id}` },
  ]
  const body = { ...order(), status: 'PAYER_ACTION_REQUIRED', links }
  server.script('POST /v2/checkout/orders', { status: 200, body })
  const { token: _, idempotencyKey, orderNumber, ...basket } = request
  const returnUrls = { approved: 'https://shop.test/yes', cancelled: 'https://shop.test/no' }
  const session: SessionRequest = { ...basket, method: 'PAYPAL', reference: 'cart-1', returnUrls, isExpress: false }
  const opened = { ok: true, merchantSession: id, redirectUrl: `https://www.paypal.com/checkoutnow?token=${id}` }
  expect(await provider.openSession(session)).toEqual(opened)
  expect(await provider.openSession(session)).toEqual(opened)
  const [login, ...others] = findSeen('POST /v1/oauth2/token')
  expect(others).toEqual([])
  expect(login?.text).toBe('grant_type=client_credentials')
  expect(login?.headers).toMatchObject({
    authorization: `Basic ${btoa('client:secret')}`,
    'content-type': 'application/x-www-form-urlencoded',
  })
  const [first, second] = findSeen('POST /v2/checkout/orders')
  expect(first?.headers).toMatchObject({ authorization: 'Bearer A21', prefer: 'return=representation' })
  expect(first?.headers['paypal-request-id']).not.toBe(second?.headers['paypal-request-id'])
  expect(JSON.parse(first?.text ?? '')).toEqual({
    intent: 'AUTHORIZE',
    purchase_units: [{ reference_id: 'default', custom_id: 'cart-1', amount: money('100.95') }],
    payment_source: {
      paypal: {
        experience_context: {
          return_url: 'https://shop.test/yes',
          cancel_url: 'https://shop.test/no',
          locale: 'de-DE',
          shipping_preference: 'NO_SHIPPING',
          user_action: 'CONTINUE',
        },
      },
    },
  })
})

test.each([
  ['CREATED', { state: 'authorised', reference: held, amount: 10_095 }],
  ['CAPTURED', { state: 'authorised', reference: held, amount: 10_095 }],
  ['PARTIALLY_CAPTURED', { state: 'authorised', reference: held, amount: 10_095 }],
  ['PENDING', { state: 'pending', reference: held }],
  ['DENIED', { state: 'declined', reference: held, reason: 'declined' }],
  ['VOIDED', { state: 'declined', reference: held, reason: 'declined' }],
  ['EXPIRED', { state: 'declined', reference: held, reason: 'declined' }],
  ['A_NEW_STATUS', { state: 'pending', reference: held }],
])('an authorisation with the status %s converts to the shop’s state [PAY-13]', async (status, expected) => {
  allowPatch()
  server.script(authorize, { status: 201, body: authorised(status) })
  expect(await provider.authorise(request)).toEqual(expected)
  expect(readSeen(`PATCH ${orderPath}`)).toEqual([
    [
      { op: 'replace', path: "/purchase_units/@reference_id=='default'/amount", value: money('100.95') },
      { op: 'add', path: "/purchase_units/@reference_id=='default'/invoice_id", value: 'LH-1' },
    ],
  ])
  expect(findSeen(authorize)[0]?.headers).toMatchObject({
    'paypal-request-id': 'LH-1',
    prefer: 'return=representation',
  })
})

test('a declined instrument declines the order, and an earlier authorisation is found [PAY-13] [PAY-14]', async () => {
  const refusal = { name: 'UNPROCESSABLE_ENTITY', details: [{ issue: 'INSTRUMENT_DECLINED' }] }
  allowPatch()
  server.script(authorize, { status: 422, body: refusal })
  server.script(`GET ${orderPath}`, { status: 200, body: order() }, { status: 200, body: authorised('CREATED') })
  expect(await provider.authorise(request)).toEqual({ state: 'declined', reference: '', reason: 'declined' })
  expect(await provider.authorise(request)).toMatchObject({ state: 'authorised', reference: held })
})

test('a lost answer is unknown, and a search by order finds the authorisation [PAY-13]', async () => {
  allowPatch()
  server.script(authorize, 'lost')
  expect(await provider.authorise(request)).toEqual({ state: 'unknown' })
  const question = { orderNumber: 'LH-1', token: id, reference: null, sent: request }
  server.script(`GET ${orderPath}`, { status: 500 }, { status: 200, body: authorised('CREATED') })
  expect(await provider.findByOrder(question)).toEqual({ state: 'unknown' })
  expect(await provider.findByOrder(question)).toMatchObject({ state: 'authorised' })
  expect(await provider.findByOrder({ ...question, orderNumber: 'LH-2' })).toBeNull()
})

test('the client logs in again after the expiry and after a refused token [PAY-12]', async () => {
  const path = `GET /v2/payments/authorizations/${held}`
  const body = { id: held, status: 'CREATED', supplementary_data: { related_ids: { order_id: id } } }
  server.script(`GET ${orderPath}`, { status: 200, body: authorised('CREATED') })
  server.script(path, { status: 401 }, { status: 200, body })
  expect(await provider.confirm(held)).toMatchObject({ state: 'authorised' })
  expect(findSeen('POST /v1/oauth2/token')).toHaveLength(2)
  now += 31_668_000
  expect(await provider.confirm(held)).toMatchObject({ state: 'authorised' })
  expect(findSeen('POST /v1/oauth2/token')).toHaveLength(3)
  server.script(path, { status: 401 })
  expect(await provider.confirm(held)).toEqual({ state: 'unknown' })
})

test.each([
  [{ status: 201, body: { id: 'C', status: 'COMPLETED' } }, 'done'],
  [{ status: 201, body: { id: 'C', status: 'PENDING' } }, 'unknown'],
  [{ status: 201, body: { id: 'C', status: 'A_NEW_STATUS' } }, 'unknown'],
  [{ status: 201, body: { id: 'C', status: 'DECLINED' } }, 'refused'],
  [{ status: 422, body: { name: 'UNPROCESSABLE_ENTITY' } }, 'refused'],
  [{ status: 404, body: { name: 'RESOURCE_NOT_FOUND' } }, 'refused'],
  [{ status: 500, body: {} }, 'unknown'],
  ['lost' as const, 'unknown'],
])('a capture with the answer %j is %s [PAY-12]', async (reply, state) => {
  const path = `POST /v2/payments/authorizations/${held}/capture`
  server.script(path, reply)
  const move = { reference: held, amount: 5000, currency: 'EUR', idempotencyKey: 'LH-1-parcel' }
  expect(await provider.capture(move)).toEqual({ state })
  expect(readSeen(path)).toEqual([{ amount: money('50.00') }])
  expect(findSeen(path)[0]?.headers['paypal-request-id']).toBe('LH-1-parcel')
})

test('an answer without a body confirms a void [PAY-12]', async () => {
  server.script(`POST /v2/payments/authorizations/${held}/void`, { status: 204 }, { status: 422, body: {} })
  expect(await provider.void(held, 'k')).toEqual({ ok: true })
  expect(await provider.void(held, 'k')).toEqual({ ok: false })
})

test('the rest of an authorisation is voided; where nothing is left of it, a refusal is a release too [PAY-12]', async () => {
  const path = `/v2/payments/authorizations/${held}`
  const refused = { status: 422, body: {} }
  server.script(`POST ${path}/void`, { status: 204 }, refused, refused, 'lost')
  const withStatus = (status: string) => ({ status: 200, body: { id: held, status } })
  server.script(`GET ${path}`, withStatus('CAPTURED'), withStatus('PARTIALLY_CAPTURED'))
  const money = { reference: held, amount: 500, currency: 'USD', idempotencyKey: 'k' }
  const states = []
  for (let nth = 0; nth < 4; nth += 1) states.push((await provider.release(money)).state)
  expect(states).toEqual(['done', 'done', 'refused', 'unknown'])
})

const refund = (capture: string, value: string, custom_id: string) => ({
  id: `R-${capture}-${custom_id}`,
  status: 'COMPLETED',
  amount: money(value),
  custom_id,
  links: [{ rel: 'up', href: `${server.url}/v2/payments/captures/${capture}` }],
})
const scriptCaptures = (...refunds: object[]) => {
  const body = { id: held, status: 'CAPTURED', supplementary_data: { related_ids: { order_id: id } } }
  server.script(`GET /v2/payments/authorizations/${held}`, { status: 200, body })
  const captures = ['C1', 'C2'].map((one) => ({ id: one, status: 'COMPLETED', amount: money('50.00') }))
  server.script(`GET ${orderPath}`, { status: 200, body: order({ captures, refunds }) })
  for (const one of ['C1', 'C2'])
    server.script(`POST /v2/payments/captures/${one}/refund`, { status: 201, body: { id: 'R', status: 'COMPLETED' } })
}
const giveBack = (amount: number) =>
  provider.refund({ reference: held, amount, currency: 'EUR', idempotencyKey: 'return-1' })
const listRefunds = () =>
  ['C1', 'C2'].flatMap((one) => readSeen(`POST /v2/payments/captures/${one}/refund`).map((body) => [one, body]))

test('a refund takes from the captures one after another, less the amounts of other refunds [PAY-12]', async () => {
  scriptCaptures(refund('C1', '30.00', 'return-0'))
  expect(await giveBack(6000)).toEqual({ state: 'done' })
  expect(listRefunds()).toEqual([
    ['C1', { amount: money('20.00'), custom_id: 'return-1' }],
    ['C2', { amount: money('40.00'), custom_id: 'return-1' }],
  ])
})

test('a repeated refund continues where the first try stopped [PAY-12] [PAY-13]', async () => {
  scriptCaptures(refund('C1', '50.00', 'return-1'))
  expect(await giveBack(6000)).toEqual({ state: 'done' })
  expect(listRefunds()).toEqual([['C2', { amount: money('10.00'), custom_id: 'return-1' }]])
})

test('a refund beyond the captured amount is refused [PAY-12]', async () => {
  scriptCaptures(refund('C1', '50.00', 'return-0'), refund('C2', '50.00', 'return-0'))
  expect(await giveBack(1)).toEqual({ state: 'refused' })
  expect(listRefunds()).toEqual([])
})

const verify = 'POST /v1/notifications/verify-webhook-signature'
const headers = {
  'paypal-auth-algo': 'SHA256withRSA',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-360caa42',
  'paypal-transmission-id': '69cd13f0-d67a-11e5-baa3-778b53f4ae55',
  'paypal-transmission-sig': 'lmI95Jx3Y9nhR5SJWlHVIWpg4AgFk7n9bCHSRxbrd8A9zrhdu2rMyFrmz',
  'paypal-transmission-time': '2026-11-20T10:00:00Z',
}
// PayPal's signature covers the spaces and the order of the fields.
const event = `{ "id": "WH-1", "create_time": "2026-11-20T09:59:59Z", "event_type": "PAYMENT.AUTHORIZATION.VOIDED",
  "resource": { "id": "${held}", "invoice_id": "LH-1", "amount": {"value":"100.950"} } }`

test('a notice is read after PayPal has verified its signature over the unchanged bytes [PAY-13]', async () => {
  server.script(verify, { status: 200, body: { verification_status: 'SUCCESS' } })
  expect(await provider.readNotice(headers, event)).toEqual({
    eventId: 'WH-1',
    kind: 'PAYMENT.AUTHORIZATION.VOIDED',
    sequence: Date.parse('2026-11-20T09:59:59Z'),
    reference: held,
    orderNumber: 'LH-1',
  })
  expect(findSeen(verify)[0]?.text).toContain(`"webhook_event":${event}}`)
  expect(readSeen(verify)).toEqual([
    {
      auth_algo: headers['paypal-auth-algo'],
      cert_url: headers['paypal-cert-url'],
      transmission_id: headers['paypal-transmission-id'],
      transmission_sig: headers['paypal-transmission-sig'],
      transmission_time: headers['paypal-transmission-time'],
      webhook_id: '5GP028458E2496506',
      webhook_event: JSON.parse(event),
    },
  ])
})

test.each([
  ['that PayPal does not verify', { status: 200, body: { verification_status: 'FAILURE' } }],
  ['while PayPal is away', { status: 500 }],
  ['whose verification is lost', 'lost' as const],
])('a notice %s is not read [PAY-13]', async (_, reply) => {
  server.script(verify, reply)
  expect(await provider.readNotice(headers, event)).toBeNull()
})

test.each([
  ['without a signature', {}, event],
  ['that is no JSON', headers, '{'],
  ['that smuggles fields in', headers, `${event}, "webhook_id": "other"`],
  ['with a certificate from no address', { ...headers, 'paypal-cert-url': 'file:///etc/passwd' }, event],
])('a notice %s is refused before PayPal is asked [PAY-13]', async (_, sent, body) => {
  expect(await provider.readNotice(sent, body)).toBeNull()
  expect(server.seen).toEqual([])
})

const take = () => provider.methods[0]?.takeInstrument({ cartId: 'cart-1', token: id })

test('an approval’s cart, currency and sum come from the order at PayPal [PAY-07] [T36]', async () => {
  const payer = { email_address: 'ada@example.com' }
  const body = { ...order(undefined, { custom_id: 'cart-1' }), status: 'APPROVED', payer }
  server.script(`GET ${orderPath}`, { status: 200, body })
  const terms = { cartId: 'cart-1', currency: 'EUR' }
  const facts = { token: id, agreedUpTo: 10_095, holder: 'ada@example.com' }
  expect(await take()).toEqual({ ok: true, facts, terms })
  expect(await provider.findApproval?.(id)).toMatchObject({ isApproved: true, terms, amount: 10_095 })
})

test('an order that another shop opened belongs to no cart [PAY-07] [T36]', async () => {
  server.script(`GET ${orderPath}`, { status: 200, body: { ...order(), status: 'APPROVED' } })
  expect(await take()).toMatchObject({ ok: true, terms: { cartId: '' } })
})

test.each([
  ['does not know', { status: 404, body: {} }, 'missing'],
  ['has not approved', { status: 200, body: { ...order(), status: 'CREATED' } }, 'missing'],
  ['cannot be asked about', { status: 503, body: {} }, 'away'],
])('an order that PayPal %s is no approval [PAY-07] [PAY-15]', async (_, reply, reason) => {
  server.script(`GET ${orderPath}`, reply)
  expect(await take()).toMatchObject({ ok: false, reason })
})
