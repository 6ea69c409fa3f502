import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Payment } from '../payments/to-payment.ts'
import { type SandboxForTest, shopOrigin, startForTest, startReceiver } from '../testing/start-for-test.ts'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'payment-sandbox-'))
  file = join(directory, 'payments.jsonl')
})
afterEach(() => rmSync(directory, { recursive: true }))

async function during<Result>(
  use: (sandbox: SandboxForTest) => Promise<Result>,
  options: object = {},
): Promise<Result> {
  const sandbox = await startForTest({ storage: { file }, ...options })
  try {
    return await use(sandbox)
  } finally {
    await sandbox.close()
  }
}

test('a restart keeps payments, tokens and the answers to keys [PAY-12]', async () => {
  const before = await during(async (sandbox) => {
    const { body } = await sandbox.authorise('tok_success', {}, 'kept')
    await sandbox.post(`/v1/payments/${body.id}/capture`, { amount: 500 })
    const card = { card: '5555 5555 5555 4444', expiry: '11/31', cvc: '123' }
    const { body: token } = await sandbox.post<{ token: string }>('/v1/test/tokens', card)
    return { answer: body, now: (await sandbox.get(`/v1/payments/${body.id}`)).body, token: token.token }
  })
  await during(async (sandbox) => {
    expect((await sandbox.get(`/v1/payments/${before.answer.id}`)).body).toEqual({ ...before.now, challenge: null })
    expect((await sandbox.authorise('tok_success', {}, 'kept')).body).toEqual(before.answer)
    expect((await sandbox.authorise('tok_success', { amount: 1 }, 'kept')).status).toBe(422)
    expect((await sandbox.authorise(before.token)).body.card).toMatchObject({ brand: 'mastercard', last4: '4444' })
  })
})

test('a pending payment is completed by the next sandbox', async () => {
  const payment = await during(async (sandbox) => (await sandbox.authorise('tok_pending')).body)
  await during(async (sandbox) => {
    await expect.poll(async () => (await sandbox.get(`/v1/payments/${payment.id}`)).body.status).toBe('authorised')
  })
})

test('a slow authorisation that a restart cut short is not made twice', async () => {
  const more = { reference: 'cut' }
  await during(
    async (sandbox) => {
      const cut = sandbox.authorise('tok_slow', more, 'cut').catch(() => 'lost')
      await expect.poll(async () => (await listOf(sandbox, 'cut')).length).toBe(1)
      await sandbox.close()
      expect(await cut).toBe('lost')
    },
    // The first sandbox is closed long before, and the clock of the second is past that moment.
    { delays: { slow: 60_000 } },
  )
  const clock = () => new Date(Date.now() + 120_000)
  await during(
    async (sandbox) => {
      await sandbox.authorise('tok_slow', more, 'cut')
      await expect.poll(async () => (await listOf(sandbox, 'cut')).map(({ status }) => status)).toEqual(['authorised'])
    },
    { clock },
  )
})

test('undelivered events are sent by the next sandbox, delivered ones are not [PAY-13]', async () => {
  await during((sandbox) => sandbox.authorise('tok_success'))
  const receiver = await startReceiver()
  const options = { webhookUrl: receiver.url }
  await during(async () => {
    await expect.poll(() => receiver.types()).toEqual(['payment.authorised'])
    // An event is delivered when the journal has its reply; a lost reply leaves it undelivered.
    await expect.poll(() => readFileSync(file, 'utf8')).toContain('"delivered"')
  }, options)
  await during((sandbox) => expect.poll(() => sandbox.countPending()).toBe(0), options)
  expect(receiver.received).toHaveLength(1)
  await receiver.close()
})

test('a last line that was cut short is dropped', async () => {
  const payment = await during(async (sandbox) => (await sandbox.authorise('tok_success')).body)
  appendFileSync(file, '{"payment":{"id":"pay_half')
  await during(async (sandbox) => {
    expect((await sandbox.get(`/v1/payments/${payment.id}`)).status).toBe(200)
    expect((await sandbox.authorise('tok_success')).status).toBe(200)
  })
  await during((sandbox) => sandbox.get(`/v1/payments/${payment.id}`))
})

test('the journal holds no card number, no security code and no name [PAY-01]', async () => {
  await during(async (sandbox) => {
    const order = { amount: 100, currency: 'EUR', reference: 'r', locale: 'de-de', returnOrigin: shopOrigin }
    const { body: session } = await sandbox.post<{ clientSecret: string }>('/v1/sessions', order)
    const card = { session: session.clientSecret, card: '4242 4242 4242 4242', expiry: '12/30', cvc: '987' }
    const { body } = await sandbox.call<{ token: string }>('/hosted-fields/tokens', { body: card })
    await sandbox.authorise(body.token)
  })
  const journal = readFileSync(file, 'utf8')
  expect(journal).toContain('"last4":"4242"')
  expect(journal.replace(/[^0-9"]/g, '')).not.toContain('42424242')
  expect(journal).not.toMatch(/"987"|cvc/)
})

test('as a process it starts, keeps its payments after a kill, and stops cleanly on SIGTERM [PAY-12]', async () => {
  const first = await startProcess()
  const reply = await authoriseAt(first.url)
  first.child.kill('SIGKILL')
  await first.ended
  const second = await startProcess()
  expect((await authoriseAt(second.url)).id).toBe(reply.id)
  second.child.kill('SIGTERM')
  expect(await second.ended).toBe(0)
})

async function listOf(sandbox: SandboxForTest, reference: string): Promise<Payment[]> {
  return (await sandbox.get<{ data: Payment[] }>(`/v1/payments?reference=${reference}`)).body.data
}

async function startProcess() {
  const child = spawn(process.execPath, [fileURLToPath(new URL('../main.ts', import.meta.url))], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PAYMENT_SANDBOX_PORT: '0',
      PAYMENT_SANDBOX_DATA_DIR: directory,
      PAYMENT_SANDBOX_WEBHOOK_SECRET: 'whsec',
      PAYMENT_SANDBOX_API_KEY: 'key_test',
    },
  })
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const said = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => resolve(data.toString()))
    child.stderr.on('data', (data: Buffer) => reject(new Error(data.toString())))
  })
  return { child, ended, url: /http:\S+/.exec(said)?.[0] ?? '' }
}

async function authoriseAt(url: string): Promise<Payment> {
  const body = JSON.stringify({ token: 'tok_success', amount: 700, currency: 'USD', reference: 'LH-9' })
  const headers = { authorization: 'Bearer key_test', 'content-type': 'application/json', 'idempotency-key': 'LH-9' }
  return (await fetch(`${url}/v1/payments`, { method: 'POST', headers, body })).json() as Promise<Payment>
}
