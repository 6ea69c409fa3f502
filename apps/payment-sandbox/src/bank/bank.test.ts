import { afterAll, beforeAll, expect, test } from 'vitest'
import { minutes } from '../options.ts'
import type { Payment } from '../payments/to-payment.ts'
import { type SandboxForTest, shopOrigin, startForTest, startReceiver } from '../testing/start-for-test.ts'
import type { BankChoice } from './answer-bank.ts'

let now = new Date('2026-11-20T12:00:00Z')
let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest({ clock: () => now })
})
afterAll(() => sandbox.close())

const returnUrl = `${shopOrigin}/nl-nl/checkout?placing=LH-1`
const charge = { method: 'ideal', redirect: { returnUrl, locale: 'nl-nl' }, amount: 12900, currency: 'EUR' }

async function begin(more: object = {}) {
  const { body } = await sandbox.post<Payment>('/v1/payments', { ...charge, reference: 'LH-1', ...more })
  const path = new URL(body.challenge?.url ?? '').pathname
  const choose = async (choice: BankChoice) =>
    (await sandbox.call<{ url: string | null }>(`${path}/answers`, { body: { choice } })).body.url
  const read = async () => (await sandbox.get(`/v1/payments/${body.id}`)).body
  return { payment: body, path, choose, read }
}

test('a payment by iDEAL waits for the shopper at a page of the bank, in the shopper’s language', async () => {
  const { payment, path } = await begin()
  expect(payment).toMatchObject({ status: 'requires_action', method: 'ideal', card: null, capturedAmount: 0 })
  const response = await fetch(`${sandbox.url}${path}`)
  const html = (await response.text()).replaceAll('\u00a0', ' ')
  expect(html).toContain('<h1>Betalen met iDEAL</h1>')
  expect(html).toContain('<dd>€ 129,00</dd>')
  expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

test('the bank takes the money at once and returns the shopper, as often as the answer is repeated', async () => {
  const receiver = await startReceiver()
  sandbox.sendWebhooksTo(receiver.url)
  const { choose, read, payment } = await begin()
  expect(await choose('pay')).toBe(returnUrl)
  expect(await read()).toMatchObject({ status: 'captured', authorisedAmount: 12900, capturedAmount: 12900 })
  expect(await choose('cancel')).toBe(returnUrl)
  expect((await read()).status).toBe('captured')
  const confirmed = await sandbox.post(`/v1/payments/${payment.id}/confirm`)
  expect(confirmed.body.status).toBe('captured')
  expect((await sandbox.post(`/v1/payments/${payment.id}/void`)).status).toBe(409)
  expect((await sandbox.post(`/v1/payments/${payment.id}/refund`, { amount: 2900 })).body.refundedAmount).toBe(2900)
  await expect.poll(receiver.types).toEqual(['payment.captured', 'payment.refunded'])
  await receiver.close()
})

test.each([
  ['cancel', 'authentication_cancelled'],
  ['fail', 'do_not_honour'],
] as const)('a shopper who chooses %s returns without a payment', async (choice, declineReason) => {
  const { choose, read } = await begin()
  expect(await choose(choice)).toBe(returnUrl)
  expect(await read()).toMatchObject({ status: 'declined', declineReason, capturedAmount: 0 })
})

test('the bank confirms later than the shopper returns, or the shopper never returns', async () => {
  const late = await begin()
  expect(await late.choose('pay_late')).toBe(returnUrl)
  expect((await late.read()).status).toBe('pending')
  await expect.poll(async () => (await late.read()).status).toBe('captured')
  const stayed = await begin()
  expect(await stayed.choose('stay')).toBeNull()
  expect((await stayed.read()).status).toBe('captured')
})

test('a page is over after its time, after a void, and after its answer', async () => {
  const old = await begin()
  now = new Date(now.getTime() + minutes(15) + 1)
  await old.choose('pay')
  expect((await old.read()).status).toBe('requires_action')
  const voided = await begin()
  await sandbox.post(`/v1/payments/${voided.payment.id}/void`)
  expect(await voided.choose('pay')).toBe(returnUrl)
  expect(await voided.read()).toMatchObject({ status: 'voided', capturedAmount: 0 })
  for (const { path } of [old, voided]) expect((await fetch(`${sandbox.url}${path}`)).status).toBe(404)
})

test('the frame’s code does not pay a payment by iDEAL', async () => {
  const { payment } = await begin()
  const path = `/challenge/${payment.challenge?.id}/answers`
  expect((await sandbox.call(path, { body: { code: '1234' } })).status).toBe(404)
})

test.each([
  ['another currency than the euro', { currency: 'GBP' }],
  ['a return to an address outside of the shop', { redirect: { returnUrl: 'https://elsewhere.test/' } }],
])('%s is refused', async (_, more) => {
  const { status } = await sandbox.post('/v1/payments', { ...charge, reference: 'LH-2', ...more })
  expect(status).toBeGreaterThanOrEqual(400)
})
