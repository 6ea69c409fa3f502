import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SandboxForTest, startForTest } from '../testing/start-for-test.ts'
import type { Payment } from './to-payment.ts'

let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest()
})
afterAll(() => sandbox.close())

type Problem = {
  error: { code: string; message: string }
}

test('a good card is authorised for the whole amount and nothing is captured yet [PAY-12]', async () => {
  const { status, body } = await sandbox.authorise('tok_success')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'authorised',
    authorisedAmount: 12900,
    capturedAmount: 0,
    card: { brand: 'visa', last4: '4242', bin: '424242' },
    declineReason: null,
    challenge: null,
  })
})

test.each([
  ['tok_insufficient_funds', 'declined', 'insufficient_funds'],
  ['tok_declined', 'declined', 'do_not_honour'],
  ['tok_expired', 'declined', 'expired_card'],
  ['tok_incorrect_cvc', 'declined', 'incorrect_cvc'],
  ['tok_fraud', 'fraud', 'suspected_fraud'],
])('%s is %s with the reason %s and authorises nothing [PAY-12]', async (token, status, reason) => {
  const { body } = await sandbox.authorise(token)
  expect(body).toMatchObject({ status, declineReason: reason, authorisedAmount: 0, authorisationCode: null })
})

test('a frictionless card is authenticated without a challenge [PAY-12]', async () => {
  const { body } = await sandbox.authorise('tok_3ds_frictionless')
  expect(body).toMatchObject({ status: 'authorised', authentication: 'frictionless' })
})

test('captures add up to what was authorised and never exceed it', async () => {
  const { body } = await sandbox.authorise('tok_success')
  const path = `/v1/payments/${body.id}/capture`
  expect((await sandbox.post(path, { amount: 2900 })).body).toMatchObject({ status: 'captured', capturedAmount: 2900 })
  const refused = await sandbox.post<Problem>(path, { amount: 10001 })
  expect([refused.status, refused.body.error.code]).toEqual([422, 'amount_too_large'])
  expect((await sandbox.post(path)).body.capturedAmount).toBe(12900)
  const again = await sandbox.post<Problem>(path)
  expect([again.status, again.body.error.code]).toEqual([409, 'state_conflict'])
})

test('refunds add up to what was captured and never exceed it', async () => {
  const { body } = await sandbox.authorise('tok_success')
  const path = `/v1/payments/${body.id}/refund`
  expect((await sandbox.post<Problem>(path)).body.error.code).toBe('state_conflict')
  await sandbox.post(`/v1/payments/${body.id}/capture`, { amount: 5000 })
  expect((await sandbox.post(path, { amount: 1 })).body).toMatchObject({ status: 'captured', refundedAmount: 1 })
  expect((await sandbox.post<Problem>(path, { amount: 5000 })).body.error.code).toBe('amount_too_large')
  expect((await sandbox.post(path)).body).toMatchObject({ status: 'refunded', refundedAmount: 5000 })
})

test('twenty refunds at once give back no more than was captured', async () => {
  const { body } = await sandbox.authorise('tok_success', { amount: 100 })
  await sandbox.post(`/v1/payments/${body.id}/capture`)
  const replies = await Promise.all(
    Array.from({ length: 20 }, () => sandbox.post(`/v1/payments/${body.id}/refund`, { amount: 30 })),
  )
  expect(replies.filter((reply) => reply.status === 200)).toHaveLength(3)
  expect((await sandbox.get(`/v1/payments/${body.id}`)).body.refundedAmount).toBe(90)
})

test('a void gives back what is not captured, once, and closes the payment to captures', async () => {
  const { body } = await sandbox.authorise('tok_success')
  const path = `/v1/payments/${body.id}/void`
  expect((await sandbox.post(path)).body).toMatchObject({ status: 'voided', voidedAmount: 12900 })
  expect((await sandbox.post(path)).body).toMatchObject({ status: 'voided', voidedAmount: 12900 })
  expect((await sandbox.post(`/v1/payments/${body.id}/capture`)).status).toBe(409)
})

test('a captured or declined payment cannot be voided', async () => {
  const captured = await sandbox.authorise('tok_success')
  await sandbox.post(`/v1/payments/${captured.body.id}/capture`)
  expect((await sandbox.post(`/v1/payments/${captured.body.id}/void`)).status).toBe(409)
  const declined = await sandbox.authorise('tok_declined')
  expect((await sandbox.post(`/v1/payments/${declined.body.id}/void`)).status).toBe(409)
})

test('the entries of a payment sum to its amounts', async () => {
  const { body } = await sandbox.authorise('tok_success')
  await sandbox.post(`/v1/payments/${body.id}/capture`, { amount: 9000 })
  await sandbox.post(`/v1/payments/${body.id}/void`)
  await sandbox.post(`/v1/payments/${body.id}/refund`, { amount: 400 })
  const { body: payment } = await sandbox.get(`/v1/payments/${body.id}`)
  expect(payment.entries.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['authorisation', 12900],
    ['capture', 9000],
    ['void', 3900],
    ['refund', 400],
  ])
  expect(payment).toMatchObject({ capturedAmount: 9000, voidedAmount: 3900, refundedAmount: 400, sequence: 4 })
})

test('a late capture is accepted at once and completed later [PAY-12]', async () => {
  const { body } = await sandbox.authorise('tok_late_capture')
  const promised = await sandbox.post(`/v1/payments/${body.id}/capture`)
  expect(promised.body).toMatchObject({ status: 'authorised', capturedAmount: 0, pendingCaptureAmount: 12900 })
  expect((await sandbox.post(`/v1/payments/${body.id}/capture`)).status).toBe(409)
  await expect
    .poll(async () => (await sandbox.get(`/v1/payments/${body.id}`)).body)
    .toMatchObject({ status: 'captured', capturedAmount: 12900, pendingCaptureAmount: 0 })
})

test.each([
  ['tok_pending', 'authorised'],
  ['tok_pending_declined', 'declined'],
])('%s is pending at first and then %s [PAY-12]', async (token, end) => {
  const { body } = await sandbox.authorise(token)
  expect(body.status).toBe('pending')
  await expect.poll(async () => (await sandbox.get(`/v1/payments/${body.id}`)).body.status).toBe(end)
})

test('a pending payment that was voided stays voided', async () => {
  const { body } = await sandbox.authorise('tok_pending')
  await sandbox.post(`/v1/payments/${body.id}/void`)
  await expect.poll(() => sandbox.countPending()).toBe(0)
  expect((await sandbox.get(`/v1/payments/${body.id}`)).body).toMatchObject({ status: 'voided', authorisedAmount: 0 })
})

test('payments are found by their reference, those of other orders are not [PAY-13]', async () => {
  await sandbox.authorise('tok_declined', { reference: 'LH-77' })
  await sandbox.authorise('tok_success', { reference: 'LH-77' })
  const { body } = await sandbox.get<{ data: Payment[] }>('/v1/payments?reference=LH-77')
  expect(body.data.map((payment) => payment.status)).toEqual(['declined', 'authorised'])
  expect((await sandbox.get<{ data: Payment[] }>('/v1/payments?reference=LH-0')).body.data).toEqual([])
})

test.each([
  ['a fraction', { amount: 12.5 }],
  ['nothing', { amount: 0 }],
  ['less than nothing', { amount: -1 }],
  ['a string', { amount: '100' }],
  ['an amount past the bound', { amount: 1e12 }],
  ['a currency in small letters', { currency: 'eur' }],
  ['an unknown field', { price: 1 }],
  ['no card at all', { token: undefined }],
])('an authorisation of %s is refused', async (_name, change) => {
  const { status, body } = await sandbox.authorise('tok_success', { reference: 'LH-bad', ...change })
  expect(status).toBe(400)
  expect(body).toMatchObject({ error: { code: 'invalid_request' } })
  expect((await sandbox.get<{ data: Payment[] }>('/v1/payments?reference=LH-bad')).body.data).toEqual([])
})

test('unknown tokens, payments and a wrong key are refused', async () => {
  const foreign = await sandbox.authorise('tok_of_somebody')
  expect([foreign.status, foreign.body]).toEqual([404, expect.objectContaining({ error: expect.anything() })])
  expect((await sandbox.get('/v1/payments/pay_0')).status).toBe(404)
  const stranger = await sandbox.call<Problem>('/v1/payments/pay_0', { headers: { authorization: 'Bearer no' } })
  expect([stranger.status, stranger.body.error.code]).toEqual([401, 'unauthenticated'])
})
