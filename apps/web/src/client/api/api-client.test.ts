import { expect, test, vi } from 'vitest'
import { type ApiClientOptions, createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { Transport, TransportRequest, TransportResponse } from './transport.ts'

function setUp(answers: readonly (TransportResponse | Error)[], options: Partial<ApiClientOptions> = {}) {
  const sent: TransportRequest[] = []
  const transport: Transport = async (request) => {
    const answer = answers[sent.length] ?? { status: 500, body: null }
    sent.push(request)
    if (answer instanceof Error) throw answer
    return answer
  }
  const pause = vi.fn(async () => undefined)
  const client = createApiClient({
    transport,
    headers: () => ({ channel: 'ECOMM', siteid: 'DE' }),
    locale: () => 'de-de',
    createCorrelationId: () => 'c-1',
    pause,
    ...options,
  })
  return { client, sent, pause }
}

const refusal = (status: number, errorId: string): TransportResponse => ({
  status,
  body: { errorDetails: [{ errorId, message: 'no' }], correlationId: 'c-9' },
})

test('a call goes to its path with locale, channel, site and correlation id [CALL-02]', async () => {
  const { client, sent } = setUp([{ status: 200, body: { id: 'x' } }])
  const basketId = '0a0a0a0a-0000-4000-8000-000000000000'
  await client.call('cart.get', { params: { basketId }, query: { checkInventory: true } })
  expect(sent[0]).toMatchObject({
    method: 'GET',
    path: `/cart/v1/cart/${basketId}?locale=de-de&checkInventory=true`,
    headers: { channel: 'ECOMM', siteid: 'DE', 'x-correlation-id': 'c-1' },
    body: undefined,
  })
})

test('lists repeat their name in the query, and what is not given is left out', async () => {
  const { client, sent } = setUp([{ status: 200, body: {} }])
  await client.call('content.menu', { params: { mode: 'publish', siteId: 'DE' }, query: { cms: undefined } })
  expect(sent[0]?.path).toBe('/publish/caas/v1/canvas/menu/DE?locale=de-de')
})

test('a refusal becomes an error with id, status, message and correlation id [ERR-02]', async () => {
  const { client } = setUp([refusal(404, 'API404')])
  const error = await client
    .call('content.menu', { params: { mode: 'publish', siteId: 'DE' } })
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ errorId: 'API404', status: 404, message: 'no', correlationId: 'c-9', appId: null })
})

test('a read is tried three times with growing pauses while the server does not answer', async () => {
  const { client, sent, pause } = setUp([
    new Error('offline'),
    { status: 503, body: null },
    { status: 200, body: { timestamp: 1 } },
  ])
  await expect(client.call('internal.serverTime')).resolves.toEqual({ timestamp: 1 })
  expect(sent).toHaveLength(3)
  expect(pause.mock.calls).toEqual([[200], [800]])
})

test('a read that keeps failing says that the server could not be reached', async () => {
  const { client, sent } = setUp([new Error('1'), new Error('2'), new Error('3')])
  await expect(client.call('internal.serverTime')).rejects.toMatchObject({ status: 0, errorId: null })
  expect(sent).toHaveLength(3)
})

test('a client without a network in between sends a read once', async () => {
  const { client, sent, pause } = setUp([{ status: 503, body: null }], { sendsOnce: true })
  await expect(client.call('internal.serverTime')).rejects.toMatchObject({ status: 503 })
  expect([sent.length, pause.mock.calls.length]).toEqual([1, 0])
})

test('a refused call is not repeated', async () => {
  const { client, sent } = setUp([refusal(500, 'GEN500')])
  await expect(client.call('internal.serverTime')).rejects.toMatchObject({ errorId: 'GEN500' })
  expect(sent).toHaveLength(1)
})

test('a change is sent once', async () => {
  const { client, sent } = setUp([{ status: 503, body: null }])
  await expect(client.call('cart.create', { body: {} })).rejects.toMatchObject({ status: 503 })
  expect(sent).toHaveLength(1)
})

test('a call without a session obtains one and is sent again, once [AUTH-01]', async () => {
  const openSession = vi.fn(async () => undefined)
  const { client, sent } = setUp([refusal(401, 'AUT432'), { status: 201, body: { id: 'x' } }], { openSession })
  await expect(client.call('cart.create', { body: {} })).resolves.toEqual({ id: 'x' })
  expect(openSession).toHaveBeenCalledOnce()
  expect(sent).toHaveLength(2)
})

test('a call that fails with a new session opens no further session', async () => {
  const openSession = vi.fn(async () => undefined)
  const { client } = setUp([refusal(401, 'AUT432'), refusal(401, 'AUT432')], { openSession })
  await expect(client.call('cart.create', { body: {} })).rejects.toMatchObject({ errorId: 'AUT432' })
  expect(openSession).toHaveBeenCalledOnce()
})

test('a wrong password opens no session', async () => {
  const openSession = vi.fn(async () => undefined)
  const { client } = setUp([refusal(401, 'AUT401')], { openSession })
  await expect(client.call('cart.create', { body: {} })).rejects.toMatchObject({ errorId: 'AUT401' })
  expect(openSession).not.toHaveBeenCalled()
})

test('an aborted call throws its abort error unchanged', async () => {
  const controller = new AbortController()
  const { client } = setUp([new DOMException('aborted', 'AbortError')])
  controller.abort()
  const call = client.call('internal.serverTime', {}, { signal: controller.signal })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

const challenged: TransportResponse = {
  status: 403,
  body: {
    errorDetails: [{ errorId: 'AUT403', message: 'no' }],
    appId: 'lacehouse-proof-of-work',
    correlationId: 'c-9',
  },
}
const bodyOfShopper = { items: [{ productId: 'LH00000001-01-9', qty: 2 }] }

test('a call that meets a bot challenge is repeated with its answer and the same body, once [CHK-17]', async () => {
  const passChallenge = vi.fn(async () => 'solved')
  const { client, sent } = setUp([challenged, { status: 201, body: { id: 'x' } }], { passChallenge })
  await expect(client.call('cart.create', { body: bodyOfShopper })).resolves.toEqual({ id: 'x' })
  expect(sent.map(({ headers }) => headers['x-challenge-response'])).toEqual([undefined, 'solved'])
  expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([bodyOfShopper, bodyOfShopper])
  expect(passChallenge).toHaveBeenCalledOnce()
})

test('a challenge that cannot be solved, or is asked for again, is thrown as the refusal [CHK-17]', async () => {
  const twice = setUp([challenged, challenged], { passChallenge: async () => 'solved' })
  await expect(twice.client.call('cart.create', { body: {} })).rejects.toMatchObject({ errorId: 'AUT403' })
  expect(twice.sent).toHaveLength(2)
  const unsolved = setUp([challenged], { passChallenge: () => Promise.reject(new Error('no worker')) })
  await expect(unsolved.client.call('cart.create', { body: {} })).rejects.toMatchObject({ errorId: 'AUT403' })
  expect(unsolved.sent).toHaveLength(1)
})

test('a refusal without a challenge id starts no challenge', async () => {
  const passChallenge = vi.fn(async () => 'solved')
  const { client } = setUp([refusal(403, 'AUT404')], { passChallenge })
  await expect(client.call('cart.create', { body: {} })).rejects.toMatchObject({ errorId: 'AUT404' })
  expect(passChallenge).not.toHaveBeenCalled()
})

test('a call that failed for good is reported with error id and call, and a repeated one that succeeds is not [ERR-03]', async () => {
  const onFailure = vi.fn()
  const { client } = setUp([new Error('offline'), { status: 200, body: {} }, refusal(404, 'BSK404')], { onFailure })
  await client.call('internal.serverTime')
  expect(onFailure).not.toHaveBeenCalled()
  await client.call('cart.create', { body: {} }).catch(() => undefined)
  expect(onFailure).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ correlationId: 'c-9' }), 'cart.create')
})

test('the caller learns of a failure once the page is ready to say it [ERR-02]', async () => {
  const ready = Promise.withResolvers<void>()
  const { client } = setUp([refusal(404, 'BSK404')], { onFailure: () => ready.promise })
  const learnt = vi.fn()
  const call = client.call('cart.create', { body: {} }).catch(learnt)
  await new Promise(setImmediate)
  expect(learnt).not.toHaveBeenCalled()
  ready.resolve()
  await call
  expect(learnt).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ errorId: 'BSK404' }))
})
