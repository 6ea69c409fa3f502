import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Payment } from '../payments/to-payment.ts'
import { type SandboxForTest, startForTest } from '../testing/start-for-test.ts'

let sandbox: SandboxForTest
beforeEach(async () => {
  sandbox = await startForTest()
})
afterEach(() => sandbox.close())

const listOf = async (reference: string) =>
  (await sandbox.get<{ data: Payment[] }>(`/v1/payments?reference=${reference}`)).body.data

test('a lost answer is found by its reference, and its repetition answers [PAY-12] [PAY-13]', async () => {
  await expect(sandbox.authorise('tok_lost', { reference: 'lost' }, 'k')).rejects.toThrow()
  expect(await listOf('lost')).toMatchObject([{ status: 'authorised', authorisedAmount: 12900 }])
  const again = await sandbox.authorise('tok_lost', { reference: 'lost' }, 'k')
  expect(again.body.status).toBe('authorised')
  expect(await listOf('lost')).toHaveLength(1)
})

test('a 500 after success has authorised, a 500 before has not [PAY-12]', async () => {
  expect((await sandbox.authorise('tok_500', { reference: 'after' }, 'a')).status).toBe(500)
  expect(await listOf('after')).toMatchObject([{ status: 'authorised' }])
  expect((await sandbox.authorise('tok_500', { reference: 'after' }, 'a')).status).toBe(200)
  expect((await sandbox.authorise('tok_500_before', { reference: 'before' })).status).toBe(500)
  expect(await listOf('before')).toEqual([])
})

test('the slow card answers late, and its payment can be found meanwhile [PAY-12]', async () => {
  const started = performance.now()
  const answer = sandbox.authorise('tok_slow', { reference: 'late' })
  await expect.poll(async () => (await listOf('late')).map((payment) => payment.status)).toEqual(['pending'])
  expect((await answer).body.status).toBe('authorised')
  expect(performance.now() - started).toBeGreaterThanOrEqual(55)
})

test('a caller that gives up does not stop the slow card', async () => {
  const giveUp = AbortSignal.timeout(20)
  const body = JSON.stringify({ token: 'tok_slow', amount: 5, currency: 'EUR', reference: 'gone' })
  const headers = { authorization: 'Bearer key_test', 'content-type': 'application/json', 'idempotency-key': 'gone' }
  const call = fetch(`${sandbox.url}/v1/payments`, { method: 'POST', headers, body, signal: giveUp })
  await expect(call).rejects.toThrow()
  await expect.poll(async () => (await listOf('gone')).map((payment) => payment.status)).toEqual(['authorised'])
})

test.each([
  ['before', 0],
  ['after', 1],
])('a fault 500 %s leaves %i payments', async (phase, count) => {
  await sandbox.post('/v1/test/faults', { mode: '500', phase, times: 1 })
  expect((await sandbox.authorise('tok_success', { reference: phase })).status).toBe(500)
  expect(await listOf(phase)).toHaveLength(count)
})

test('a dropped call loses its answer, garbage cannot be read, and mode none ends both', async () => {
  await sandbox.post('/v1/test/faults', { mode: 'drop' })
  await expect(sandbox.authorise('tok_success')).rejects.toThrow()
  await sandbox.post('/v1/test/faults', { mode: 'garbage' })
  await expect(sandbox.authorise('tok_success')).rejects.toThrow(SyntaxError)
  await sandbox.post('/v1/test/faults', { mode: 'none' })
  expect((await sandbox.authorise('tok_success')).status).toBe(200)
})

test('a slow fault waits and then answers', async () => {
  await sandbox.post('/v1/test/faults', { mode: 'slow', ms: 50, times: 1 })
  const started = performance.now()
  expect((await sandbox.authorise('tok_success')).status).toBe(200)
  expect(performance.now() - started).toBeGreaterThanOrEqual(45)
})

test('the same seed fails the same calls', async () => {
  const run = async () => {
    await sandbox.post('/v1/test/faults', { mode: '500', probability: 0.5, seed: 7 })
    const statuses: number[] = []
    for (let call = 0; call < 12; call += 1) statuses.push((await sandbox.authorise('tok_success')).status)
    return statuses
  }
  const first = await run()
  expect(new Set(first)).toEqual(new Set([200, 500]))
  expect(await run()).toEqual(first)
})

test('an answer that is held comes after its payment, which can be found meanwhile [PAY-12]', async () => {
  await sandbox.post('/v1/test/faults', { mode: 'slow', phase: 'after', ms: 300, times: 1 })
  let isAnswered = false
  const answer = sandbox.authorise('tok_success', { reference: 'held' }).finally(() => (isAnswered = true))
  await expect.poll(async () => (await listOf('held')).map(({ status }) => status)).toEqual(['authorised'])
  expect(isAnswered).toBe(false)
  expect((await answer).body.status).toBe('authorised')
})

test('every payment is listed, whatever its reference', async () => {
  await sandbox.authorise('tok_success', { reference: 'one' })
  await sandbox.authorise('tok_declined', { reference: 'two' })
  const { body } = await sandbox.get<{ data: Payment[] }>('/v1/test/payments')
  expect(body.data.map(({ reference, status }) => [reference, status])).toEqual([
    ['one', 'authorised'],
    ['two', 'declined'],
  ])
})
