import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest, PaymentProvider } from '../payment-provider.ts'
import { type ScriptedReply, type ScriptedServer, startScriptedServer } from '../testing/start-scripted-server.ts'
import { createPaypalProvider } from './paypal-provider.ts'

let server: ScriptedServer
let provider: PaymentProvider
const keys = { clientId: 'client', secret: 'secret', now: () => 0, timeout: 500 }
beforeAll(async () => {
  server = await startScriptedServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.reset()
  server.script('POST /v1/oauth2/token', { status: 200, body: { access_token: 'A21', expires_in: 31_668 } })
  provider = createPaypalProvider({ url: server.url, ...keys, webhookId: 'WEBHOOK' })
})

const id = '5O190127TN364715T'
const held = '0VF52814937998046'
const orderPath = `/v2/checkout/orders/${id}`
const read = `GET ${orderPath}`
const patch = `PATCH ${orderPath}`
const authorize = `POST ${orderPath}/authorize`
const authorization = `GET /v2/payments/authorizations/${held}`
const request: AuthoriseRequest = {
  ...{ idempotencyKey: 'LH-1', orderNumber: 'LH-1', method: 'PAYPAL', token: id, amount: 10_095, currency: 'EUR' },
  ...{ locale: 'de-de', origin: 'https://shop.test', country: 'DE', lines: [], returnUrl: 'https://shop.test/de-de' },
}
const money = (value: string, currency_code = 'EUR') => ({ currency_code, value })
const orderOf = (unit: object, more: object = {}): ScriptedReply => ({
  status: 200,
  body: { id, status: 'APPROVED', purchase_units: [{ amount: money('100.95'), invoice_id: 'LH-1', ...unit }], ...more },
})
const holding = { payments: { authorizations: [{ id: held, status: 'CREATED', amount: money('100.95') }] } }
const refused: ScriptedReply = { status: 422, body: {} }
const absent: ScriptedReply = { status: 404, body: {} }
const ok: ScriptedReply = { status: 204 }
const unknown = { state: 'unknown' }
const declined = { state: 'declined', reference: '', reason: 'declined' }
const authorised = { state: 'authorised', reference: held, amount: 10_095 }
const listSeen = () => server.seen.map(({ call }) => call).filter((call) => call !== 'POST /v1/oauth2/token')

test.each([
  ['refuses to change an order that it authorised before', [refused, orderOf(holding)], authorised],
  ['refuses to change an order without an authorisation', [refused, orderOf({})], declined],
  ['refuses to change an order of another purchase', [refused, orderOf({ ...holding, invoice_id: 'LH-2' })], declined],
  ['does not know the order', [absent, absent], declined],
  ['refuses a change and is away afterwards', [refused, { status: 500 } as const], unknown],
  ['is away', [{ status: 503 } as const], unknown],
])('an order is authorised by no new call where PayPal %s [PAY-13]', async (_, [patched, found], expected) => {
  server.script(patch, patched ?? absent)
  if (found) server.script(read, found)
  expect(await provider.authorise(request)).toEqual(expected)
  expect(listSeen()).toEqual(found ? [patch, read] : [patch])
})

test.each([
  ['has no authorisation', { ...(orderOf({}) as object), status: 201 } as ScriptedReply],
  ['is no order', { status: 201, body: { id } }],
  [
    'names an amount that is none',
    orderOf({ payments: { authorizations: [{ id: held, status: 'CREATED', amount: money('much') }] } }),
  ],
  ['names an unknown currency', orderOf({ ...holding, amount: money('100.95', 'XXX') })],
])('an authorisation whose answer %s is unknown [PAY-13]', async (_, reply) => {
  server.script(patch, ok)
  server.script(authorize, reply)
  expect(await provider.authorise(request)).toEqual(unknown)
})

test('an order is searched by its token: none without one, none that PayPal forgot [PAY-13]', async () => {
  const question = { orderNumber: 'LH-1', token: null, reference: null, sent: request }
  expect(await provider.findByOrder(question)).toBeNull()
  expect(listSeen()).toEqual([])
  expect(await provider.findByOrder({ ...question, token: id })).toBeNull()
  expect(listSeen()).toEqual([read])
})

test('a payment whose order is not found by its authorisation stays unknown [PAY-13]', async () => {
  expect(await provider.confirm(held)).toEqual(unknown)
  const body = { supplementary_data: { related_ids: { order_id: id } } }
  server.script(authorization, { status: 200, body })
  expect(await provider.confirm(held)).toEqual(unknown)
  expect(listSeen()).toEqual([authorization, authorization, read])
})

const scriptCaptures = (...refunds: object[]) => {
  server.script(authorization, { status: 200, body: { supplementary_data: { related_ids: { order_id: id } } } })
  const captures = ['C1', 'C2'].map((one) => ({ id: one, status: 'COMPLETED', amount: money('50.00') }))
  server.script(read, orderOf({ payments: { captures, refunds } }))
  for (const one of ['C1', 'C2'])
    server.script(`POST /v2/payments/captures/${one}/refund`, { status: 201, body: { status: 'COMPLETED' } })
}
const refundOf = (capture: string, value: string, more: object) => ({
  ...{ id: 'R', status: 'COMPLETED', amount: money(value), custom_id: 'return-0' },
  links: [{ rel: 'up', href: `${server.url}/v2/payments/captures/${capture}` }],
  ...more,
})
const giveBack = (amount: number) =>
  provider.refund({ reference: held, amount, currency: 'EUR', idempotencyKey: 'return-1' })
const listRefunds = () => server.seen.filter(({ call }) => call.endsWith('/refund')).map(({ text }) => JSON.parse(text))

test('a whole refund empties every capture, and a cent more is refused after it [PAY-12]', async () => {
  scriptCaptures()
  expect(await giveBack(10_000)).toEqual({ state: 'done' })
  const half = { amount: money('50.00'), custom_id: 'return-1' }
  expect(listRefunds()).toEqual([half, half])
  expect(await giveBack(10_001)).toEqual({ state: 'refused' })
})

test('a refund that failed left its money in the capture, and one of another capture took none of it [PAY-12]', async () => {
  scriptCaptures(refundOf('C1', '50.00', { status: 'FAILED' }), refundOf('C2', '50.00', {}))
  expect(await giveBack(5000)).toEqual({ state: 'done' })
  expect(listRefunds()).toEqual([{ amount: money('50.00'), custom_id: 'return-1' }])
  expect(listSeen().at(-1)).toBe('POST /v2/payments/captures/C1/refund')
})

test.each([
  ['refused', refused, { state: 'refused' }],
  ['not answered', { status: 500, body: {} }, unknown],
  ['not decided yet', { status: 201, body: { status: 'PENDING' } }, unknown],
])('a refund whose first part is %s touches no other capture [PAY-12] [PAY-13]', async (_, reply, expected) => {
  scriptCaptures()
  server.script('POST /v2/payments/captures/C1/refund', reply)
  expect(await giveBack(6000)).toEqual(expected)
  expect(listSeen()).not.toContain('POST /v2/payments/captures/C2/refund')
})

test.each([
  ['the authorisation', () => server.script(authorization, { status: 500 })],
  ['the order', () => server.script(read, { status: 500 })],
])('a refund is unknown and moves nothing while %s cannot be read [PAY-13]', async (_, breakOff) => {
  scriptCaptures()
  breakOff()
  expect(await giveBack(100)).toEqual(unknown)
  expect(listRefunds()).toEqual([])
})

test('a payment without captures has nothing to refund [PAY-12]', async () => {
  scriptCaptures()
  server.script(read, orderOf({}))
  expect(await giveBack(100)).toEqual({ state: 'refused' })
})

const shipping = (address: object, more: object = {}) => ({
  shipping: {
    name: { full_name: '  Ada  King Lovelace ' },
    address: { address_line_1: 'Main St 1', admin_area_2: 'Boston', country_code: 'US', ...address },
    ...more,
  },
})
const plain = {
  firstName: 'Ada',
  lastName: 'King Lovelace',
  addressLine1: 'Main St 1',
  city: 'Boston',
  countryCode: 'US',
}

test('an express approval has the address, the payer and the selected option of PayPal’s order [PAY-07]', async () => {
  const parts = { address_line_2: 'Floor 2', admin_area_1: 'MA', postal_code: '02134' }
  const options = [
    { id: 'standard', selected: false },
    { id: 'express', selected: true },
  ]
  const payer = { email_address: 'ada@example.com', phone: { phone_number: { national_number: '6175550100' } } }
  server.script(read, orderOf(shipping(parts, { options }), { payer }), orderOf(shipping({})))
  expect(await provider.findApproval?.(id)).toMatchObject({
    payer: 'ada@example.com',
    address: {
      ...plain,
      ...{ addressLine2: 'Floor 2', province: 'MA', postalCode: '02134' },
      ...{ email: 'ada@example.com', phone: '6175550100' },
    },
    shippingOption: 'express',
  })
  const bare = await provider.findApproval?.(id)
  expect(bare).toMatchObject({ payer: '', address: plain })
  expect(bare?.shippingOption).toBeUndefined()
})

test('an approval without a purchase is of no cart and no sum, and no token is no approval [PAY-07] [T36]', async () => {
  server.script(read, { status: 200, body: { id, status: 'APPROVED', purchase_units: [] } })
  const nothing = { terms: { cartId: '', currency: '' }, amount: 0, address: null }
  expect(await provider.findApproval?.(id)).toMatchObject(nothing)
  const take = provider.methods[0]?.takeInstrument({ cartId: 'cart-1', token: '' })
  expect(await take).toEqual({ ok: false, reason: 'missing', field: 'token' })
})

test.each([
  ['JPY', '1200', 1200],
  ['KWD', '1.234', 1234],
  ['EUR', '0.00', 0],
])('an approval in %s of %s has its minor units', async (currency, value, amount) => {
  server.script(read, orderOf({ amount: money(value, currency) }))
  expect(await provider.findApproval?.(id)).toMatchObject({ amount, terms: { currency } })
})

const signature = {
  ...{ 'paypal-auth-algo': 'SHA256withRSA', 'paypal-transmission-id': '69cd13f0', 'paypal-transmission-sig': 'lmI95' },
  ...{ 'paypal-cert-url': 'https://api.paypal.com/cert', 'paypal-transmission-time': '2026-11-20T10:00:00Z' },
}

test.each([
  ['an order names it by its purchase', { id, purchase_units: [{ invoice_id: 'LH-7' }] }, id, 'LH-7'],
  ['a purchase without a number names none', { id, purchase_units: [{}] }, id, ''],
  ['another object names none', {}, '', ''],
])('a notice about %s [PAY-13]', async (_, resource, reference, orderNumber) => {
  const verify = 'POST /v1/notifications/verify-webhook-signature'
  server.script(verify, { status: 200, body: { verification_status: 'SUCCESS' } })
  const body = JSON.stringify({ id: 'WH-1', event_type: 'CHECKOUT.ORDER.APPROVED', resource })
  const notice = { eventId: 'WH-1', kind: 'CHECKOUT.ORDER.APPROVED', sequence: 0, reference, orderNumber }
  expect(await provider.readNotice(signature, body)).toEqual(notice)
  const without = createPaypalProvider({ url: server.url, ...keys, webhookId: null })
  expect(await without.readNotice(signature, body)).toBeNull()
})
