import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { SandboxOptions } from '../options.ts'
import type { Payment } from '../payments/to-payment.ts'
import { startPaymentSandbox } from '../start-payment-sandbox.ts'

export const webhookSecret = 'whsec_test'
export const shopOrigin = 'http://localhost:4000'

export type Reply<Body> = {
  status: number
  body: Body
  headers: Headers
}

type Call = {
  body?: object
  headers?: Record<string, string>
}

export type SandboxForTest = Awaited<ReturnType<typeof startForTest>>

/** A sandbox on a free port, with short delays, and the calls of a shop's server to it. */
export async function startForTest(options: Partial<SandboxOptions> = {}) {
  const sandbox = await startPaymentSandbox({
    port: 0,
    apiKey: 'key_test',
    webhookSecret,
    allowTestTokens: true,
    delays: { slow: 60, pending: 30, lateCapture: 30 },
    webhookRetry: { first: 10, longest: 20, timeout: 500 },
    ...options,
  })
  const call = async <Body>(path: string, { body, headers }: Call = {}): Promise<Reply<Body>> => {
    const response = await fetch(`${sandbox.url}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: 'Bearer key_test',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      body: body ? JSON.stringify(body) : undefined,
    })
    return { status: response.status, body: (await response.json()) as Body, headers: response.headers }
  }
  const post = <Body = Payment>(path: string, body: object = {}, key: string = randomUUID()) =>
    call<Body>(path, { body, headers: { 'idempotency-key': key } })
  const authorise = (token: string, more: object = {}, key?: string): Promise<Reply<Payment>> =>
    post('/v1/payments', { token, amount: 12900, currency: 'EUR', reference: 'LH-1', ...more }, key)
  const get = <Body = Payment>(path: string) => call<Body>(path)
  return { ...sandbox, call, post, get, authorise }
}

type Received = {
  headers: IncomingHttpHeaders
  raw: string
  body: { id: string; type: string; sequence: number; createdAt: string; payment: Payment }
}

/** Starts a receiver of webhooks that can refuse the first few. */
export async function startReceiver(failures = 0) {
  const received: Received[] = []
  let left = failures
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const raw = Buffer.concat(chunks).toString()
      received.push({ headers: request.headers, raw, body: JSON.parse(raw) })
      left -= 1
      response.writeHead(left >= 0 ? 503 : 204).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/webhooks`,
    received,
    types: () => received.map(({ body }) => body.type),
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
