import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Payment } from '../payments/to-payment.ts'
import { type SandboxForTest, startForTest } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
beforeAll(async () => {
  sandbox = await startForTest()
})
afterAll(() => sandbox.close())

const listOf = async (reference: string) =>
  (await sandbox.get<{ data: Payment[] }>(`/v1/payments?reference=${reference}`)).body.data

test('the same key with the same body repeats the answer and charges once', async () => {
  const first = await sandbox.authorise('tok_success', { reference: 'once' }, 'k1')
  const again = await sandbox.authorise('tok_success', { reference: 'once' }, 'k1')
  expect(again.body).toEqual(first.body)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await listOf('once')).toHaveLength(1)
})

test('a repetition shows the answer as it was, not the payment as it is', async () => {
  const first = await sandbox.authorise('tok_success', {}, 'k2')
  await sandbox.post(`/v1/payments/${first.body.id}/capture`)
  expect((await sandbox.authorise('tok_success', {}, 'k2')).body).toEqual(first.body)
})

test('the same key with another body, or on another path, is answered 422 and shows nothing of the first', async () => {
  const first = await sandbox.authorise('tok_success', { reference: 'secret-order' }, 'k3')
  const other = await sandbox.authorise('tok_success', { reference: 'other', amount: 1 }, 'k3')
  expect(other.status).toBe(422)
  expect(JSON.stringify(other.body)).not.toMatch(/secret-order|12900|pay_|4242/)
  expect((await sandbox.post(`/v1/payments/${first.body.id}/capture`, {}, 'k3')).status).toBe(422)
  expect(await listOf('other')).toEqual([])
})

test('fifty authorisations at once under one key make one payment', async () => {
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => sandbox.authorise('tok_success', { reference: 'crowd' }, 'k4')),
  )
  expect(new Set(replies.map((reply) => reply.body.id)).size).toBe(1)
  expect(await listOf('crowd')).toHaveLength(1)
})

test('a repetition while the slow card is being authorised waits for the one reply', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => sandbox.authorise('tok_slow', { reference: 'slow' }, 'k5')))
  expect(replies.map((reply) => reply.body.status)).toEqual(['authorised', 'authorised', 'authorised'])
  expect(await listOf('slow')).toHaveLength(1)
})

test('a refused call is not stored, so the same key can succeed afterwards', async () => {
  const { body } = await sandbox.authorise('tok_success')
  expect((await sandbox.post(`/v1/payments/${body.id}/refund`, { amount: 100 }, 'k6')).status).toBe(409)
  await sandbox.post(`/v1/payments/${body.id}/capture`)
  expect((await sandbox.post(`/v1/payments/${body.id}/refund`, { amount: 100 }, 'k6')).status).toBe(200)
})

test('money does not move without a key', async () => {
  const body = { token: 'tok_success', amount: 1, currency: 'EUR', reference: 'no-key' }
  const reply = await sandbox.call<{ error: { code: string } }>('/v1/payments', { body })
  expect([reply.status, reply.body.error.code]).toEqual([400, 'idempotency_key_missing'])
})
