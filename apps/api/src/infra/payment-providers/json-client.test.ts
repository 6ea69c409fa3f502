import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createJsonClient } from './json-client.ts'
import { startScriptedServer } from './testing/start-scripted-server.ts'

const open = async (basePath = '') => {
  const server = await startScriptedServer()
  const client = createJsonClient({ baseUrl: `${server.url}${basePath}`, authorization: 'Bearer key', timeout: 500 })
  onTestFinished(async () => {
    client.close()
    await server.close()
  })
  return { server, client }
}

/** A client of a server that answers as the test says. */
const openRaw = async (answer: (response: ServerResponse) => void, timeout = 500) => {
  const server = createServer((_, response) => answer(response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const client = createJsonClient({ baseUrl: `http://127.0.0.1:${port}`, authorization: 'Bearer key', timeout })
  onTestFinished(() => {
    client.close()
    server.closeAllConnections()
    server.close()
  })
  return client
}

test.each([
  ['an object', { body: { amount: 1 } }, '{"amount":1}', 'application/json'],
  ['JSON as it is', { json: '{ "a": 1.0 }' }, '{ "a": 1.0 }', 'application/json'],
  ['a form', { form: { name: 'a b', more: '&' } }, 'name=a+b&more=%26', 'application/x-www-form-urlencoded'],
  ['nothing', {}, '', undefined],
])('a call sends %s with its type and the credentials', async (_, content, text, type) => {
  const { server, client } = await open('/api/')
  server.script('POST /api/v1/payments', { status: 201, body: { id: 1 } })
  const call = { method: 'POST', path: '/v1/payments', headers: { 'idempotency-key': 'k' }, ...content } as const
  expect(await client.send(call)).toEqual({ status: 201, body: { id: 1 } })
  const [seen] = server.seen
  expect(seen?.text).toBe(text)
  expect(seen?.headers['content-type']).toBe(type)
  expect(seen?.headers).toMatchObject({ authorization: 'Bearer key', 'idempotency-key': 'k' })
})

test.each([
  ['without a body', (response: ServerResponse) => response.writeHead(204).end(), { status: 204, body: null }],
  [
    'with a status of a failure',
    (response: ServerResponse) => response.writeHead(500).end('{}'),
    { status: 500, body: {} },
  ],
  ['that is no JSON', (response: ServerResponse) => response.writeHead(200).end('<html>'), null],
  [
    'that breaks off',
    (response: ServerResponse) =>
      response.writeHead(200, { 'content-length': 9 }).write('{"a"', () => response.destroy()),
    null,
  ],
  [
    'beyond a megabyte',
    (response: ServerResponse) => response.writeHead(200).end(`["${'a'.repeat(2_000_000)}"]`),
    null,
  ],
] as const)('an answer %s is read or counts as none', async (_, answer, expected) => {
  const client = await openRaw((response) => void answer(response))
  expect(await client.send({ method: 'GET', path: '/' })).toEqual(expected)
})

test('a server that answers too late or not at all has no answer, and the call does not throw', async () => {
  const late = await openRaw(() => undefined, 30)
  expect(await late.send({ method: 'GET', path: '/' })).toBeNull()
  const stalled = await openRaw((response) => void response.writeHead(200).write('{'), 30)
  expect(await stalled.send({ method: 'GET', path: '/' })).toBeNull()
  const absent = createJsonClient({ baseUrl: 'http://127.0.0.1:1', authorization: '', timeout: 500 })
  expect(await absent.send({ method: 'GET', path: '/' })).toBeNull()
})
