import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest } from '../payment-provider.ts'
import { type ScriptedServer, startScriptedServer } from '../testing/start-scripted-server.ts'
import { createStripeProvider } from './stripe-provider.ts'

let server: ScriptedServer
let provider: ReturnType<typeof createStripeProvider>
beforeAll(async () => {
  server = await startScriptedServer()
  const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_of_the_tests' }
  provider = createStripeProvider({ ...keys, apiUrl: server.url, now: () => 0, timeout: 500 })
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const getMandates = () => {
  const { mandates } = provider
  if (!mandates) throw new Error('Stripe has mandates')
  return mandates
}
const request: AuthoriseRequest = {
  ...{
    idempotencyKey: 'LH-1',
    orderNumber: 'LH-1',
    method: 'CREDIT_CARD',
    token: 'pm_1',
    amount: 9000,
    currency: 'EUR',
  },
  ...{ locale: 'de-de', origin: 'https://shop.test', country: 'DE', lines: [], returnUrl: 'https://shop.test/de-de' },
}
const question = { orderNumber: 'LH-1', token: null, reference: 'pi_1', sent: request }
const listSeen = () => server.seen.map(({ call }) => call)
const refuse = (status: number, error: object) => ({ status, body: { error } })
const broken = refuse(500, { type: 'api_error' })
const absent = refuse(404, { type: 'invalid_request_error', code: 'resource_missing' })

const intent = 'GET /v1/payment_intents/pi_1'
const intentOf = (status: string, more: object = {}) => ({
  status: 200,
  body: {
    id: 'pi_1',
    object: 'payment_intent',
    status,
    amount_capturable: 0,
    amount_received: 0,
    metadata: {},
    ...more,
  },
})
const bank = 'https://hooks.stripe.com/bank'
const redirect = { next_action: { type: 'redirect_to_url', redirect_to_url: { url: bank } } }
const fingerprint = { next_action: { type: 'use_stripe_sdk' } }

test.each([
  ['holds money', intentOf('requires_capture', { amount_capturable: 9000 }), { state: 'authorised', amount: 9000 }],
  [
    'took money',
    intentOf('succeeded', { amount_received: 8999 }),
    { state: 'authorised', amount: 8999, isCaptured: true },
  ],
  ['waits for a bank’s transfer', intentOf('processing'), { state: 'pending' }],
  [
    'asks its card’s holder',
    intentOf('requires_action', redirect),
    { state: 'challenge', challengeId: 'pi_1', url: bank },
  ],
  [
    'sends to a bank’s page',
    intentOf('requires_action', { ...redirect, metadata: { method: 'IDEAL' } }),
    { state: 'challenge', challengeId: 'pi_1', url: bank, isRedirect: true },
  ],
  ['was cancelled', intentOf('canceled'), { state: 'declined', reason: 'declined' }],
  [
    'was refused for a lost card',
    intentOf('requires_payment_method', { last_payment_error: { code: 'card_declined', decline_code: 'lost_card' } }),
    { state: 'declined', reason: 'fraud' },
  ],
  [
    'was refused for its age',
    intentOf('requires_payment_method', { last_payment_error: { code: 'expired_card' } }),
    { state: 'declined', reason: 'expired' },
  ],
])('a payment at Stripe that %s has its state in the shop [PAY-12]', async (_, reply, expected) => {
  server.script(intent, reply)
  expect(await provider.confirm('pi_1')).toEqual({ reference: 'pi_1', ...expected })
  expect(await provider.findByOrder(question)).toEqual({ reference: 'pi_1', ...expected })
})

test.each([
  ['is not confirmed yet', intentOf('requires_confirmation')],
  ['asks by a way that the shop has not', intentOf('requires_action', fingerprint)],
  ['Stripe does not know', absent],
  ['cannot be read now', broken],
])('a payment that %s is unknown, so that it is asked for again [PAY-13]', async (_, reply) => {
  server.script(intent, reply)
  expect(await provider.confirm('pi_1')).toEqual({ state: 'unknown' })
  expect(await provider.findByOrder(question)).toEqual({ state: 'unknown' })
})

test.each([
  ['cannot be read', [broken], 'unknown'],
  ['does not exist', [absent], 'refused'],
  ['is captured', [intentOf('succeeded')], 'done'],
  [
    'is cancelled by another',
    [intentOf('requires_capture'), refuse(400, { type: 'invalid_request_error' })],
    'refused',
  ],
  ['is away at its cancelling', [intentOf('requires_capture'), broken], 'unknown'],
])('the rest of a payment that %s is released with the right outcome [PAY-12]', async (_, [read, cancelled], state) => {
  server.script(intent, read ?? absent)
  server.script('POST /v1/payment_intents/pi_1/cancel', cancelled ?? absent)
  const money = { reference: 'pi_1', amount: 100, currency: 'EUR', idempotencyKey: 'rest' }
  expect(await provider.release(money)).toEqual({ state })
})

test('a payment that cannot be cancelled is not void [PAY-12]', async () => {
  server.script('POST /v1/payment_intents/pi_1/cancel', refuse(400, { type: 'invalid_request_error' }))
  expect(await provider.void('pi_1', 'v')).toEqual({ ok: false })
})

test('a card whose check gets no answer is not saved, and its customer stays for the next try [ACC-04]', async () => {
  server.script('POST /v1/customers', { status: 200, body: { id: 'cus_1', object: 'customer' } })
  server.script('POST /v1/setup_intents', broken)
  expect(await provider.saveCard?.({ token: 'pm_1', currency: 'EUR' })).toEqual({ ok: false, reason: 'away' })
  expect(listSeen()).toEqual(['POST /v1/customers', 'POST /v1/setup_intents'])
})

const setup = 'GET /v1/setup_intents/seti_1'
const setupOf = (status: string, more: object = {}) => ({
  status: 200,
  body: {
    id: 'seti_1',
    object: 'setup_intent',
    status,
    customer: 'cus_1',
    payment_method: 'pm_1',
    metadata: {},
    ...more,
  },
})

test.each([
  ['is done', setupOf('succeeded'), { state: 'mandated' }],
  ['waits for the bank', setupOf('processing'), { state: 'pending' }],
  ['asks its holder', setupOf('requires_action', redirect), { state: 'challenge', challengeId: 'seti_1', url: bank }],
  ['was cancelled', setupOf('canceled'), { state: 'declined', reason: 'declined' }],
  [
    'failed to prove its holder',
    setupOf('requires_payment_method', { last_setup_error: { code: 'setup_intent_authentication_failure' } }),
    { state: 'declined', reason: 'authentication' },
  ],
  [
    'is of a stolen card',
    setupOf('requires_payment_method', { last_setup_error: { code: 'card_declined', decline_code: 'stolen_card' } }),
    { state: 'declined', reason: 'fraud' },
  ],
])('a mandate that %s has its state in the shop, and is not made again [PAY-12]', async (_, reply, expected) => {
  server.script(setup, reply)
  expect(await getMandates().confirm('seti_1')).toEqual({ reference: 'seti_1', ...expected })
  const found = await getMandates().findByOrder({ ...question, reference: 'seti_1' })
  expect(found).toEqual({ reference: 'seti_1', ...expected })
  expect(listSeen()).toEqual([setup, setup])
})

test.each([
  ['is not confirmed yet', setupOf('requires_confirmation')],
  ['asks by a way that the shop has not', setupOf('requires_action', fingerprint)],
  ['cannot be read now', broken],
])('a mandate that %s is unknown [PAY-13]', async (_, reply) => {
  server.script(setup, reply)
  expect(await getMandates().confirm('seti_1')).toEqual({ state: 'unknown' })
})

test('no mandate is made without a customer to hold the card [PAY-12]', async () => {
  server.script('POST /v1/customers', broken)
  expect(await getMandates().create(request)).toEqual({ state: 'unknown' })
  expect(listSeen()).toEqual(['POST /v1/customers'])
})

test('a mandate whose answer says nothing of the card is unknown, and one of a refused card is declined [PAY-14]', async () => {
  const outcomes = [broken, refuse(402, { type: 'card_error', code: 'expired_card' })]
  server.script('POST /v1/setup_intents', ...outcomes)
  const saved = { ...request, token: 'cus_1/pm_1' }
  expect(await getMandates().create(saved)).toEqual({ state: 'unknown' })
  expect(await getMandates().create(saved)).toEqual({ state: 'declined', reference: '', reason: 'expired' })
  const [first] = server.seen
  expect(Object.fromEntries(new URLSearchParams(first?.text))).toMatchObject({
    customer: 'cus_1',
    payment_method: 'pm_1',
    'metadata[order]': 'LH-1',
  })
})

const chargeMandate = () =>
  getMandates().charge({
    ...{ reference: 'seti_1', orderNumber: 'LH-1', amount: 9000, currency: 'EUR', locale: 'de-de', lines: [] },
    idempotencyKey: 'LH-1-charge-1',
  })

test.each([
  ['cannot be read', broken, { state: 'unknown' }],
  ['has lost its card', setupOf('succeeded', { payment_method: null }), { state: 'declined', reason: 'declined' }],
  ['has lost its customer', setupOf('succeeded', { customer: null }), { state: 'declined', reason: 'declined' }],
])('a mandate that %s is not charged [PAY-12]', async (_, reply, expected) => {
  server.script(setup, reply)
  expect(await chargeMandate()).toMatchObject(expected)
  expect(listSeen()).toEqual([setup])
})

test('a charge whose bank wants to ask the absent holder is declined under the payment’s id [PAY-14]', async () => {
  server.script(setup, setupOf('succeeded'))
  const error = { type: 'card_error', code: 'authentication_required', payment_intent: { id: 'pi_1' } }
  server.script('POST /v1/payment_intents', refuse(402, error))
  expect(await chargeMandate()).toEqual({ state: 'declined', reference: 'pi_1', reason: 'authentication' })
  const posted = server.seen.at(-1)
  expect(posted?.headers['idempotency-key']).toBe('LH-1-charge-1')
  expect(Object.fromEntries(new URLSearchParams(posted?.text))).toMatchObject({
    ...{ amount: '9000', currency: 'eur', customer: 'cus_1', payment_method: 'pm_1' },
    ...{ off_session: 'true', confirm: 'true', capture_method: 'automatic' },
  })
})

const cancel = 'POST /v1/setup_intents/seti_1/cancel'
const remove = 'DELETE /v1/customers/cus_1'
const own = { metadata: { order: 'LH-1', customer: 'own' } }
const gone = { status: 200, body: { id: 'cus_1', object: 'customer', deleted: true } }
const late = refuse(400, { type: 'invalid_request_error' })

test.each([
  ['that Stripe does not know is over', absent, {}, { ok: true, calls: [setup] }],
  ['that cannot be read is tried again', broken, {}, { ok: false, calls: [setup] }],
  ['of a saved card leaves its customer', setupOf('succeeded'), {}, { ok: true, calls: [setup] }],
  [
    'that asks its holder is cancelled',
    setupOf('requires_action', own),
    { [cancel]: setupOf('canceled', own), [remove]: gone },
    { ok: true, calls: [setup, cancel, remove] },
  ],
  [
    'that was answered meanwhile still loses its customer',
    setupOf('requires_payment_method', own),
    { [cancel]: late, [remove]: gone },
    { ok: true, calls: [setup, cancel, remove] },
  ],
  [
    'whose cancelling gets no answer is tried again before anything else',
    setupOf('requires_action', own),
    { [cancel]: broken },
    { ok: false, calls: [setup, cancel] },
  ],
  [
    'without a customer any more is over',
    setupOf('succeeded', { ...own, customer: null }),
    {},
    { ok: true, calls: [setup] },
  ],
  ['whose customer is gone is over', setupOf('succeeded', own), {}, { ok: true, calls: [setup, remove] }],
  [
    'whose customer could not be deleted is tried again',
    setupOf('succeeded', own),
    { [remove]: broken },
    { ok: false, calls: [setup, remove] },
  ],
])('an ended mandate %s [PAY-12]', async (_, read, replies, { ok, calls }) => {
  server.script(setup, read)
  for (const [call, reply] of Object.entries(replies)) server.script(call, reply)
  // Stripe answers 404 to a customer that does not exist as to any other object.
  if (!(remove in replies)) server.script(remove, absent)
  expect(await getMandates().end('seti_1', 'end')).toEqual({ ok })
  expect(listSeen()).toEqual(calls)
})
