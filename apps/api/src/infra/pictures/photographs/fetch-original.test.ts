import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { fetchOriginal, findAddressProblem, isPublicAddress } from './fetch-original.ts'

/** A picture at the end of some redirects: `/steps/3` leads to `/steps/2`. */
const nextStep = (url: string): string => {
  const left = Number(url.slice('/steps/'.length)) - 1
  return left === 0 ? '/picture.jpg' : `/steps/${left}`
}

const open = async (): Promise<string> => {
  const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer()
  const server = createServer((request, response) => {
    if (request.url === '/picture.jpg') response.end(picture)
    else if (request.url === '/page') response.end('<!doctype html><p>No picture, but long enough to be looked at.</p>')
    else if (request.url === '/moved') response.writeHead(302, { location: '/picture.jpg' }).end()
    else if (request.url === '/away') response.writeHead(302, { location: 'http://metadata.internal/' }).end()
    else if (request.url === '/nowhere') response.writeHead(302, { location: 'http://[' }).end()
    else if (request.url === '/choice') response.writeHead(300).end()
    else if (request.url === '/empty') response.end()
    else if (request.url === '/short') response.end('GIF89a')
    else if (request.url === '/accept') response.end(`accept: ${request.headers.accept}`)
    else if (request.url?.startsWith('/steps/')) response.writeHead(307, { location: nextStep(request.url) }).end()
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
  ['/steps/3', { ok: true }],
  ['/steps/4', { ok: false, reason: 'It leads on more than 3 times.' }],
  ['/nowhere', { ok: false, reason: 'It is no address of the web.' }],
  ['/choice', { ok: false, reason: 'The host answered 300.' }],
  ['/empty', { ok: false, code: 'picture_type_unknown' }],
  ['/short', { ok: false, code: 'picture_type_unknown' }],
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

test('a file of the most bytes is fetched, and one with a byte more is refused', async () => {
  const url = `${await open()}/picture.jpg`
  const options = { hosts: ['localhost'], isReachable }
  const fetched = await fetchOriginal(url, options)
  const size = fetched.ok ? fetched.bytes.length : 0
  expect(await fetchOriginal(url, { ...options, most: size })).toEqual(fetched)
  expect(await fetchOriginal(url, { ...options, most: size - 1 })).toMatchObject({
    ...{ ok: false, code: 'picture_too_large', reason: 'It has more than 1 MB.' },
  })
})

test('a host is asked for pictures, or for anything where other files are wanted', async () => {
  const url = `${await open()}/accept`
  const options = { hosts: ['localhost'], isReachable }
  expect(await fetchOriginal(url, { ...options, isAccepted: (bytes) => bytes.includes('*/*') })).toMatchObject({
    ok: true,
  })
  expect(await fetchOriginal(url, { ...options, isAccepted: (bytes) => bytes.includes('image/') })).toMatchObject({
    ...{ ok: false, code: 'picture_type_unknown' },
  })
})

test('a host without an address, or one that does not answer, cannot be reached', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  for (const host of [`localhost:${port}`, 'shop.invalid'])
    expect(
      await fetchOriginal(`http://${host}/x`, { hosts: ['localhost', 'shop.invalid'], isReachable }),
    ).toMatchObject({
      ok: false,
      code: 'picture_unreachable',
      reason: expect.stringMatching(/^It cannot be fetched: /),
    })
})

test.each([
  ['https://cdn.example/x.jpg', null],
  ['https://CDN.EXAMPLE/x.jpg', null],
  ['https://img.cdn.example/x.jpg', null],
  ['https://evilcdn.example/x.jpg', 'evilcdn.example is not among the hosts from which pictures may be fetched.'],
  ['https://cdn.example.evil.example/x.jpg', expect.stringContaining('is not among the hosts')],
  ['https://cdn.example@evil.example/x.jpg', 'An address with a password is not fetched.'],
  ['/x.jpg', 'It is no address of the web.'],
])('the address %s may be asked unless %j', (address, reason) => {
  const problem = reason === null ? null : { ok: false, code: 'picture_host_refused', reason }
  expect(findAddressProblem(address, { hosts: ['Cdn.example'] })).toEqual(problem)
})

test.each([
  ['8.8.8.8', true],
  ['2606:4700::1111', true],
  ['0.0.0.0', false],
  ['100.64.0.1', false],
  ['172.31.255.255', false],
  ['192.168.0.1', false],
  ['224.0.0.1', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['localhost', false],
])('the network address %s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic)
})
