import { readFileSync } from 'node:fs'
import { requireSite } from '@lacehouse/domain/site/parse-site'
import { minutes } from '@lacehouse/domain/time/durations'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ApiClient } from '../client/api/api-client.ts'
import type { PageHandler } from '../entry.server.tsx'
import { createWebPlugin } from './create-web-plugin.ts'
import { createPageCache } from './page-cache.ts'
import type { ApiOrigin } from './web-options.ts'

const sites = ['us', 'ca', 'de'].map((name) => {
  const file = new URL(`../../../../packages/demo/sites/${name}.json`, import.meta.url)
  return requireSite(JSON.parse(readFileSync(file, 'utf8')), name)
})
const html = { 'content-type': 'text/html; charset=utf-8' }
const apiReply = { asked: 'api' }

const keepFor5 = (policy: Parameters<PageHandler>[1]['policy'], ...tags: string[]) => {
  policy.cacheable = true
  policy.ttl = minutes(5)
  for (const tag of tags) policy.tags.add(tag)
}

/** A host around pages that a test writes itself. */
async function setUp(handlePage: PageHandler) {
  const origins: ApiOrigin[] = []
  const pageCache = createPageCache()
  const app = Fastify()
  onTestFinished(() => app.close())
  app.get('/cart/v1/cart', async () => apiReply)
  await app.register(
    createWebPlugin({
      build: { handlePage, clientFolder: null, middleware: null },
      api: (origin) => {
        origins.push(origin)
        return { call: async () => apiReply } as unknown as ApiClient
      },
      sites,
      now: () => new Date('2026-11-20T10:00:00Z'),
      production: true,
      paymentOrigin: 'https://pay.test',
      pageCache,
      isApiPath: (path) => path.startsWith('/cart/v1'),
    }),
  )
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, origins, pageCache }
}

const publicPage = () =>
  vi.fn<PageHandler>(async (request, { policy }) => {
    keepFor5(policy, 'page:home')
    return new Response(
      `<p>${new URL(request.url).pathname}</p><script>a()</script><noscript><script>b()</script></noscript>${'x'.repeat(2000)}`,
      {
        headers: html,
      },
    )
  })

test.each([
  ['the cookie', { cookie: 'a=b; locale=fr-ca', 'accept-language': 'de' }, '/fr-ca'],
  ['the language asked for', { 'accept-language': 'de;q=0.8, fr-CA;q=0.4' }, '/de-de'],
  ['the default site', { 'accept-language': 'ja' }, '/en-us'],
])('the root leads to the locale of %s [RT-01]', async (_, headers, location) => {
  const { get } = await setUp(publicPage())
  const reply = await get('/', headers)
  expect([reply.statusCode, reply.headers.location]).toEqual([302, location])
  expect(reply.headers['cache-control']).toBe('private, no-store')
})

test('the redirect of the root keeps the preserved parameters [RT-06]', async () => {
  const { get } = await setUp(publicPage())
  const reply = await get('/?siteId=DE&utm_source=x')
  expect(reply.headers.location).toBe('/en-us?siteId=DE')
})

test('a public page is rendered once, marked for a shared cache, and answered 304 to who has it', async () => {
  const handlePage = publicPage()
  const { get } = await setUp(handlePage)
  const first = await get('/en-us')
  const second = await get('/en-us?utm_campaign=x', { cookie: 'lh_access=secret' })
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit'])
  expect(first.headers['cache-control']).toBe('public, max-age=0, s-maxage=300, stale-while-revalidate=600')
  expect(second.body).toBe(first.body)
  const again = await get('/en-us', { 'if-none-match': String(first.headers.etag) })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect(handlePage).toHaveBeenCalledOnce()
})

test('a purge by tag makes the page anew', async () => {
  const handlePage = publicPage()
  const { get, pageCache } = await setUp(handlePage)
  await get('/en-us')
  pageCache.purge(['page:home'])
  expect((await get('/en-us')).headers['x-cache']).toBe('miss')
})

test('a kept page goes out in the encoding that was asked for', async () => {
  const { get } = await setUp(publicPage())
  const plain = await get('/en-us')
  const brotli = await get('/en-us', { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)
})

test('a page that asks who is there is private, even where it says that it may be kept [T18]', async () => {
  const { get, origins, pageCache } = await setUp(async (_request, shop) => {
    keepFor5(shop.policy)
    await shop.asShopper().call('internal.serverTime')
    return new Response(`for ${origins.at(-1)?.cookie}`, { headers: html })
  })
  const a = await get('/en-us/account', { cookie: 'lh_access=a' })
  const b = await get('/en-us/account', { cookie: 'lh_access=b' })
  expect([a.body, b.body]).toEqual(['for lh_access=a', 'for lh_access=b'])
  expect(a.headers['cache-control']).toBe('private, no-store')
  expect(pageCache.stats().entries).toBe(0)
})

test('loaders of public pages see no cookie and call the API without one [T18]', async () => {
  const { get, origins } = await setUp(async (request) => new Response(String(request.headers.get('cookie'))))
  const reply = await get('/en-us', { cookie: 'lh_access=a' })
  expect(reply.body).toBe('null')
  expect(origins[0]).toMatchObject({ cookie: null, locale: 'en-us' })
})

test.each([404, 500])('a page with status %d is not kept, here or elsewhere [RT-18]', async (status) => {
  const { get, pageCache } = await setUp(async (_request, { policy }) => {
    keepFor5(policy)
    return new Response('no', { status, headers: html })
  })
  const reply = await get('/en-us/nowhere')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'private, no-store'])
  expect(pageCache.stats().entries).toBe(0)
})

test('a page that cannot be rendered is a page that says so, in the words of the locale [RT-18]', async () => {
  const { get } = await setUp(async () => {
    throw new Error('broken')
  })
  const reply = await get('/de-de/c/schuhe-1200')
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.body).toContain('<html lang="de-DE">')
  expect(reply.body).toContain('href="/de-de"')
})

test('paths of the API are never pages', async () => {
  const { get } = await setUp(publicPage())
  expect((await get('/cart/v1/cart')).json()).toEqual(apiReply)
  expect((await get('/cart/v1/nothing')).statusCode).toBe(404)
  expect((await get('/cart/v1/nothing')).headers['content-type']).toContain('json')
})

test('a path has one spelling', async () => {
  const { get } = await setUp(publicPage())
  expect((await get('/en-us/?page=2')).headers.location).toBe('/en-us?page=2')
  expect((await get('/EN-US/c/shoes-1200')).headers.location).toBe('/en-us/c/shoes-1200')
  expect((await get('/en-us//evil.test/')).headers.location).not.toMatch(/^\/\//)
})

test('scripts in the page are allowed by hash, and the payment provider on checkout alone', async () => {
  const { get } = await setUp(publicPage())
  const home = String((await get('/en-us')).headers['content-security-policy'])
  const checkout = String((await get('/en-us/checkout')).headers['content-security-policy'])
  // A script that runs at once, and one that waits in a noscript.
  expect(home).toMatch(/script-src 'self' 'sha256-[^']+' 'sha256-[^']+';/)
  expect(home).not.toContain('pay.test')
  expect(checkout).toContain('frame-src https://pay.test')
  expect((await get('/en-us')).headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
})

test('a page of another host is another page, so that a forged host poisons nobody', async () => {
  const { get } = await setUp(publicPage())
  await get('/en-us', { host: 'evil.test' })
  expect((await get('/en-us', { host: 'shop.test' })).headers['x-cache']).toBe('miss')
})

test('what is sent to a page reaches its action and is not kept', async () => {
  const { app, pageCache } = await setUp(async (request) => new Response(await request.text(), { headers: html }))
  const reply = await app.inject({
    method: 'POST',
    url: '/en-us/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost', host: 'localhost' },
    payload: 'a=b',
  })
  expect([reply.body, reply.headers['cache-control']]).toEqual(['a=b', 'private, no-store'])
  expect(pageCache.stats().entries).toBe(0)
})

test.each([
  ['another origin', { origin: 'https://evil.test' }],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' }],
  ['nowhere', {}],
])('a form that comes from %s reaches no action', async (_, headers) => {
  const handlePage = publicPage()
  const { app } = await setUp(handlePage)
  const reply = await app.inject({ method: 'POST', url: '/en-us/cart/basic', headers, payload: 'a=b' })
  expect(reply.statusCode).toBe(403)
  expect(handlePage).not.toHaveBeenCalled()
})
