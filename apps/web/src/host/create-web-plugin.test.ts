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

/** Creates a server whose pages come from the handler of the test. */
async function setUp(handlePage: PageHandler, lines: string[] = []) {
  const origins: ApiOrigin[] = []
  const foreignForms: string[] = []
  const pageCache = createPageCache({ now: Date.now })
  const app = Fastify({ logger: { level: 'error', stream: { write: (line) => void lines.push(line) } } })
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
      onForeignForm: ({ url }) => foreignForms.push(url),
    }),
  )
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { app, get, origins, pageCache, foreignForms }
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
  ['the cookie that only HTTPS sets', { cookie: 'locale=de-de; __Host-locale=fr-ca' }, '/fr-ca'],
  ['the language asked for', { 'accept-language': 'de;q=0.8, fr-CA;q=0.4' }, '/de-de'],
  ['the default site', { 'accept-language': 'ja' }, '/en-us'],
])('the root redirects to the locale of %s [RT-01]', async (_, headers, location) => {
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

test('a public page is rendered once, allows a shared cache, and answers a matching ETag with 304', async () => {
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

test.each(['/en-us?preview=1', '/en-us?cms=abc', '/en-us?p13n_testcontext=x'])(
  'the page %s is for one visitor: neither this cache nor a shared one keeps it',
  async (url) => {
    const { get, pageCache } = await setUp(publicPage())
    const reply = await get(url)
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['private, no-store', undefined])
    expect(pageCache.stats().entries).toBe(0)
  },
)

test('an unknown parameter makes no new page in the cache', async () => {
  const handlePage = publicPage()
  const { get } = await setUp(handlePage)
  const urls = ['/en-us/c/shoes-1200', '/en-us/c/shoes-1200?x=1', '/en-us/c/shoes-1200?y=2&page=1']
  const outcomes = []
  for (const url of urls) outcomes.push((await get(url)).headers['x-cache'])
  expect(outcomes).toEqual(['miss', 'hit', 'hit'])
  expect(handlePage).toHaveBeenCalledOnce()
})

test('of many pages that are not cached some are 503, while a shopper’s own page is rendered', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { get } = await setUp(async (request) => {
    if (!request.url.includes('/checkout')) await promise
    return new Response('page', { headers: html })
  })
  const pages = Array.from({ length: 210 }, (_, index) => get(`/en-us/nowhere-${index}`))
  const refused = await Promise.race(pages)
  expect([refused.statusCode, refused.headers['retry-after'], refused.headers['cache-control']]).toEqual([
    503,
    '2',
    'private, no-store',
  ])
  expect((await get('/en-us/checkout')).statusCode).toBe(200)
  resolve()
  const statuses = (await Promise.all(pages)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(201)
})

test('an error of a page is one bounded entry of the log, without control characters and secrets', async () => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'error')
  const { app } = await setUp(async (_request, shop) => {
    shop.reportError(new Error(`no\u001b[31m\nroute ${'x'.repeat(5000)}`))
    return new Response('no', { status: 500, headers: html })
  }, lines)
  await app.inject({ url: '/en-us/order-confirmation?st=secret&order=LH1' })
  const [entry = '', ...more] = lines.filter((line) => line.includes('could not be rendered'))
  expect(more).toEqual([])
  expect(entry.length).toBeLessThan(4000)
  expect(entry).not.toContain('secret')
  expect(JSON.parse(entry).err.message).toMatch(/^no \[31m route x/)
  expect(log).not.toHaveBeenCalled()
})

test('a page is rendered again after a purge of its tag', async () => {
  const handlePage = publicPage()
  const { get, pageCache } = await setUp(handlePage)
  await get('/en-us')
  pageCache.purge(['page:home'])
  expect((await get('/en-us')).headers['x-cache']).toBe('miss')
})

test('a cached page is sent in the requested encoding', async () => {
  const { get } = await setUp(publicPage())
  const plain = await get('/en-us')
  const brotli = await get('/en-us', { 'accept-encoding': 'gzip, br' })
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(brotli.headers['content-encoding']).toBe('br')
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
  expect(brotli.headers.etag).not.toBe(plain.headers.etag)
})

test('a page that reads the shopper is private even if its loader calls it cacheable [T18]', async () => {
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

test.each([404, 500])('a page with status %d is cached neither here nor in a shared cache [RT-18]', async (status) => {
  const { get, pageCache } = await setUp(async (_request, { policy }) => {
    keepFor5(policy)
    return new Response('no', { status, headers: html })
  })
  const reply = await get('/en-us/nowhere')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([status, 'private, no-store'])
  expect(pageCache.stats().entries).toBe(0)
})

test('a page that lacks a part is sent and not cached (T23)', async () => {
  const { get, pageCache } = await setUp(async (_request, { policy }) => {
    keepFor5(policy)
    policy.incomplete = true
    return new Response('without its menu', { headers: html })
  })
  const reply = await get('/en-us')
  expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(pageCache.stats().entries).toBe(0)
})

test('a page that is not available now says when to try again', async () => {
  const { get } = await setUp(async () => new Response('later', { status: 503, headers: html }))
  const reply = await get('/en-us')
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '2'])
})

test('a page that cannot be rendered is answered by an error page in its locale [RT-18]', async () => {
  const { get } = await setUp(async () => {
    throw new Error('broken')
  })
  const reply = await get('/de-de/c/schuhe-1200')
  expect(reply.statusCode).toBe(500)
  expect(reply.headers['cache-control']).toBe('private, no-store')
  expect(reply.body).toContain('<html lang="de-DE">')
  expect(reply.body).toContain('href="/de-de"')
})

test('a path of the API is answered by the API, even if it does not exist', async () => {
  const { get } = await setUp(publicPage())
  expect((await get('/cart/v1/cart')).json()).toEqual(apiReply)
  expect((await get('/cart/v1/nothing')).statusCode).toBe(404)
  expect((await get('/cart/v1/nothing')).headers['content-type']).toContain('json')
})

test('a path with a trailing slash or an upper-case locale is redirected to its canonical spelling', async () => {
  const { get } = await setUp(publicPage())
  expect((await get('/en-us/?page=2')).headers.location).toBe('/en-us?page=2')
  expect((await get('/EN-US/c/shoes-1200')).headers.location).toBe('/en-us/c/shoes-1200')
  expect((await get('/en-us//evil.test/')).headers.location).not.toMatch(/^\/\//)
})

/** A page with a script and a style in its content. */
const documentWithInjection = () =>
  vi.fn<PageHandler>(async (_request, shop) => {
    keepFor5(shop.policy)
    shop.document = {
      html: [
        '<script>own()</script><style>',
        new TextEncoder().encode('p{}'),
        '</style><script>injected()</script><style>injected{}</style>',
      ],
      scriptHashes: ['sha256-own='],
      styleHashes: ['sha256-style='],
    }
    return new Response(null, { headers: html })
  })

test('inline scripts and styles of the build are allowed by hash, and those in the content of a page are not', async () => {
  const { get } = await setUp(documentWithInjection())
  const policy = String((await get('/en-us')).headers['content-security-policy'])
  expect(policy).toContain("script-src 'self' 'sha256-own=';")
  // The other style is that of the viewer of models.
  expect(policy).toMatch(/; style-src 'self' 'sha256-style=' 'sha256-[\w+/]{43}=';/)
})

test('a page that the router did not render runs no inline script', async () => {
  const { get } = await setUp(publicPage())
  expect((await get('/en-us')).headers['content-security-policy']).toContain("script-src 'self';")
})

test('the payment provider is allowed on pages that take cards only [ACC-04]', async () => {
  const { get } = await setUp(documentWithInjection())
  const home = (await get('/en-us')).headers
  const checkout = (await get('/en-us/checkout')).headers
  const savedCards = (await get('/en-us/account/payment')).headers
  const account = (await get('/en-us/account/profile')).headers
  expect(home['content-security-policy']).not.toContain('pay.test')
  expect(checkout['content-security-policy']).toContain('frame-src https://pay.test')
  expect(savedCards['content-security-policy']).toContain('frame-src https://pay.test')
  expect(account['content-security-policy']).not.toContain('pay.test')
  expect(home).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin' })
  expect(checkout['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
})

test('a page names the endpoint of its reports, what it may use and who may load it', async () => {
  const { get } = await setUp(publicPage())
  const { headers } = await get('/en-us')
  expect(headers['reporting-endpoints']).toBe('csp="/fapi/csp-reports"')
  expect(headers['permissions-policy']).toContain('camera=()')
  expect(headers).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'strict-origin-when-cross-origin',
  })
})

test('pages of different hosts are cached separately, so that a forged host header poisons no other page', async () => {
  const { get } = await setUp(publicPage())
  await get('/en-us', { host: 'evil.test' })
  expect((await get('/en-us', { host: 'shop.test' })).headers['x-cache']).toBe('miss')
})

test('a form sent to a page reaches its action, and the answer is not cached', async () => {
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
  ['an unknown origin', {}],
])('a form from %s is refused before it reaches an action', async (_, headers) => {
  const handlePage = publicPage()
  const { app } = await setUp(handlePage)
  const reply = await app.inject({ method: 'POST', url: '/en-us/cart/basic', headers, payload: 'a=b' })
  expect(reply.statusCode).toBe(403)
  expect(handlePage).not.toHaveBeenCalled()
})

test.each([
  ['a mail program', {}, 200],
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a program with a shopper’s cookie', { cookie: 'a=b' }, 403],
])(
  'the one request that ends the mails of a signed link is answered to %s as it must be',
  async (_, headers, status) => {
    const { app } = await setUp(publicPage())
    const send = (url: string) => app.inject({ method: 'POST', url, headers, payload: 'List-Unsubscribe=One-Click' })
    expect((await send('/en-us/account/subscriptions?st=signed')).statusCode).toBe(status)
    expect((await send('/en-us/stock-notice?st=signed')).statusCode).toBe(status)
    expect((await send('/en-us/no-mails?st=signed')).statusCode).toBe(status)
    expect((await send('/en-us/account/profile')).statusCode).toBe(403)
  },
)

test('a form from another origin is reported, and one of the shop is not', async () => {
  const { app, foreignForms } = await setUp(publicPage())
  const send = (url: string, origin: string) =>
    app.inject({ method: 'POST', url, headers: { origin, host: 'localhost' }, payload: 'a=b' })
  await send('/en-us/cart/basic', 'http://localhost')
  await send('/en-us/contact', 'https://evil.test')
  expect(foreignForms).toEqual(['/en-us/contact'])
})
