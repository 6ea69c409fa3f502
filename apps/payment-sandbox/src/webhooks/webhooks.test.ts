import { afterEach, expect, test } from 'vitest'
import { type SandboxForTest, startForTest, startReceiver, webhookSecret } from '../testing/start-for-test.ts'
import { verifyWebhook } from './webhook-signature.ts'

type Receiver = Awaited<ReturnType<typeof startReceiver>>
const open: { close(): Promise<void> }[] = []
afterEach(async () => {
  for (const part of open.splice(0).reverse()) await part.close()
})

async function start(failures = 0): Promise<{ sandbox: SandboxForTest; receiver: Receiver }> {
  const receiver = await startReceiver(failures)
  const sandbox = await startForTest({ webhookUrl: receiver.url })
  open.push(receiver, sandbox)
  return { sandbox, receiver }
}

test('each event is signed, numbered within its payment, and shows the payment as it was [PAY-13]', async () => {
  const { sandbox, receiver } = await start()
  const { body } = await sandbox.authorise('tok_success')
  await sandbox.post(`/v1/payments/${body.id}/capture`, { amount: 100 })
  await sandbox.post(`/v1/payments/${body.id}/void`)
  await sandbox.post(`/v1/payments/${body.id}/refund`)
  await expect.poll(() => receiver.received.length).toBe(4)
  const events = receiver.received.map(({ body: event }) => event).sort((a, b) => a.sequence - b.sequence)
  expect(events.map(({ type, sequence }) => [type, sequence])).toEqual([
    ['payment.authorised', 1],
    ['payment.captured', 2],
    ['payment.voided', 3],
    ['payment.refunded', 4],
  ])
  expect(events[0]?.payment).toEqual(body)
  expect(new Set(events.map((event) => event.id)).size).toBe(4)
  for (const { headers, raw } of receiver.received) {
    const header = String(headers['lacepay-signature'])
    expect(verifyWebhook(header, raw, { secret: webhookSecret, now: new Date() }).ok).toBe(true)
  }
})

test('declined and pending payments are announced too [PAY-12]', async () => {
  const { sandbox, receiver } = await start()
  await sandbox.authorise('tok_declined')
  await sandbox.authorise('tok_pending')
  await expect.poll(() => receiver.types().sort()).toEqual(['payment.authorised', 'payment.failed', 'payment.pending'])
})

test('a delivery is repeated until it is accepted [PAY-13]', async () => {
  const { sandbox, receiver } = await start(3)
  const { body } = await sandbox.authorise('tok_success')
  await expect.poll(() => receiver.received.length).toBe(4)
  expect(new Set(receiver.received.map((delivery) => delivery.body.id)).size).toBe(1)
  const list = () => sandbox.get<{ data: { deliveredAt: string | null }[] }>(`/v1/payments/${body.id}/webhooks`)
  await expect.poll(async () => (await list()).body.data[0]?.deliveredAt).not.toBe(null)
  await expect.poll(() => sandbox.countPending()).toBe(0)
  expect(receiver.received).toHaveLength(4)
})

test('repetitions end after the bounded number of attempts', async () => {
  const receiver = await startReceiver(100)
  const sandbox = await startForTest({
    webhookUrl: receiver.url,
    webhookRetry: { attempts: 3, first: 5, longest: 5, timeout: 500 },
  })
  open.push(receiver, sandbox)
  await sandbox.authorise('tok_success')
  await expect.poll(() => receiver.received.length).toBe(3)
  await expect.poll(() => sandbox.countPending()).toBe(0)
  expect(receiver.received).toHaveLength(3)
})

test('events held back are released in the order asked for [PAY-13]', async () => {
  const { sandbox, receiver } = await start()
  await sandbox.post('/v1/test/webhooks', { hold: true })
  const { body } = await sandbox.authorise('tok_success')
  await sandbox.post(`/v1/payments/${body.id}/capture`)
  expect(receiver.received).toEqual([])
  const released = await sandbox.post<{ released: number }>('/v1/test/webhooks/release', { order: 'reversed' })
  expect(released.body.released).toBe(2)
  await expect.poll(() => receiver.types()).toEqual(['payment.captured', 'payment.authorised'])
})

test('events can be duplicated and delayed [PAY-13]', async () => {
  const { sandbox, receiver } = await start()
  await sandbox.post('/v1/test/webhooks', { duplicates: 2, delayMs: 50 })
  const started = performance.now()
  await sandbox.authorise('tok_success')
  await expect.poll(() => receiver.received.length).toBe(3)
  expect(performance.now() - started).toBeGreaterThanOrEqual(45)
})

test('events are sent again: ten times, signed a day ago, or with a bad signature [PAY-13]', async () => {
  const { sandbox, receiver } = await start()
  const { body } = await sandbox.authorise('tok_success')
  await expect.poll(() => receiver.received.length).toBe(1)
  const resend = async (options: object) => {
    receiver.received.length = 0
    const { body: reply } = await sandbox.post<{ sent: number }>(`/v1/payments/${body.id}/webhooks/resend`, options)
    await expect.poll(() => receiver.received.length).toBe(reply.sent)
    const [first] = receiver.received
    const header = String(first?.headers['lacepay-signature'])
    return {
      count: reply.sent,
      verified: verifyWebhook(header, first?.raw ?? '', { secret: webhookSecret, now: new Date() }),
    }
  }
  expect(await resend({ times: 10 })).toMatchObject({ count: 10, verified: { ok: true } })
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString()
  expect(await resend({ signedAt: dayAgo })).toMatchObject({ verified: { reason: 'too_old' } })
  expect(await resend({ signature: 'bad' })).toMatchObject({ verified: { reason: 'forged' } })
})

test('a shop that starts later gets the events held for it [PAY-13]', async () => {
  const sandbox = await startForTest()
  const receiver = await startReceiver()
  open.push(receiver, sandbox)
  await sandbox.authorise('tok_success')
  sandbox.sendWebhooksTo(receiver.url)
  await expect.poll(() => receiver.types()).toEqual(['payment.authorised'])
})
