import Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AuthoriseRequest } from '../payment-provider.ts'
import { createStripeProvider } from './stripe-provider.ts'
import { startLocalStripe } from './testing/start-local-stripe.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const webhookSecret = 'whsec_of_the_tests'
let server: Awaited<ReturnType<typeof startLocalStripe>>
let provider: ReturnType<typeof createStripeProvider>
beforeAll(async () => {
  server = await startLocalStripe()
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret }
  provider = createStripeProvider({ ...keys, apiUrl: server.url, now: () => now, timeout: 400 })
})
afterAll(() => server.close())

const request = (token: string, orderNumber: string): AuthoriseRequest => ({
  idempotencyKey: orderNumber,
  orderNumber,
  method: 'CREDIT_CARD',
  token,
  returnUrl: `https://shop.test/de-de/checkout?placing=${orderNumber}`,
  amount: 12_345,
  currency: 'EUR',
  locale: 'de-de',
  origin: 'https://shop.test',
  country: 'DE',
  lines: [],
})
const find = (orderNumber: string, reference: string | null = null) =>
  provider.findByOrder({ orderNumber, token: null, reference, sent: request('pm_card_visa', orderNumber) })

test('a card is authorised for the order’s amount, not captured, once for its key [PAY-12]', async () => {
  const first = await provider.authorise(request('pm_card_visa', 'LH-A'))
  expect(first).toMatchObject({ state: 'authorised', amount: 12_345 })
  expect(await provider.authorise(request('pm_card_visa', 'LH-A'))).toEqual(first)
  expect(server.listIntents('LH-A')).toMatchObject([
    { currency: 'eur', capture_method: 'manual', status: 'requires_capture', amount: 12_345 },
  ])
  expect(await find('LH-A')).toEqual(first)
  expect(await find('LH-NONE')).toBeNull()
})

test.each([
  ['pm_card_chargeDeclined', 'declined'],
  ['pm_card_chargeDeclinedFraudulent', 'fraud'],
  ['pm_card_chargeDeclinedExpiredCard', 'expired'],
  ['pm_nothing', 'declined'],
])('%s is declined as %s [PAY-12] [PAY-14]', async (token, reason) => {
  expect(await provider.authorise(request(token, `LH-${token}`))).toMatchObject({ state: 'declined', reason })
})

test('3-D Secure leads to the bank’s page, and the provider decides afterwards [PAY-12]', async () => {
  const asked = await provider.authorise(request('pm_card_authenticationRequired', 'LH-3DS'))
  expect(asked).toMatchObject({ state: 'challenge', url: 'https://hooks.stripe.com/3d_secure_2/hosted' })
  const reference = 'reference' in asked ? asked.reference : ''
  expect(await provider.confirm(reference)).toMatchObject({ state: 'challenge' })
  server.answerChallenge(reference, false)
  expect(await provider.confirm(reference)).toMatchObject({ state: 'declined', reason: 'authentication' })
  expect(server.listIntents('LH-3DS')[0]?.return_url).toBe('https://shop.test/payments/return')
})

test('a lost answer is unknown, and a search by order finds the charge [PAY-12] [PAY-13]', async () => {
  server.makeTrouble('lose')
  expect(await provider.authorise(request('pm_card_visa', 'LH-LOST'))).toEqual({ state: 'unknown' })
  expect(await find('LH-LOST')).toMatchObject({ state: 'authorised' })
  server.makeTrouble('500')
  expect(await provider.authorise(request('pm_card_visa', 'LH-500'))).toEqual({ state: 'unknown' })
  server.makeTrouble('500')
  expect(await find('LH-500')).toEqual({ state: 'unknown' })
})

test('refunds do not exceed the captured amount and happen once for each key; a payment without a capture is voided [PAY-12]', async () => {
  const authorised = await provider.authorise(request('pm_card_visa', 'LH-M'))
  const reference = 'reference' in authorised ? authorised.reference : ''
  const move = (amount: number, idempotencyKey: string) => ({ reference, amount, currency: 'EUR', idempotencyKey })
  expect(await provider.capture(move(10_000, 'c'))).toEqual({ state: 'done' })
  expect(await provider.refund(move(4000, 'r'))).toEqual({ state: 'done' })
  expect(await provider.refund(move(4000, 'r'))).toEqual({ state: 'done' })
  expect(server.listIntents('LH-M')[0]).toMatchObject({ amount_received: 10_000, refunded: 4000 })
  expect(await provider.refund(move(6001, 'r2'))).toEqual({ state: 'refused' })
  const other = await provider.authorise(request('pm_card_visa', 'LH-V'))
  expect(await provider.void('reference' in other ? other.reference : '', 'v')).toEqual({ ok: true })
  expect(await find('LH-V')).toMatchObject({ state: 'declined' })
})

test('the rest of a payment that still waits for captures is released, and one that Stripe released needs nothing [PAY-12]', async () => {
  const releaseOf = async (orderNumber: string, captured: number) => {
    const authorised = await provider.authorise(request('pm_card_visa', orderNumber))
    const reference = 'reference' in authorised ? authorised.reference : ''
    const move = { reference, currency: 'EUR', idempotencyKey: `k-${orderNumber}` }
    if (captured > 0) await provider.capture({ ...move, amount: captured })
    return provider.release({ ...move, amount: 1, idempotencyKey: `r-${orderNumber}` })
  }
  expect(await releaseOf('LH-R1', 4000)).toEqual({ state: 'done' })
  expect(server.listIntents('LH-R1')[0]).toMatchObject({ status: 'succeeded', amount_received: 4000 })
  expect(await releaseOf('LH-R2', 0)).toEqual({ state: 'done' })
  expect(server.listIntents('LH-R2')[0]).toMatchObject({ status: 'canceled' })
})

test('a saved card has its own customer and is charged repeatedly with that customer only [PAY-12] [ACC-04]', async () => {
  const answer = await provider.saveCard?.({ token: 'pm_card_visa', currency: 'EUR' })
  expect(answer).toMatchObject({ ok: true, card: { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 } })
  const token = answer?.ok ? answer.card.token : ''
  expect(token.length).toBeLessThanOrEqual(200)
  for (const order of ['LH-K1', 'LH-K2'])
    expect(await provider.authorise(request(token, order))).toMatchObject({ state: 'authorised', amount: 12_345 })
  const [customer] = token.split('/')
  expect(server.listIntents('LH-K2')).toMatchObject([{ customer }])
  const foreign = token.replace(/^cus_\w+/, 'cus_other')
  expect(await provider.authorise(request(foreign, 'LH-K3'))).toMatchObject({ state: 'declined' })
})

test.each([
  ['pm_card_chargeDeclined', 'verification'],
  ['pm_card_authenticationRequired', 'verification'],
  ['pm_nothing', 'refused'],
] as const)('%s is not saved: %s, and no customer remains [PAY-12] [ACC-04]', async (token, reason) => {
  const before = server.listCustomers()
  expect(await provider.saveCard?.({ token, currency: 'EUR' })).toEqual({ ok: false, reason })
  expect(server.listCustomers()).toEqual(before)
})

test('a card is not saved while the provider is away, and the next try saves it [PAY-12] [ACC-04]', async () => {
  server.makeTrouble('500')
  const token = 'pm_card_mastercard'
  expect(await provider.saveCard?.({ token, currency: 'EUR' })).toEqual({ ok: false, reason: 'away' })
  expect(await provider.saveCard?.({ token, currency: 'EUR' })).toMatchObject({ ok: true })
})

test('the charge contains the device fingerprint for the provider’s risk rules [CART-20] [PAY-12]', async () => {
  const risk = { deviceFingerprint: 'a'.repeat(64) }
  await provider.authorise({ ...request('pm_card_visa', 'LH-RISK'), risk })
  expect(server.listIntents('LH-RISK')[0]?.metadata).toEqual({ order: 'LH-RISK', device_fingerprint: 'a'.repeat(64) })
  await provider.authorise(request('pm_card_visa', 'LH-CALM'))
  expect(server.listIntents('LH-CALM')[0]?.metadata).toEqual({ order: 'LH-CALM' })
})

const stripe = new Stripe('sk_test_1')
const sign = (payload: string, secret = webhookSecret, at = now) =>
  stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(at / 1000) })

const notice = (object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', created: 7, data: { object } })

test('a notice needs a valid and recent signature, and only a notice about a payment names an order [PAY-12] [PAY-13]', async () => {
  const body = notice({ object: 'payment_intent', id: 'pi_1', metadata: { order: 'LH-A' } })
  const read = (signature: string | undefined, text = body) =>
    provider.readNotice({ 'stripe-signature': signature }, text)
  expect(await read(sign(body))).toEqual({
    eventId: 'evt_1',
    kind: 'payment_intent.succeeded',
    sequence: 7,
    reference: 'pi_1',
    orderNumber: 'LH-A',
  })
  expect(await read(sign(body, 'whsec_of_others'))).toBeNull()
  expect(await read(sign(body, webhookSecret, now - 301_000))).toBeNull()
  expect(await read(sign(body), `${body} `)).toBeNull()
  expect(await read(undefined)).toBeNull()
  const other = notice({ object: 'charge', id: 'ch_1' })
  expect((await read(sign(other), other))?.orderNumber).toBe('')
})

test('a card’s brand, digits and expiry come from Stripe, and an unknown token is refused [PAY-01] [PAY-12]', async () => {
  const take = (token: string) => provider.methods[0]?.takeInstrument({ cartId: 'cart', token })
  const facts = { token: 'pm_card_visa', brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2034 }
  expect(await take('pm_card_visa')).toEqual({ ok: true, facts, terms: { cartId: null, currency: null } })
  const unknown = { ok: false, reason: 'missing', field: 'token' }
  expect(await take('pm_nothing')).toEqual(unknown)
  const saved = await provider.saveCard?.({ token: 'pm_card_visa', currency: 'EUR' })
  const token = saved?.ok ? saved.card.token : ''
  expect([await take(token), await take(token.split('/')[1] ?? '')]).toEqual([unknown, unknown])
  server.makeTrouble('500')
  expect(await take('pm_card_visa')).toMatchObject({ ok: true, facts: { token: 'pm_card_visa' } })
})

const ideal = (orderNumber: string) => provider.authorise({ ...request('', orderNumber), method: 'IDEAL' })

test('iDEAL leads to the bank’s page in place of the shop, and returns to the checkout with the money taken [PAY-12] [PAY-13]', async () => {
  const asked = await ideal('LH-IDEAL')
  expect(asked).toMatchObject({ state: 'challenge', isRedirect: true, url: 'https://hooks.stripe.com/redirect/ideal' })
  const reference = 'reference' in asked ? asked.reference : ''
  const [intent] = server.listIntents('LH-IDEAL')
  expect(intent).toMatchObject({ capture_method: '', return_url: 'https://shop.test/de-de/checkout?placing=LH-IDEAL' })
  server.answerChallenge(reference, true)
  expect(await provider.confirm(reference)).toEqual({
    state: 'authorised',
    reference,
    amount: 12_345,
    isCaptured: true,
  })
  const move = { reference, currency: 'EUR', idempotencyKey: 'LH-IDEAL-refund' }
  expect(await provider.void(reference, 'LH-IDEAL-void')).toEqual({ ok: false })
  expect(await provider.refund({ ...move, amount: 12_345 })).toEqual({ state: 'done' })
  expect(await provider.refund({ ...move, amount: 1, idempotencyKey: 'again' })).toEqual({ state: 'refused' })
})

test('a shopper who leaves the bank’s page of iDEAL without paying has not authorised anything [PAY-12]', async () => {
  const asked = await ideal('LH-LEFT')
  const reference = 'reference' in asked ? asked.reference : ''
  server.answerChallenge(reference, false)
  expect(await provider.confirm(reference)).toMatchObject({ state: 'declined', reason: 'authentication' })
})
