import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fetchOriginal, isPublicAddress } from './fetch-original.ts'

const open = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const server = createServer((request, response) => {
    if (request.url === '/picture.jpg') response.end(picture)
    else if (request.url === '/page') response.end('<!doctype html><p>No picture, but long enough to be looked at.</p>')
    else if (request.url === '/moved') response.writeHead(302, { location: '/picture.jpg' }).end()
    else if (request.url === '/away') response.writeHead(302, { location: 'http://metadata.internal/' }).end()
    else if (request.url === '/round') response.writeHead(302, { location: '/round' }).end()
    else response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

const isReachable = () => true

test.each([
  ['/picture.jpg', { ok: true }],
  ['/moved', { ok: true }],
  ['/page', { ok: false, reason: expect.stringContaining('no JPEG') }],
  ['/missing', { ok: false, reason: 'The host answered 404.' }],
  ['/away', { ok: false, reason: expect.stringContaining('metadata.internal is not among') }],
  ['/round', { ok: false, reason: expect.stringContaining('more than 3 times') }],
])('the picture at %s is answered %j [CAT-14]', async (path, expected) => {
  expect(await fetchOriginal(`${await open()}${path}`, { hosts: ['localhost'], isReachable })).toMatchObject(expected)
})

test('a host of the shop’s own network is refused, by name and by number [CAT-14]', async () => {
  const url = await open()
  expect(await fetchOriginal(`${url}/picture.jpg`, { hosts: ['localhost'] })).toMatchObject({
    ok: false,
    reason: expect.stringContaining('not on the public internet'),
  })
  for (const host of ['127.0.0.1', '169.254.169.254', '10.0.0.1', '[::1]', '[::ffff:127.0.0.1]'])
    expect(await fetchOriginal(`http://${host}/x`, { hosts: [new URL(`http://${host}`).hostname] })).toMatchObject({
      ok: false,
      reason: expect.stringContaining('no public address'),
    })
  expect(isPublicAddress('8.8.8.8')).toBe(true)
})

test.each([
  'file:///etc/passwd',
  'ftp://localhost/x',
  'http://user:word@localhost/x',
  'http://evil.example/x',
  'x',
  '',
])('the address %j is not fetched', async (address) => {
  expect(await fetchOriginal(address, { hosts: ['localhost'], isReachable })).toMatchObject({ ok: false })
})
