import { createHash, createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AuthoriseRequest } from '../payment-provider.ts'
import { type ScriptedReply, type ScriptedServer, startScriptedServer } from '../testing/start-scripted-server.ts'
import { createSandboxProvider } from './sandbox-provider.ts'

const now = Date.parse('2026-11-20T10:00:00Z')
const webhookSecret = 'the secret of the tests'
let server: ScriptedServer
let provider: ReturnType<typeof createSandboxProvider>
beforeAll(async () => {
  server = await startScriptedServer()
  const options = { publicOrigin: 'https://pay.shop.test', apiKey: 'key', webhookSecret, now: () => now }
  provider = createSandboxProvider({ url: server.url, ...options, merchantName: 'Lacehouse', timeout: 500 })
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const getMandates = () => {
  const { mandates } = provider
  if (!mandates) throw new Error('the sandbox has mandates')
  return mandates
}
const payment = (status: string, more: object = {}) => ({
  ...{ id: 'pay_1', status, reference: 'LH-1', amount: 9000, authorisedAmount: 9000 },
  ...{ declineReason: null, challenge: null, sequence: 1, ...more },
})
const found = (...data: readonly unknown[]): ScriptedReply => ({ status: 200, body: { data } })
const problem = (status: number, code: string): ScriptedReply => ({ status, body: { error: { code } } })
const request: AuthoriseRequest = {
  ...{
    idempotencyKey: 'LH-1',
    orderNumber: 'LH-1',
    method: 'CREDIT_CARD',
    token: 'tok_1',
    amount: 9000,
    currency: 'EUR',
  },
  ...{ locale: 'de-de', origin: 'https://shop.test', country: 'DE', lines: [], returnUrl: 'https://shop.test/de-de' },
}
const challenge = { id: 'ch_1', url: 'https://pay.shop.test/challenge' }
const question = { orderNumber: 'LH-1', token: null, reference: null, sent: request }
const search = 'GET /v1/payments?reference=LH-1'
const confirm = 'POST /v1/payments/pay_1/confirm'
const unknown = { state: 'unknown' }
const declined = (reason: string) => ({ state: 'declined', reference: 'pay_1', reason })

test.each([
  ['authorised', payment('authorised'), { state: 'authorised', reference: 'pay_1', amount: 9000 }],
  ['captured', payment('captured'), { state: 'authorised', reference: 'pay_1', amount: 9000, isCaptured: true }],
  ['refunded', payment('refunded'), { state: 'authorised', reference: 'pay_1', amount: 9000, isCaptured: true }],
  ['verified', payment('verified'), { state: 'mandated', reference: 'pay_1' }],
  ['pending', payment('pending'), { state: 'pending', reference: 'pay_1' }],
  ['suspected of fraud', payment('fraud'), declined('fraud')],
  ['of an expired card', payment('declined', { declineReason: 'expired_card' }), declined('expired')],
  [
    'that its holder gave up',
    payment('declined', { declineReason: 'authentication_cancelled' }),
    declined('authentication'),
  ],
  ['declined for a new reason', payment('declined', { declineReason: 'moon_phase' }), declined('declined')],
  ['voided', payment('voided'), declined('declined')],
  [
    'that asks its holder',
    payment('requires_action', { challenge }),
    { state: 'challenge', reference: 'pay_1', challengeId: 'ch_1', url: challenge.url },
  ],
  [
    'at the bank’s page',
    payment('requires_action', { challenge, method: 'ideal' }),
    { state: 'challenge', reference: 'pay_1', challengeId: 'ch_1', url: challenge.url, isRedirect: true },
  ],
  ['that asks without saying where', payment('requires_action'), unknown],
  ['with a status of the future', payment('frozen'), unknown],
  ['that is no payment', 'pay_1', unknown],
])('a payment %s has its state in the shop, asked by id or by order [PAY-12]', async (_, body, expected) => {
  server.script(confirm, { status: 200, body })
  server.script(search, found(payment('declined'), body))
  expect(await provider.confirm('pay_1')).toEqual(expected)
  expect(await provider.findByOrder(question)).toEqual(expected)
})

test('an order without a payment has none, and one that cannot be searched is unknown [PAY-13]', async () => {
  server.script(search, found(), { status: 500 }, { status: 200, body: { data: 'none' } })
  expect(await provider.findByOrder(question)).toBeNull()
  expect(await provider.findByOrder(question)).toEqual(unknown)
  expect(await provider.findByOrder(question)).toEqual(unknown)
})

test.each([
  [problem(402, 'card_declined'), { state: 'declined', reference: '', reason: 'declined' }],
  [problem(404, 'token_unknown'), { state: 'declined', reference: '', reason: 'declined' }],
  [problem(422, 'idempotency_conflict'), unknown],
  [problem(409, 'in_progress'), unknown],
  [problem(429, 'too_many'), unknown],
  [{ status: 400, body: {} }, unknown],
  [{ status: 500, body: {} }, unknown],
  ['lost' as const, unknown],
])(
  'a charge, a mandate and its charge with the answer %j may exist unless it was refused for good [PAY-13]',
  async (reply, expected) => {
    server.script('POST /v1/payments', reply)
    const later = { reference: 'pay_1', orderNumber: 'LH-1', amount: 1, currency: 'EUR', locale: 'de-de', lines: [] }
    expect(await provider.authorise(request)).toEqual(expected)
    expect(await getMandates().create(request)).toEqual(expected)
    expect(await getMandates().charge({ ...later, idempotencyKey: 'k' })).toEqual(expected)
  },
)

test('only a payment that verified a card is found as the mandate of an order, the last of several [PAY-12] [PAY-13]', async () => {
  const setup = (id: string) => payment('verified', { id, setup: true })
  server.script(
    search,
    found(setup('pay_1'), setup('pay_2'), payment('captured', { id: 'pay_3' })),
    found(payment('captured')),
  )
  expect(await getMandates().findByOrder(question)).toEqual({ state: 'mandated', reference: 'pay_2' })
  expect(await getMandates().findByOrder(question)).toBeNull()
  server.script(search, { status: 503 })
  expect(await getMandates().findByOrder(question)).toEqual(unknown)
})

test('a mandate whose challenge is open asks again, and one that cannot be read is unknown [PAY-12]', async () => {
  server.script(confirm, problem(409, 'challenge_open'))
  server.script(
    'GET /v1/payments/pay_1',
    { status: 200, body: payment('requires_action', { challenge }) },
    { status: 500 },
  )
  expect(await getMandates().confirm('pay_1')).toMatchObject({ state: 'challenge', challengeId: 'ch_1' })
  expect(await getMandates().confirm('pay_1')).toEqual(unknown)
})

test('a mandate that the provider did not void is not ended [PAY-12]', async () => {
  server.script('POST /v1/payments/pay_1/void', { status: 500 }, { status: 200, body: payment('voided') })
  expect(await getMandates().end('pay_1', 'end')).toEqual({ ok: false })
  expect(await getMandates().end('pay_1', 'end')).toEqual({ ok: true })
})

test.each([
  [{ status: 200, body: {} }, 'done'],
  [problem(409, 'too_much'), 'refused'],
  [{ status: 499, body: {} }, 'refused'],
  [{ status: 500, body: {} }, 'unknown'],
  ['lost' as const, 'unknown'],
])('money that moves with the answer %j is %s [PAY-12]', async (reply, state) => {
  server.script('POST /v1/payments/pay_1/capture', reply)
  server.script('POST /v1/payments/pay_1/refund', reply)
  const money = { reference: 'pay_1', amount: 1, currency: 'EUR', idempotencyKey: 'k' }
  expect([await provider.capture(money), await provider.refund(money)]).toEqual([{ state }, { state }])
})

const sums = (authorisedAmount: number, capturedAmount: number, voidedAmount: number): ScriptedReply => ({
  status: 200,
  body: { authorisedAmount, capturedAmount, voidedAmount },
})
test.each([
  ['done', 'is void', { status: 200, body: {} } as const, { status: 500 } as const],
  ['done', 'finds all taken', problem(409, 'nothing_left'), sums(9000, 6000, 3000)],
  ['refused', 'finds a cent left', problem(409, 'in_progress'), sums(9000, 6000, 2999)],
  ['refused', 'cannot be looked after', problem(409, 'nothing_left'), { status: 500 } as const],
  ['unknown', 'is lost', 'lost' as const, sums(9000, 9000, 0)],
  ['unknown', 'meets an outage', { status: 500, body: {} } as const, sums(9000, 9000, 0)],
])('a release is %s where it %s [PAY-12]', async (state, _, voided, read) => {
  server.script('POST /v1/payments/pay_1/void', voided)
  server.script('GET /v1/payments/pay_1', read)
  const money = { reference: 'pay_1', amount: 1, currency: 'EUR', idempotencyKey: 'k' }
  expect(await provider.release(money)).toEqual({ state })
})

test.each([
  [problem(402, 'card_refused'), 'verification'],
  [problem(404, 'token_unknown'), 'refused'],
  [problem(400, 'invalid_request'), 'refused'],
  [problem(500, 'internal'), 'away'],
  [{ status: 201, body: { token: 'tok_2' } }, 'away'],
  ['lost' as const, 'away'],
])('a card with the answer %j is not saved: %s [ACC-04]', async (reply, reason) => {
  server.script('POST /v1/cards', reply)
  expect(await provider.saveCard?.({ token: 'tok_1', currency: 'EUR' })).toEqual({ ok: false, reason })
})

const take = (code: string, input: object) =>
  provider.methods.find((method) => method.code === code)?.takeInstrument({ cartId: 'cart-1', ...input })
const card = { brand: 'visa', last4: '4242', expiryMonth: 11, expiryYear: 2026 }
const token = (more: object): ScriptedReply => ({
  status: 200,
  body: { ...card, session: null, saved: false, ...more },
})
const missing = { ok: false, reason: 'missing', field: 'token' }

test.each([
  ['of no session', token({}), { ok: true, terms: { cartId: null, currency: null } }],
  [
    'of a cart’s session',
    token({ session: { reference: 'cart-1', currency: 'EUR' }, bin: '424242' }),
    { ok: true, facts: { token: 'tok_1', ...card, bin: '424242' }, terms: { cartId: 'cart-1', currency: 'EUR' } },
  ],
  ['of the month before', token({ expiryMonth: 10 }), { ok: false, reason: 'expired' }],
  ['of a saved card', token({ saved: true }), missing],
  ['that is unknown', { status: 404, body: {} } as const, missing],
  ['while the provider is away', { status: 500 } as const, { ok: true, facts: { token: 'tok_1' } }],
  ['with an unreadable card', { status: 200, body: card } as const, { ok: true, facts: { token: 'tok_1' } }],
])('a token %s is taken or refused by what the provider knows of it [PAY-01] [T36]', async (_, reply, expected) => {
  server.script('GET /v1/tokens/tok_1', reply)
  expect(await take('CREDIT_CARD', { token: 'tok_1' })).toMatchObject(expected)
})

const hash = (cartId: string) => createHash('sha256').update(cartId).digest('hex')
const sealed = { token: 'tok_1', brand: 'visa', last4: '4242' }

test.each([
  ['names this cart', { applicationDataHash: hash('cart-1'), currency: 'EUR' }, { cartId: null, currency: 'EUR' }],
  ['names another cart', { applicationDataHash: hash('cart-2'), currency: 'EUR' }, { cartId: '', currency: 'EUR' }],
  ['was opened before its cart', {}, { cartId: null, currency: null }],
])('an Apple Pay sheet that %s pays this cart or none [PAY-08] [T36]', async (_, more, terms) => {
  server.script('POST /v1/wallets/apple-pay/tokens', { status: 200, body: { ...sealed, ...more } })
  expect(await take('APPLE_PAY', { sealed: 'encrypted' })).toEqual({ ok: true, facts: sealed, terms })
})

test('an Apple Pay payment has the sum that its sheet showed, zero included, and none without an answer [PAY-08]', async () => {
  const call = 'POST /v1/wallets/apple-pay/tokens'
  server.script(call, { status: 200, body: { ...sealed, amount: 0, bin: '424242' } }, { status: 402, body: {} })
  expect(await take('APPLE_PAY', { sealed: 'encrypted' })).toMatchObject({ facts: { agreedUpTo: 0, bin: '424242' } })
  expect(await take('APPLE_PAY', { sealed: 'encrypted' })).toEqual({ ok: false, reason: 'away' })
  expect(await take('APPLE_PAY', {})).toEqual({ ok: false, reason: 'missing', field: 'sealed' })
})

test('a session that the provider does not open is none, for a card and for Apple Pay [PAY-08] [PAY-11]', async () => {
  server.script('POST /v1/sessions', { status: 201, body: { clientSecret: 'secret' } })
  server.script('POST /v1/wallets/apple-pay/sessions', { status: 500 })
  const session = {
    ...{ amount: 1, currency: 'EUR', reference: 'cart-1', locale: 'de-de', origin: 'https://shop.test', country: 'DE' },
    ...{ lines: [], returnUrls: { approved: '', cancelled: '' }, isExpress: false },
  }
  expect(await provider.openSession({ ...session, method: 'CREDIT_CARD' })).toEqual({ ok: false })
  expect(await provider.openSession({ ...session, method: 'APPLE_PAY' })).toEqual({ ok: false })
  const [, posted] = server.seen
  expect(JSON.parse(posted?.text ?? '')).toMatchObject({ displayName: 'Lacehouse', domainName: 'shop.test' })
})

const sign = (body: string, at = now, secret = webhookSecret): string => {
  const t = Math.floor(at / 1000)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`
}
const notice = JSON.stringify({ id: 'ev_1', type: 'payment.captured', sequence: 7, payment: payment('captured') })
const garbage = JSON.stringify({ id: 'ev_1', type: 'payment.captured', sequence: 7, payment: { id: 'pay_1' } })

test.each([
  ['five minutes old', sign(notice, now - 300_000), notice, true],
  ['older', sign(notice, now - 301_000), notice, false],
  ['of five minutes ahead', sign(notice, now + 300_000), notice, true],
  ['of further ahead', sign(notice, now + 301_000), notice, false],
  ['signed by another', sign(notice, now, 'another secret'), notice, false],
  ['with another body', sign(notice), `${notice} `, false],
  ['without a time', sign(notice).replace(/^t=\d+,/, ''), notice, false],
  ['with a short signature', sign(notice).slice(0, -1), notice, false],
  ['without a signature', undefined, notice, false],
  ['with two signatures', [sign(notice), sign(notice)], notice, false],
  ['about no payment', sign(garbage), garbage, false],
])('a notice %s is read only where it is recent and the provider’s [PAY-13]', async (_, header, body, isRead) => {
  const read = { eventId: 'ev_1', kind: 'payment.captured', sequence: 7, reference: 'pay_1', orderNumber: 'LH-1' }
  expect(await provider.readNotice({ 'lacepay-signature': header }, body)).toEqual(isRead ? read : null)
})
