import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@lacehouse/test-kit/api/api-test'
import { expect } from 'vitest'

/** Sends a request line with headers as they are; gives the status and the head of the answer. */
const send = async (url: string, target: string, headers: readonly string[]) => {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.end([`GET ${target} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'))
  const answer = await text(socket)
  const [head = ''] = answer.split('\r\n\r\n', 1)
  return { status: Number(head.split(' ')[1]), head, answer }
}

const own = ['Host: localhost']

test.for([
  ['a whole address of another host', 'http://evil.example/en-us', own],
  ['a whole address with a slash at its end', 'http://evil.example/en-us/', own],
  ['a backslash', '/\\evil.example/', own],
  ['two slashes at the start', '//evil.example/', own],
  ['two Host headers', '/healthz', [...own, 'Host: evil.example']],
  ['two Host headers of another spelling', '/healthz', [...own, 'HOST: evil.example']],
] as const)('a request with %s is API400 and leads nowhere', async ([, target, headers], { api }) => {
  const { status, head, answer } = await send(api.url, target, headers)
  expect(status).toBe(400)
  expect(head.toLowerCase()).not.toContain('location:')
  expect(head.toLowerCase()).toContain('cache-control: private, no-store')
  expect(answer).toContain('API400')
})

test('a plain request with one Host header is answered', async ({ api }) => {
  expect((await send(api.url, '/healthz?next=http://evil.example/\\', own)).status).toBe(200)
})
